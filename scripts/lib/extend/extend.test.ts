/** The output of `npm run add` and `npm run remove`, in a small temporary project. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { addCollection, inOtherWords } from './collection'
import { filesWithSection, removeFromContent } from './content'
import { propertiesOf, withoutProperty, withProperty } from './edit'
import { kindAndName } from './names'
import { addSection, removeSection } from './section'
import { writeOwnCollections } from '../own-collections.mjs'

const root = resolve(__dirname, '../../..')
const generated = 'src/site/own/collections.ts'
const index = 'src/content-model/collections/own/index.ts'
const model = 'src/content-model/collections/own/price-lists.ts'
const written = [
  generated,
  index,
  'src/content-model/sections/writing.ts',
  'src/sections/section-list.tsx',
  'content/site/site.yml',
]
let project: string

const textOf = (file: string) => readFileSync(join(project, file), 'utf8')

/** The facts in the generated file. */
const factsOf = (): unknown => JSON.parse(/ = (\{[\s\S]*\}) as const/.exec(textOf(generated))?.[1] ?? '')

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'extend-'))
  for (const file of [...written, 'starter/collection', 'src/content-model', 'src/lib', 'src/site'])
    cpSync(join(root, file), join(project, file), { recursive: true })
  mkdirSync(join(project, 'src/sections'), { recursive: true })
})
afterEach(() => rmSync(project, { recursive: true, force: true }))

const wanted = {
  name: 'price-lists',
  labels: { en: 'Price lists', de: 'Preislisten' },
  singulars: { en: 'Price list', de: 'Preisliste' },
  paths: { de: 'preise' },
  schemaType: 'Thing',
  pages: true,
}

test('a language whose page has the title or the address of another one is named', () => {
  expect(inOtherWords({ en: 'Places', de: 'Orte' }, { de: 'orte' })).toEqual([])
  expect(inOtherWords({ en: 'Places', de: 'Orte' }, {})).toEqual(['de'])
  expect(inOtherWords({ en: 'Places' }, { de: 'orte' })).toEqual(['de'])
})

test.each([
  [['collections', 'places'], '“collections” is neither “collection” nor “section”.'],
  // What npm leaves of “npm run add collection places --label en=Places”.
  [['collection', 'places', 'en=Places'], '“en=Places” was not expected after “places”.'],
  [['section', 'price', 'table'], '“table” was not expected after “price”.'],
])('%j is rejected before anything is written', (words, says) => {
  expect(() => kindAndName(words)).toThrow(says)
})

test('a new collection has addresses, fields and an example in every language', async () => {
  const files = await addCollection(project, wanted)
  expect(files.every((file) => existsSync(join(project, file)))).toBe(true)
  expect(textOf(index)).toContain("import { priceLists } from './price-lists'")
  expect(textOf(model)).toContain("paths: { en: 'price-lists', de: 'preise' }")
  expect(factsOf()).toEqual({
    'price-lists': {
      label: wanted.labels,
      paths: { en: 'price-lists', de: 'preise' },
      listedIn: ['menus', 'search', 'sitemap'],
      card: 'row',
      schemaType: 'Thing',
    },
  })
  expect(textOf('content/pages/price-lists.de.md')).toContain('title: Preislisten')
  expect(textOf('content/price-lists/example.en.md')).toContain('[Its name]')
})

test('a collection without pages has no addresses, no list page, and no fields for pages', async () => {
  const files = await addCollection(project, { ...wanted, pages: false })
  expect(files.filter((file) => file.startsWith('content/'))).toEqual([
    'content/price-lists/example.en.md',
    'content/price-lists/example.de.md',
  ])
  expect(textOf(model)).not.toMatch(/paths|slug|sections|facts/)
  expect(factsOf()).toEqual({ 'price-lists': { label: wanted.labels, listedIn: [], card: 'row' } })
})

test('the committed facts match the collections', () => {
  writeOwnCollections(project)
  expect(textOf(generated)).toBe(readFileSync(join(root, generated), 'utf8'))
})

describe('a change in a collection’s file', () => {
  const change = (from: string, to: string) => {
    expect(textOf(model)).toContain(from)
    writeFileSync(join(project, model), textOf(model).replace(from, to))
  }
  beforeEach(() => addCollection(project, wanted))

  test.each([
    ['an older one', textOf],
    ['an empty one', () => ''],
    ['one with marks of a merge', () => '<<<<<<< ours\n'],
  ])('replaces the facts in the generated file: %s', (_, before) => {
    writeFileSync(join(project, generated), before(generated))
    change("de: 'preise'", "de: 'tarife'")
    change("listedIn: ['menus', 'search', 'sitemap']", "listedIn: ['feed']")
    writeOwnCollections(project)
    expect(factsOf()).toMatchObject({
      'price-lists': { paths: { en: 'price-lists', de: 'tarife' }, listedIn: ['feed'] },
    })
  })

  test('applies to the next script that runs; a mistake is reported', () => {
    const run = () =>
      spawnSync(process.execPath, ['scripts/run.mjs', 'print.ts'], { cwd: project, encoding: 'utf8' })
    const own = ['node-version', 'own-collections'].map((name) => `scripts/lib/${name}.mjs`)
    for (const file of ['package.json', 'scripts/run.mjs', ...own])
      cpSync(join(root, file), join(project, file))
    symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
    const print =
      "import { pathOf } from './src/site/paths'\nconsole.log(pathOf('price-lists-entry', 'de', 'a'))\n"
    writeFileSync(join(project, 'print.ts'), print)
    change("de: 'preise'", "de: 'tarife'")
    expect(run().stdout).toBe('/de/tarife/a\n')
    change("de: 'tarife'", "de: 'tarife")
    expect(run()).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining(`${model}:`) as string,
    })
  })
})

test.each([
  ['products', 'There is a collection or a page “products” already'],
  ['about', 'There is a collection or a page “about” already'],
  ['Price lists', 'cannot be a name'],
  ['', 'cannot be a name'],
])('“%s” is rejected before anything is written', async (name, message) => {
  const before = written.map(textOf)
  await expect(addCollection(project, { ...wanted, name })).rejects.toThrow(message)
  expect(written.map(textOf)).toEqual(before)
})

test('an address that a page of the site already has is rejected', async () => {
  await expect(addCollection(project, { ...wanted, paths: { de: 'kontakt' } })).rejects.toThrow(
    'The address “kontakt” (de) is taken',
  )
})

test.each([
  ['Räume', 'raeume'],
  ['/standorte', 'standorte'],
  ['firma/Unsere Räume', 'firma/unsere-raeume'],
])('%s is not an address, and the nearest one is suggested', async (path, nearest) => {
  await expect(addCollection(project, { ...wanted, paths: { de: path } })).rejects.toThrow(
    `“${path}” (de) cannot be an address. Use lower-case letters, digits and single hyphens: --path de=${nearest}`,
  )
})

test('a section type is added and removed without a trace', () => {
  const before = written.map(textOf)
  // A name that no site owner is likely to have given to a section.
  addSection(project, 'tested-kind', { en: 'Tested kind', de: 'Geprüfte Art' })
  expect(textOf('src/sections/section-list.tsx')).toContain('testedKind: TestedKind,')
  expect(textOf('src/sections/tested-kind/tested-kind.tsx')).toContain("SectionOf<'testedKind'>")
  // Lines between items need padding, which a section without a style sheet does not have.
  expect(textOf('src/sections/tested-kind/tested-kind.tsx')).toContain('className="grid"')
  expect(() => addSection(project, 'tested-kind', {})).toThrow('already')
  removeSection(project, 'tested-kind')
  expect(existsSync(join(project, 'src/sections/tested-kind'))).toBe(false)
  expect(written.map(textOf)).toEqual(before)
})

test('a section type that the system needs is not removed', () => {
  expect(() => removeSection(project, 'jobs')).toThrow('There is no section “jobs”')
})

test('properties are appended, and removed with the comments above them', () => {
  const source = 'const a = { b: 1 } as const\n'
  const added = withProperty(source, 'a', '// Why.\nc: 2')
  expect(propertiesOf(added, 'a')).toEqual(['b', 'c'])
  const removed = withoutProperty(added, 'a', 'c')
  expect(propertiesOf(removed, 'a')).toEqual(['b'])
  expect(removed).not.toContain('Why')
})

describe('content', () => {
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    writeFileSync(join(project, file), text)
  }
  beforeEach(() => {
    put('content/partners/a.en.md', '---\nname: A\n---\n')
    put('content/pages/partner.en.md', '---\ntitle: Partners\n---\n')
    put(
      'content/pages/about.en.md',
      '---\ntitle: About\nsections:\n  - type: partners\n    heading: Ours\n  - type: text\n    heading: Us\n---\nWords.\n',
    )
    put('content/pages/home.en.md', '---\ntitle: "Home"\n---\n')
  })

  test('entries, their list, sections and menu items are removed; other files stay unchanged', () => {
    const files = removeFromContent(project, ['partners'])
    expect(files.sort()).toEqual(['content/pages/about.en.md', 'content/site/site.yml'])
    expect(existsSync(join(project, 'content/partners'))).toBe(false)
    expect(existsSync(join(project, 'content/pages/partner.en.md'))).toBe(false)
    expect(textOf('content/pages/about.en.md')).toBe(
      '---\ntitle: About\nsections:\n  - type: text\n    heading: Us\n---\nWords.\n',
    )
    expect(textOf('content/site/site.yml')).not.toContain('link: partner')
    expect(textOf('content/pages/home.en.md')).toContain('title: "Home"')
  })

  test('queries for removed pages are deleted; other queries and comments stay', () => {
    put(
      'content/search-queries.yml',
      '# What visitors look for.\nen:\n  first:\n    partners: /about/partner\n    resellers: /about/partner#resellers\n    team: /about/team\n    lotse: /products/lotse\nde:\n  first:\n    Partner: /de/ueber-uns/partner\n    Lotse: /de/produkte/lotse\n',
    )
    const query = 'content/search-queries.yml'
    expect(removeFromContent(project, ['partners'])).toContain(query)
    expect(textOf(query)).toBe(
      '# What visitors look for.\nen:\n  first:\n    team: /about/team\n    lotse: /products/lotse\nde:\n  first:\n    Lotse: /de/produkte/lotse\n',
    )
    removeFromContent(project, ['products'])
    expect(textOf(query)).not.toMatch(/lotse/i)
    expect(textOf(query)).toContain('team: /about/team')
  })

  test('articles lose the field that refers to products', () => {
    put('content/news/a.en.md', '---\ntitle: News\nproducts:\n  - lotse\n---\nWords.\n')
    removeFromContent(project, ['products'])
    expect(textOf('content/news/a.en.md')).toBe('---\ntitle: News\n---\nWords.\n')
  })

  test('pages that show a section type are found', () => {
    expect(filesWithSection(project, 'partners')).toEqual(['content/pages/about.en.md'])
  })
})
