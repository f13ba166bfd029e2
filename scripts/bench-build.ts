/**
 * npm run bench:build: how long a build takes with many copies of the sample's articles, and the cost of each
 * additional page. Builds a copy of the project whose image cache is empty at first: cold, again without changes, and
 * after one edit. Gatsby without this project's own code builds the same articles, and so do Eleventy and Astro if their
 * packages are installed (`npm ci --prefix bench/eleventy`, `… bench/astro`). Prints tables in Markdown;
 * docs/performance.md keeps the ratios.
 * Options: --pages 100,1000 (articles in all languages together), --builds 1 (cold only), --keep yes (keeps the
 * copies), --log yes (shows the output of the builds).
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { localeCodes } from '../src/site/locales'
import { addArticles } from './lib/bench/articles'
import { digestsOf, keptOf, type Digests, type Kept } from './lib/bench/kept'
import { measuredRun, type Measured } from './lib/bench/measured-run'
import { table } from './lib/bench/table'
import { countOf, readCommand } from './lib/flags.mjs'
import { copyProject } from './lib/project-copy'
import { runMain } from './lib/run-main'

const root = join(__dirname, '..')

const { values } = readCommand({
  options: {
    pages: { type: 'string', default: '100,1000' },
    builds: { type: 'string', default: String(3) },
    keep: { type: 'string', default: 'no' },
    log: { type: 'string', default: 'no' },
  },
})
const builds = countOf('builds', values.builds)
const articleCounts = values.pages.split(',').map((size) => countOf('pages', size))

const kinds = ['cold', 'unchanged', 'one edit'] as const
type Kind = (typeof kinds)[number]

type Result = Measured & {
  kind: Kind
  /** All HTML files of the site. */
  pages: number
  /** Which files of the previous build changed. */
  kept?: Kept
}

/** Makes builds of the same sources identical, whenever they run. */
const fixedTime = { SOURCE_DATE_EPOCH: '1750000000' }

/** Adds a word to the text of an article. */
function edit(file: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^(## .*\n\n\S+)/m, '$1 indeed'))
}

/** The generators to compare with: their build commands, what a build leaves behind, and where its pages are. */
const others = {
  'Gatsby alone': {
    folder: 'bench/gatsby',
    command: ['../../node_modules/gatsby/cli.js', 'build'],
    left: ['.cache', 'public'],
    output: 'public',
  },
  Eleventy: {
    folder: 'bench/eleventy',
    command: ['node_modules/@11ty/eleventy/cmd.cjs', '--config=eleventy.config.mjs', '--quiet'],
    left: [],
  },
  Astro: {
    folder: 'bench/astro',
    command: ['node_modules/astro/astro.js', 'build', '--silent'],
    left: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
  },
} as const

type Other = Measured & { name: string; pages: number }

/** Runs cold builds of the other generators with the articles of a copy. */
async function othersOver(copy: string): Promise<Other[]> {
  const results: Other[] = []
  for (const [name, { folder, command, left, ...other }] of Object.entries(others)) {
    const project = join(root, folder)
    if (!existsSync(join(project, command[0]))) continue
    const clean = () => {
      for (const path of left) rmSync(join(project, path), { recursive: true, force: true })
    }
    const output = 'output' in other ? join(project, other.output) : join(copy, '.build', name)
    clean()
    const run = await measuredRun(project, command, {
      CONTENT: join(copy, 'content'),
      OUTPUT: output,
      ASTRO_TELEMETRY_DISABLED: '1',
      GATSBY_TELEMETRY_DISABLED: '1',
      CI: 'yes',
    })
    if (run.code !== 0) throw new Error(`${name}: ${run.lines.map(({ text }) => text).join('\n')}`)
    const pages = [...digestsOf(output).keys()].filter((file) => file.endsWith('.html')).length
    clean()
    results.push({ ...run, name, pages })
    console.warn(`${name}: ${run.wall.toFixed(0)} s`)
  }
  return results
}

type Size = { ours: Result[]; others: Other[] }

async function buildsOf(articles: number): Promise<Size> {
  const copy = copyProject(root)
  const publicDir = join(copy, 'public')
  const results: Result[] = []
  try {
    const edited = addArticles(copy, Math.ceil(articles / localeCodes.length))
    let before: Digests | undefined
    for (const kind of kinds.slice(0, builds)) {
      if (kind === 'one edit') edit(edited)
      const environment = { ...fixedTime, BUILD_CACHE: join(copy, '.build/kept') }
      const run = await measuredRun(copy, ['scripts/run.mjs', 'scripts/build.ts'], environment)
      if (values.log === 'yes' || run.code !== 0)
        for (const { at, text } of run.lines) console.warn(`${at.toFixed(1)} ${text}`)
      if (run.code !== 0) throw new Error(`The build with ${articles} articles failed in ${copy}.`)
      const after = digestsOf(publicDir)
      const pages = [...after.keys()].filter((file) => file.endsWith('.html')).length
      results.push({ ...run, kind, pages, ...(before && { kept: keptOf(before, after) }) })
      before = after
      console.warn(`${articles} articles, ${kind}: ${run.wall.toFixed(0)} s`)
    }
    return { ours: results, others: await othersOver(copy) }
  } finally {
    if (values.keep === 'yes') console.warn(`The site with ${articles} articles is in ${copy}.`)
    else rmSync(copy, { recursive: true, force: true })
  }
}

/**
 * Seconds per phase of the build: Gatsby prints the duration of its own; each other phase prints a line when it ends.
 */
function phasesOf({ lines, wall }: Measured): Map<string, number> {
  const phases = new Map<string, number>()
  const endOf = (pattern: RegExp) => lines.find(({ text }) => pattern.test(text))?.at
  const [checked, built, found] = [/^Content checked/, /^info Done building/, /^Search: /].map(endOf)
  if (checked !== undefined) phases.set('content check', checked)
  for (const { text } of lines) {
    const [, name, took] = /^success (.+?) - ([\d.]+)s/.exec(text) ?? []
    if (name && Number(took) >= 0.1) phases.set(name, (phases.get(name) ?? 0) + Number(took))
  }
  if (built !== undefined && found !== undefined) phases.set('search', found - built)
  if (found !== undefined) phases.set("host's files, compressed copies", wall - found)
  return phases
}

/** Compares cold builds with those of the other generators for the same articles, with the ratio of CPU time. */
function besideOthers(sizes: readonly Size[]): string[][] {
  return sizes.flatMap(({ ours: [own], others }) =>
    others.map((other) => [
      `${other.name}, ${other.pages}`,
      `${other.wall.toFixed(0)} s`,
      `${other.processor.toFixed(0)} s`,
      `${(other.memory / 2 ** 30).toFixed(2)} GB`,
      own ? `${(own.processor / other.processor).toFixed(1)} times (${own.pages} pages)` : '',
    ]),
  )
}

function report(measured: readonly Size[]): string {
  const all = measured.map(({ ours }) => ours)
  const sizes = all
    .flat()
    .map(({ kind, pages, wall, processor, memory, kept }) => [
      `${pages}, ${kind}`,
      `${wall.toFixed(0)} s`,
      `${processor.toFixed(0)} s`,
      `${(memory / 2 ** 30).toFixed(2)} GB`,
      kept ? `${(kept.share * 100).toFixed(1)} %` : '',
      kept ? kept.changed.map(({ kind, files }) => `${files} ${kind}`).join(', ') : '',
    ])
  const [small, large] = [all[0], all.at(-1)]
  const each = kinds.flatMap((kind, index) => {
    const [a, b] = [small?.[index], large?.[index]]
    if (!a || !b || a.pages === b.pages) return []
    const ms = (value: (result: Result) => number) =>
      `${(((value(b) - value(a)) / (b.pages - a.pages)) * 1000).toFixed(1)} ms`
    return [[kind, ms(({ processor }) => processor), ms(({ wall }) => wall)]]
  })
  const cold = all.flatMap((results) => results.slice(0, 1))
  const phases = cold.map(phasesOf)
  const names = [...new Set(phases.flatMap((phase) => [...phase.keys()]))]
  const byPhase = names.map((name) => [name, ...phases.map((phase) => (phase.get(name) ?? 0).toFixed(1))])
  return [
    table(['Pages, build', 'Time', 'Processor', 'Memory', 'Files as before', 'Others'], sizes),
    table(['Each further page', 'Processor', 'Time'], each),
    table(['Cold, seconds', ...cold.map(({ pages }) => `${pages} pages`)], byPhase),
    table(
      ['Beside, cold, pages', 'Time', 'Processor', 'Memory', "This site's processor time"],
      besideOthers(measured),
    ),
  ].join('\n\n')
}

async function run(): Promise<void> {
  const results: Size[] = []
  for (const count of articleCounts) results.push(await buildsOf(count))
  console.log(report(results))
}

runMain(run)
