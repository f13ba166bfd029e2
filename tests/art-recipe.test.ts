/** A custom motif by the recipe (docs/recipes/art.md), type-checked and drawn. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import type * as composing from '../src/pattern/compose'
import type * as drawing from '../src/pattern/pattern-paths'
import { codeBlocks } from './lib/recipe'

const root = resolve(__dirname, '..')
// Under a name that no site owner is likely to use: the example's may be taken already.
const [motif = '', weight = '', touched = ''] = codeBlocks(root, 'art', 'ts').map((block) =>
  block.replace('chevron', 'testedMotif'),
)

/** The file of each block in the recipe, and the start of the line above which the block goes. */
const steps = [
  ['motifs.ts', '  dots: places', motif],
  ['motifs.ts', '  dots: 2', weight],
  ['compose.ts', '  dots: []', touched],
] as const

let project: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'art-'))
  for (const part of ['src/pattern', 'src/site/own/brand.ts'])
    cpSync(join(root, part), join(project, part), { recursive: true })
})
afterEach(() => rmSync(project, { recursive: true, force: true }))

function carryOut(chosen: readonly (typeof steps)[number][]): void {
  for (const [name, above, block] of chosen) {
    const file = join(project, 'src/pattern', name)
    const before = readFileSync(file, 'utf8')
    expect(before.split(above)).toHaveLength(2)
    writeFileSync(
      file,
      before.replace(above, () => block + above),
    )
  }
}

/** The files in which the type checker reports errors. */
function faultyFiles(): string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file))
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root)
  const program = ts.createProgram([join(project, 'src/pattern/pattern-paths.ts')], {
    ...options,
    ...{ incremental: false, tsBuildInfoFile: undefined, types: [] },
  })
  return program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(project))
    .filter((file) => program.getSemanticDiagnostics(file).length > 0)
    .map(({ fileName }) => fileName.slice(project.length + 1))
}

test('the type checker names the files of the second and third step', () => {
  carryOut(steps.slice(0, 1))
  expect(faultyFiles().sort()).toEqual(['src/pattern/compose.ts', 'src/pattern/motifs.ts'])
  carryOut(steps.slice(1, 2))
  expect(faultyFiles()).toEqual(['src/pattern/compose.ts'])
  carryOut(steps.slice(2))
  expect(faultyFiles()).toEqual([])
}, 120_000)

test('patterns show it, but never in the page colour at their edge', () => {
  carryOut(steps)
  const { compose } = jest.requireActual<typeof composing>(join(project, 'src/pattern/compose'))
  const { patternPaths } = jest.requireActual<typeof drawing>(join(project, 'src/pattern/pattern-paths'))
  const seeds = Array.from({ length: 60 }, (_, number) => `seed-${number}`)
  const shown = seeds.flatMap((seed) => {
    const { rows, inks } = compose(seed, 4, 3)
    const page = inks.indexOf('paper')
    return rows.flatMap((row, y) =>
      row.flatMap((tile, x) => {
        if ((tile.motif as string) !== 'testedMotif') return []
        if (y === 0 || y === 2 || x === 0 || x === 3) expect(tile.figure).not.toBe(page)
        return [seed]
      }),
    )
  })
  expect(shown.length).toBeGreaterThan(10)
  const [first = ''] = shown
  const drawn = patternPaths(first, 4, 3).paths.map(({ d }) => d)
  // The chevron's outline, unchanged, in one of its four rotations.
  expect(drawn.join(' ')).toMatch(
    /h5l5 5l-5 5h-5l5-5z|v5l-5 5l-5-5v-5l5 5z|h-5l-5-5l5-5h5l-5 5z|v-5l5-5l5 5v5l-5-5z/,
  )
})
