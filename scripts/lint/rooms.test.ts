/**
 * The order of the rooms: what the lint rule reports, that it knows every room, and that there are no import cycles.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { Linter } from 'eslint'
import { roomOrder, rooms } from './rooms.mjs'

const root = resolve(__dirname, '../..')
const src = join(root, 'src')

/** The rule's messages for an import of `to` in the file `from`, both below src. */
function reportedFor(from: string, to: string): string[] {
  return new Linter({ cwd: root })
    .verify(
      `import { x } from '${to}'`,
      {
        files: ['**/*.ts'],
        plugins: { rooms: rooms as never },
        rules: { 'rooms/order': 'error' },
        languageOptions: { sourceType: 'module' },
      },
      join(src, from),
    )
    .map(({ messageId = '' }) => messageId)
}

test.each([
  ['a lower room', 'views/page-view/page-view.ts', '../../site/paths', []],
  ['its own room', 'site/paths.ts', './locales', []],
  ['a lower room of the editor', 'admin/bar/bar.ts', '../decap/pending', []],
  ['a higher room of the editor', 'admin/rules/check.ts', '../decap/media', ['up']],
  ['what starts the editor', 'admin/bar/bar.ts', '../register', ['up']],
  ['a room of the editor, from where it starts', 'admin/main.ts', './bar/bar', []],
  ['a package', 'site/paths.ts', 'ofetch', []],
  ['a higher room', 'site/paths.ts', '../client/start', ['up']],
  ['a higher room, from a folder of a room', 'hosting/a/b.ts', '../../gatsby/pages', ['up']],
  ['a room that is not in the list', 'site/paths.ts', '../attic/box', ['unknown']],
  ['the scripts', 'gatsby/pages.ts', '../../scripts/lib/run', ['outside']],
  ['the interface texts', 'i18n/texts.ts', '../../locales/en/common.json', []],
])('an import from %s', (_, from, to, expected) => {
  expect(reportedFor(from, to)).toEqual(expected)
})

test('every folder of src has its place', () => {
  const foldersOf = (path: string) =>
    readdirSync(join(src, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(path, name))
  const places = [...roomOrder, 'styles', 'types', 'admin/shims']
  const folders = [...foldersOf(''), ...foldersOf('admin')]
  expect(folders.filter((name) => !places.includes(name))).toEqual([])
})

test('docs/architecture.md shows the rooms in their order', () => {
  const table = readFileSync(join(root, 'docs/architecture.md'), 'utf8').matchAll(/^\| (`.*?`) +\|/gm)
  const drawn = [...table].flatMap(([, cell = '']) => cell.split(', ').map((name) => name.slice(1, -1)))
  expect(drawn).toEqual(roomOrder)
})

const isModule = (file: string) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file)

/** The modules below src that each module imports, types included. */
function importsOfAll(): Map<string, string[]> {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(isModule)
  const known = new Set(files.map((file) => join(src, file)))
  const targetOf = (from: string, to: string) => {
    const base = resolve(dirname(from), to)
    return [base, `${base}.ts`, `${base}.tsx`, join(base, 'index.ts')].find((file) => known.has(file))
  }
  return new Map(
    [...known].map((file) => {
      const found = readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']*)'/g)
      return [file, [...found].flatMap(([, to = '']) => targetOf(file, to) ?? [])]
    }),
  )
}

/** Repeatedly removes modules that import nothing or are imported by nothing that remains; only cycles are left. */
function inCircles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  let left = new Map(imports)
  for (;;) {
    const imported = new Set([...left.values()].flat())
    const next = new Map(
      [...left].filter(([file, targets]) => imported.has(file) && targets.some((target) => left.has(target))),
    )
    if (next.size === left.size) return [...next.keys()].map((file) => relative(root, file)).sort()
    left = next
  }
}

test('there are no import cycles', () => {
  const imports = importsOfAll()
  expect(imports.size).toBeGreaterThan(300)
  expect(inCircles(imports)).toEqual([])
})

test('the cycle search finds one', () => {
  const imports = new Map([
    [join(root, 'a'), [join(root, 'b')]],
    [join(root, 'b'), [join(root, 'a')]],
    [join(root, 'c'), []],
  ])
  expect(inCircles(imports)).toEqual(['a', 'b'])
})
