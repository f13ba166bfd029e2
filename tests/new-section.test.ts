/**
 * A new section type by the recipe (docs/recipes/section.md), type-checked and assembled: four files are edited, and
 * the type checker finds a forgotten place.
 */
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { sectionsOf } from '../src/assemble/sections'
import type { Around } from '../src/assemble/around'
import { label, list, text } from '../src/content-model/fields'
import { sectionTypes } from '../src/content-model/sections'

const root = resolve(__dirname, '..')
const sections = join(root, 'src/sections')

/** The four files of the recipe and their changes, with a name that no site owner is likely to use. */
const model = join(root, 'src/content-model/sections/writing.ts')
const switchboard = join(sections, 'section-list.tsx')
const recipe: Readonly<Record<string, (before: string) => string>> = {
  [model]: (before) =>
    before.replace(
      '  hero: {',
      `  testedKind: {
    label: label('Quotes', 'Zitate'),
    graphql: 'TestedKindSection',
    fields: {
      heading: text({ label: label('Heading', 'Überschrift'), required: true }),
      items: list({
        label: label('Quotes', 'Zitate'),
        singular: label('Quote', 'Zitat'),
        fields: { words: text({ label: label('Words', 'Worte'), required: true }) },
      }),
    },
  },
  hero: {`,
    ),
  [join(sections, 'testedKind/testedKind.tsx')]: () => `import type { SectionOf } from '../../page/types'
import * as styles from './testedKind.module.css'
export function TestedKind({ section }: { section: SectionOf<'testedKind'> }) {
  const words: string[] = section.items.map((item) => item.words)
  return <section className={styles.testedKind}><h2>{section.heading.trim()}</h2>{words}</section>
}`,
  [join(sections, 'testedKind/testedKind.module.css')]: () => '.testedKind { color: inherit; }',
  [switchboard]: (before) =>
    before
      .replace('import { Search }', "import { TestedKind } from './testedKind/testedKind'\nimport { Search }")
      .replace('  hero: Hero,', '  testedKind: TestedKind,\n  hero: Hero,'),
}

/** Files are read once for both checks. */
const unchanged = new Map<string, ts.SourceFile>()

function sourceOf(
  file: string,
  text: string,
  target: ts.ScriptTarget | ts.CreateSourceFileOptions,
): ts.SourceFile {
  // The builder requires a version, to detect changes.
  return Object.assign(ts.createSourceFile(file, text, target), {
    version: ts.sys.createHash?.(text) ?? text,
  })
}

/** The program with the given files changed in memory; it checks again only what differs from `before`. */
function programWith(
  changed: readonly string[],
  before?: ts.SemanticDiagnosticsBuilderProgram,
): ts.SemanticDiagnosticsBuilderProgram {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file))
  const { options: all } = ts.parseJsonConfigFileContent({ ...config, include: ['src/types'] }, ts.sys, root)
  const options = { ...all, incremental: false, tsBuildInfoFile: undefined, skipLibCheck: true }
  const host = ts.createCompilerHost(options)
  const textOf = (file: string) =>
    changed.includes(file) ? recipe[file]?.(ts.sys.readFile(file) ?? '') : ts.sys.readFile(file)
  host.readFile = textOf
  host.fileExists = (file) => changed.includes(file) || ts.sys.fileExists(file)
  host.directoryExists = (folder) =>
    changed.some((file) => dirname(file) === folder) || ts.sys.directoryExists(folder)
  host.getSourceFile = (file, target) => {
    const text = changed.includes(file) || !unchanged.has(file) ? textOf(file) : undefined
    if (text === undefined) return unchanged.get(file)
    const source = sourceOf(file, text, target)
    if (!changed.includes(file)) unchanged.set(file, source)
    return source
  }
  const declarations = ts.sys.readDirectory(join(root, 'src/types'), ['.d.ts'])
  const roots = [switchboard, join(root, 'src/assemble/assemble.ts'), ...declarations]
  return ts.createSemanticDiagnosticsBuilderProgram(roots, options, host, before)
}

/** The files in which the type checker reports errors. */
function faultyFiles(program: ts.SemanticDiagnosticsBuilderProgram): string[] {
  const own = program.getSourceFiles().filter(({ fileName }) => !fileName.includes('node_modules'))
  return own.flatMap((file) =>
    program.getSemanticDiagnostics(file).length > 0 ? [relative(root, file.fileName)] : [],
  )
}

test('four files are enough; without its place in the list of sections, the type checker names that file', () => {
  expect(Object.keys(recipe)).toHaveLength(4)
  const forgotten = programWith([model])
  expect(faultyFiles(forgotten)).toEqual(['src/sections/section-list.tsx'])
  expect(faultyFiles(programWith(Object.keys(recipe), forgotten))).toEqual([])
}, 240_000)

test('the assembler handles it without any changes', () => {
  const testedKind = {
    label: label('Quotes', 'Zitate'),
    graphql: 'TestedKindSection',
    fields: {
      heading: text({ label: label('Heading', 'Überschrift'), required: true }),
      items: list({
        label: label('Quotes', 'Zitate'),
        singular: label('Quote', 'Zitat'),
        fields: { words: text({ label: label('Words', 'Worte'), required: true }) },
      }),
    },
  }
  Object.assign(sectionTypes, { testedKind })
  const written = [{ type: 'testedKind', heading: 'They say', items: [{ words: 'Fine.' }] }]
  const context = { seed: 'a', body: { html: '', headings: [], videos: [] }, latest: [] }
  expect(sectionsOf(written, context, {} as Around)).toEqual(written)
})
