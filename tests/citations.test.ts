/** Rules cited by code, tests and docs are defined in docs/; paths and links in the docs exist. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

const root = join(__dirname, '..')
const folders = [
  '.ci',
  'content',
  'docs',
  'locales',
  'netlify',
  'patches',
  'scripts',
  'src',
  'static',
  'tests',
]

const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(entry.parentPath.slice(root.length + 1), entry.name))

const files = [
  ...readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name),
  ...folders.flatMap(filesOf),
]
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const docs = files.filter((file) => /^(docs\/.*|README|CONTRIBUTING)\.md$/.test(file))
const texts = new Map(
  files
    .filter((file) =>
      /^(src|tests|scripts|docs)\/.*\.(ts|tsx|mjs|css|md)$|^[^/]+\.(ts|tsx|mjs|md)$/.test(file),
    )
    .map((file) => [file, read(file)]),
)

/** Matches ids such as L1 and FRM-20, but not the `%E0` of an encoded address. */
const id = /(?<![\w%#&/-])(?:(?:FRM|MD|BLD)-\d{2}|[RABEFL]\d{1,3})(?![\w/-])/g

/** The ids that a text cites, by name or between the ends of a range such as `L1 to L5`. */
function citedIn(text: string): string[] {
  const ranges = [...text.matchAll(/([A-Z]+-?)(\d+) to \1(\d+)/g)]
  return [
    ...(text.match(id) ?? []),
    ...ranges.flatMap(([, family = '', first = '', last]) =>
      Array.from(
        { length: Math.max(0, Number(last) - Number(first) + 1) },
        (_, index) => family + `${Number(first) + index}`.padStart(first.length, '0'),
      ),
    ),
  ]
}

/** The ids that a page of the docs defines: first cell of a row, or first words of a paragraph, in bold. */
const definitionsIn = (page: string): string[] =>
  [...page.matchAll(/^\| ([A-Z]+-?\d+) +\||^\*\*([A-Z]+-?\d+)\*\*/gm)].map(
    ([, row, bold]) => row ?? bold ?? '',
  )

const specPages = docs.filter((file) => file.startsWith('docs/spec/') || file === 'docs/requirements.md')
const defined = specPages.flatMap((file) => definitionsIn(texts.get(file) ?? ''))

/** The anchors of headings, as code hosts generate them. */
const anchorsIn = (page: string): string[] =>
  [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )

/** The problem with a link into the docs, if any: `docs/spec/law.md#consent`. */
function problemOf(address: string): string | undefined {
  const [file = '', anchor] = address.split('#')
  if (!files.some((each) => each === file || each.startsWith(`${file.replace(/\/$/, '')}/`)))
    return `no ${file}`
  const page = anchor && texts.get(file)
  return page && !anchorsIn(page).includes(anchor) ? `no heading #${anchor} in ${file}` : undefined
}

test('each id is defined once', () => {
  expect(defined.length).toBeGreaterThan(300)
  expect(defined.filter((each, index) => defined.indexOf(each) !== index)).toEqual([])
})

test('every cited id is defined', () => {
  const known = new Set(defined)
  const unknown = [...texts].flatMap(([file, text]) =>
    [...new Set(text.match(id))].filter((each) => !known.has(each)).map((each) => `${file}: ${each}`),
  )
  expect(unknown).toEqual([])
})

test('every defined id is cited by code or tests', () => {
  const cited = new Set([...texts].flatMap(([file, text]) => (file.startsWith('docs/') ? [] : citedIn(text))))
  // Each requirement names its code and its proof in the table itself (tests/requirements.test.ts).
  const rules = defined.filter((each) => !each.startsWith('R'))
  expect(rules.filter((each) => !cited.has(each))).toEqual([])
})

test('pages and headings of the docs that are cited exist', () => {
  const wrong = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/\bdocs\/[\w/-]+\.md(?:#[\w-]+)?/g)].flatMap(([address]) => {
      const problem = problemOf(address)
      return problem ? [`${file}: ${problem}`] : []
    }),
  )
  expect(wrong).toEqual([])
})

test('links in the docs lead somewhere', () => {
  const wrong = docs.flatMap((file) =>
    [...(texts.get(file) ?? '').matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].flatMap(([, to = '']) => {
      const problem = problemOf(to.startsWith('#') ? file + to : posix.join(dirname(file), to))
      return problem ? [`${file}: ${problem}`] : []
    }),
  )
  expect(wrong).toEqual([])
})

/** Files that only a build or an editor creates; `….de.md` is a file extension. */
const made =
  /^(public\/|\.de\.md$|content\/redirects\.yml$)|^(_payload|page-data|app-data|content|translations)\.json$|^builds\//

test('files mentioned in the docs exist', () => {
  const missing = docs.flatMap((file) =>
    [...(texts.get(file) ?? '').matchAll(/`([\w.{}/-]+\.(?:ts|tsx|mjs|css|md|yml|json|toml))`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !made.test(name) && !files.some((each) => each === name || each.endsWith(`/${name}`)))
      .map((name) => `${file}: ${name}`),
  )
  expect(missing).toEqual([])
})
