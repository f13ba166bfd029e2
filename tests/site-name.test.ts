/**
 * A site made from this project has its own name, colours and typeface: the sample's are only in content, brand,
 * fixtures and samples. Every text file of the project is read, in any folder.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { formatHex, parse } from 'culori'
import { siteFolders } from '../scripts/lib/fixture.mjs'
import { bands, inks, roles, typeface } from '../src/site/own/brand'

const root = join(__dirname, '..')

/** Files that are not part of the project: generated, local, or git's own. */
const ignored = new Set(['.git', ...readFileSync(join(root, '.gitignore'), 'utf8').split(/\/?\n/)])
const ignoredFiles = /\.log$|^\.env/

/** The files of a site, and those for its samples and tests. */
const homes = [...siteFolders, 'fixtures', 'samples']

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name)
    if (ignored.has(entry.name) || homes.includes(path)) return []
    if (entry.isDirectory()) return filesBelow(path)
    return entry.isFile() && !ignoredFiles.test(entry.name) ? [path] : []
  })
}

const files = filesBelow('').map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

type Exception = { readonly files: RegExp; readonly because: string }

const tests: Exception = {
  files: /\.test\.tsx?$|\/tests\/|^tests\/|^src\/sections\/testing\/sample/,
  because: 'tests run on the fixture, or on pages that are its like',
}

const filesWith = (has: (text: string) => boolean, exceptions: readonly Exception[]): string[] =>
  files
    .filter(({ path, text }) => has(text) && !exceptions.some((except) => except.files.test(path)))
    .map(({ path }) => path)

test('the whole project is read', () => {
  const read = files.map(({ path }) => path)
  expect(read).toEqual(
    expect.arrayContaining([
      ...['.gitignore', 'netlify.toml', 'package.json', 'docs/architecture.md', 'locales/en/common.json'],
      ...['src/admin/admin.css', 'scripts/new.ts', 'src/site/routes.ts', 'tests/looks.ts'],
    ]),
  )
  expect(read.filter((path) => /^(?:content|fixtures|node_modules|public)\//.test(path))).toEqual([])
})

test('nothing names the sample', () => {
  expect(
    filesWith(
      (text) => /musterwerk/i.test(text),
      [
        tests,
        { files: /^(?:README\.md|package(?:-lock)?\.json)$/, because: 'npm run new writes the site’s name' },
        { files: /^LICENSE$/, because: 'who holds the copyright of the code' },
        { files: /^docs\/going-live\.md$/, because: 'says that the sample is to be replaced' },
      ],
    ),
  ).toEqual([])
})

test('nothing names the typeface of the brand', () => {
  const [, name = ''] = /\/([a-z]+)[a-z-]*-[\da-f]{8}\.woff2$/.exec(typeface.file) ?? []
  expect(name).toMatch(/^[a-z]{4,}$/)
  const words = new RegExp(name, 'i')
  expect(
    filesWith(
      (text) => words.test(text),
      [
        tests,
        { files: /^package(?:-lock)?\.json$/, because: 'tests cut the packaged file, as owners cut theirs' },
        { files: /^docs\/decisions\/packages\.md$/, because: 'lists the packages' },
      ],
    ),
  ).toEqual([])
})

/**
 * Colours in the notations of style sheets and code: `#36C`, `rgb(51 102 204 / 60%)`, `0x3366cc`, `r: 51, g: 102, b:
 * 204`.
 */
const written =
  /(?:#|0x)[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([^()]*\)|\br: ?\d+, ?g: ?\d+, ?b: ?\d+/gi

function coloursIn(text: string): string[] {
  return (text.match(written) ?? []).flatMap((colour) => {
    const channels = /^r/i.test(colour) && !colour.includes('(') ? colour.match(/\d+/g) : undefined
    const parsed = parse(channels ? `rgb(${channels.join(' ')})` : colour.replace(/^0x/i, '#'))
    return parsed ? [formatHex(parsed)] : []
  })
}

test.each([
  '#36C',
  '#3366cc99',
  'rgb(51 102 204 / 60%)',
  'rgba(51, 102, 204, 0.6)',
  'hsl(220 60% 50%)',
  '0x3366CC',
  '{ r: 51, g: 102, b: 204 }',
])('%s is recognized as #3366cc', (colour) => {
  expect(coloursIn(colour)).toEqual(['#3366cc'])
})

test('colours of the brand are only in its files, in any notation', () => {
  const colours = new Set<string>(
    [inks, roles.light, roles.dark, bands].flatMap((each) => Object.values(each)),
  )
  const home = coloursIn(readFileSync(join(root, 'src/site/own/brand.ts'), 'utf8'))
  expect(new Set(home)).toEqual(colours)
  expect(filesWith((text) => coloursIn(text).some((colour) => colours.has(colour)), [])).toEqual([])
})
