/** The flags of `npm run new`, its output, and that it is atomic. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { sampleValues } from '../../../src/ready/sample-values'
import { addressesIn, linksIn, sampleAddresses } from './addresses'
import { AnswerError, completeAnswers, problemOf, readFlags, type Answers } from './answers'
import { contentFiles } from './starter'
import { swapIn } from './swap'

const root = join(__dirname, '../../..')

const answers: Answers = {
  name: 'A & B: “Pflege”',
  claim: { de: 'Pflege, die bleibt.' },
  languages: ['de', 'en'],
  legalName: 'A & B GmbH',
  street: 'Lindenallee 4',
  postalCode: '04229',
  city: 'Leipzig',
  country: 'DE',
  phone: '+49 341 4928 0',
  email: 'office@a-b.example',
  manager: 'Jana Hollerbach',
  vatId: '',
  host: 'netlify',
  productType: 'Course',
  collections: ['services'],
  examples: true,
}

test.each([
  [['--languages', 'de'], 'two languages or more'],
  [['--languages', 'de,xx'], '“xx” is not a language code'],
  [['--collections', 'products,shop'], 'There is no collection “shop”'],
  [['--claim', 'Pflege'], 'write it as de='],
  [['--host', 'ftp'], 'netlify or own-server'],
  [['--product-type', 'a course'], 'schema.org'],
  [['--country', 'Germany'], 'two letters'],
  [['--email', 'office'], 'one e-mail address'],
  [['--name', 'x'.repeat(41)], 'at most 40 are allowed'],
  [['--manager', 'x'.repeat(61)], 'at most 60 are allowed'],
  [['--phone', '+49 341'], 'telephone number of digits'],
  [['--claim', `de=${'x'.repeat(100)}`], 'shorten it'],
  [['--nam', 'A'], '--name'],
])('%j is rejected with what to write instead', (flags, says) => {
  expect(() => readFlags(flags)).toThrow(AnswerError)
  expect(() => readFlags(flags)).toThrow(says)
})

test('where the host processes data is left to the owner, who alone knows it', () => {
  const settings = parse(String(contentFiles(root, answers).get('content/site/site.yml'))) as Record<
    string,
    { hosts: { ownServer: { transfer: string } } }
  >
  const transfers = answers.languages.map((language) => settings[language]?.hosts.ownServer.transfer ?? '')
  expect(transfers.map((text) => sampleValues(text).length)).toEqual([1, 1])
})

test('optional answers are filled in, and missing ones are listed', () => {
  const { answers: known } = readFlags(['--name', 'A', '--languages', 'en, de'])
  expect(known).toEqual({ name: 'A', languages: ['en', 'de'] })
  expect(() => completeAnswers(known)).toThrow(
    '--legal-name, --street, --postal-code, --city, --phone, --email, --manager',
  )
  expect(completeAnswers({ ...answers, vatId: undefined })).toMatchObject({ country: 'DE', examples: true })
  expect(problemOf('vatId', '')).toBeUndefined()
})

describe('the content of a site with services only', () => {
  const files = contentFiles(root, answers)
  const dataOf = (path: string) => parse(files.get(path)?.split('---\n')[1] ?? '') as Record<string, unknown>

  test('has no pages, menus, sections or links for the collections left out', () => {
    const paths = [...files.keys()]
    expect(paths).toContain('content/services/example.de.md')
    expect(
      paths.filter((path) => /\/(?:products|news|tags|jobs|partners)\b|pages\/partner/.test(path)),
    ).toEqual([])
    const settings = files.get('content/site/site.yml') ?? ''
    expect(settings).toContain('link: services')
    expect(settings).not.toMatch(/link: (?:products|news|jobs|partner)\b|entries: products/)
    expect(files.get('content/pages/home.en.md')).not.toMatch(
      /type: (?:products|news|testimonials)|link: products/,
    )
    expect(files.get('content/pages/not-found.en.md')).not.toMatch(/\]\(\/(?:products|news)\)/)
  })

  test('states the company’s facts, whatever characters they contain', () => {
    const settings = parse(files.get('content/site/site.yml') ?? '') as Record<
      string,
      Record<string, unknown>
    >
    expect(settings['de']).toMatchObject({
      name: answers.name,
      claim: 'Pflege, die bleibt.',
      host: 'netlify',
    })
    expect(settings['en']).toMatchObject({ claim: 'Pflege, die bleibt.', company: { country: 'Germany' } })
    expect(Object.keys(settings)).toEqual(['de', 'en'])
    expect(dataOf('content/pages/about.de.md')['title']).toBe(`Über ${answers.name}`)
    expect(dataOf('content/team/example.en.md')['name']).toBe('Jana Hollerbach')
  })

  test('keeps the legal texts, without naming the former company', () => {
    const own = parse(readFileSync(join(root, 'content/site/site.yml'), 'utf8')) as { en?: { name: string } }
    const before = own.en?.name ?? ''
    expect(before).not.toBe('')
    for (const id of ['imprint', 'privacy', 'accessibility'])
      expect(files.get(`content/pages/${id}.en.md`)).not.toContain(before)
  })
})

test('without examples there are only pages, and the person named in the imprint', () => {
  const names = [...contentFiles(root, { ...answers, examples: false }).keys()]
  expect(names.filter((path) => !/content\/(?:pages|site)\//.test(path))).toEqual([
    'content/team/example.de.md',
    'content/team/example.en.md',
  ])
})

test('untranslated texts are marked', () => {
  const files = contentFiles(root, { ...answers, languages: ['en', 'pl'] })
  expect(files.get('content/pages/contact.pl.md')).toContain('[pl: translate]')
  expect(files.get('content/pages/contact.en.md')).not.toContain(': translate]')
})

test('names, addresses and numbers stay the same in an untranslated language, however long they are', () => {
  const long = {
    ...answers,
    languages: ['de', 'pl'],
    claim: { de: `Pflege, die bleibt, und Menschen, die wiederkommen` },
    legalName: 'Hollerbach Ambulante Pflege und Betreuung gemeinnützige GmbH',
    email: 'ambulante.pflege.und.betreuung@leipzig.hollerbach.example',
  }
  const files = contentFiles(root, long)
  const settings = parse(files.get('content/site/site.yml') ?? '') as Record<string, Record<string, unknown>>
  expect(settings['pl']).toMatchObject({
    company: { legalName: long.legalName, email: long.email, street: long.street },
  })
  // A claim that is a sentence has to be translated; until then a placeholder explains what belongs there.
  expect(settings['pl']?.['claim']).toMatch(/^\[/)
  for (const language of long.languages) {
    const imprint = parse(files.get(`content/pages/imprint.${language}.md`)?.split('---\n')[1] ?? '') as {
      description: string
    }
    expect(imprint.description.length).toBeLessThanOrEqual(160)
  }
})

describe('addresses', () => {
  const sample = sampleAddresses(root)
  const own =
    "export const addresses = {\n  products: {\n    de: 'waren',\n    fr: 'produits',\n  },\n  history: { de: 'geschichte', fr: 'histoire' },\n}\n"

  test('of the replaced site stay; a new language takes the sample’s, then another’s', () => {
    const after = addressesIn(own, sample, ['en', 'de', 'pl'])
    expect(after).toContain("products: { en: 'products', de: 'waren', pl: 'products' }")
    expect(after).toContain("history: { en: 'geschichte', de: 'geschichte', pl: 'geschichte' }")
  })

  test('in links are in the first language on a site without English, whatever site it replaces', () => {
    expect(linksIn(root, ['en', 'fr'])('[we](/about)')).toBe('[we](/about)')
    expect(linksIn(root, ['de', 'fr'])('[we](/about), [all](/products)')).toBe(
      '[we](/ueber-uns), [all](/produkte)',
    )
  })
})

describe('putting a prepared site in place', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'swap-'))
    for (const side of ['root', 'copy']) {
      mkdirSync(join(folder, side, 'content'), { recursive: true })
      writeFileSync(join(folder, side, 'content/a.md'), side)
      writeFileSync(join(folder, side, 'package.json'), side)
    }
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const read = (path: string) => readFileSync(join(folder, 'root', path), 'utf8')

  test('replaces all paths', async () => {
    await swapIn(join(folder, 'root'), join(folder, 'copy'), ['content', 'package.json'])
    expect([read('content/a.md'), read('package.json')]).toEqual(['copy', 'copy'])
    expect(existsSync(join(folder, 'root/.build/old-site'))).toBe(false)
  })

  test('changes nothing if one of them cannot be replaced', async () => {
    await expect(swapIn(join(folder, 'root'), join(folder, 'copy'), ['content', 'missing'])).rejects.toThrow(
      'missing',
    )
    expect([read('content/a.md'), read('package.json')]).toEqual(['root', 'root'])
  })
})
