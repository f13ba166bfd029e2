/**
 * Other companies' sites, made by `npm run new` in copies of the project, go through the steps of `npm test` for their
 * owners and are checked in a browser: `node scripts/run.mjs tests/other-companies.ts [--report=file] [--pictures]`.
 * What fails here would fail for every owner. `--pictures` keeps screenshots in test-results/brands for people to look
 * at; rendering whole pages takes as long as all other checks of the look.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaced } from '../scripts/lib/new-site/settings'
import { copyProject } from '../scripts/lib/project-copy'
import { ownNumbers, type Numbers } from '../scripts/lib/test-numbers.mjs'
import { fileOf, stagesOf, type Step } from '../scripts/lib/test-steps.mjs'
import { slugify } from '../src/content-model/slugify'
import { addHistory, addLocations, addPrice, addPriceTable, changeShapes } from './lib/recipe'
import { report, type Check } from './lib/report'

const root = join(__dirname, '..')

type Company = {
  /** Flags of `npm run new` besides the company's facts. */
  readonly flags: readonly string[]
  /** Changes made to the site afterwards; returns a failure. */
  readonly then?: (copy: string) => string | undefined
  /** Steps of `npm test` in addition to those for every company. */
  readonly steps?: readonly string[]
  /** Words that its pages show, by file below `public/`. */
  readonly shows?: Readonly<Record<string, string>>
}

/** Steps that depend on a company's words, languages, collections and brand. */
const always = ['types', 'prettier', 'build', 'built pages']

/** Slow steps that hardly depend on the company. The system's steps run in a copy that has the fixture again. */
const once = ['eslint', 'stylelint', 'system copy', 'system content', 'system types', 'system units']

/** The other steps of an owner's `npm test`, and why they are not run here. */
const notRun: Readonly<Record<string, string>> = {
  content: 'The build begins with it.',
  'system build': 'It is the fixture’s, as here; what recipes add to the code is in the company’s own build.',
  'system built pages': 'As the system’s build.',
  'system browser': 'As the system’s build.',
  'system continued builds': 'As the system’s build.',
  'system others': 'It is this very test.',
}

/** Rewords every sentence of the interface. */
function rewordInterface(copy: string): void {
  for (const [language, own] of Object.entries({ en: ' As we say.', de: ' Wie wir sagen.' })) {
    const folder = join(copy, 'locales', language)
    for (const name of readdirSync(folder)) {
      const texts = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, string>
      const worded = Object.entries(texts).map(([key, text]) => [key, /\.$/.test(text) ? text + own : text])
      writeFileSync(
        join(folder, name),
        `${JSON.stringify(Object.fromEntries(worded) as Record<string, string>, null, 2)}\n`,
      )
    }
  }
}

const companies: Readonly<Record<string, Company>> = {
  'German first, one of each, with locations and a price table, without partners': {
    flags: [
      ...['--colors', '#0a7a3f,#ffb000', '--logo', 'fixtures/brands/leaf.svg'],
      ...['--languages', 'de,en', '--collections', 'all', '--examples', 'one'],
      ...['--claim', 'en=Care that stays.', '--claim', 'de=Pflege, die bleibt.'],
    ],
    then: (copy) => {
      addPrice(root, copy)
      addHistory(root, copy)
      rewordInterface(copy)
      return changeShapes(root, copy) ?? addPriceTable(root, copy) ?? addLocations(root, copy)
    },
    steps: once,
    shows: {
      'produkte/beispiel/index.html': 'Ab 90 € im Monat',
      'unsere-standorte/beispiel/index.html': 'Montag bis Freitag, 8 bis 18 Uhr',
      'en/locations/example/index.html': 'Opening hours',
      'ueber-uns/geschichte/index.html': 'Wie es begann',
    },
  },
  'French first, with German and Arabic, pages only, in another typeface and plain colours': {
    flags: [
      ...['--colors', '#5b2a86,#ff7a59', '--logo', 'fixtures/brands/wave.svg'],
      ...['--art', 'plain'],
      ...[
        '--font',
        'node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
      ],
      ...['--languages', 'fr,de,ar', '--collections', 'none', '--examples', 'none'],
      ...['--claim', 'fr=Des soins qui restent.'],
    ],
  },
}

const facts = [
  ...['--name', 'Hollerbach', '--legal-name', 'Hollerbach Pflege GmbH'],
  ...['--street', 'Lindenallee 4', '--postal-code', '04229', '--city', 'Leipzig'],
  ...['--phone', '+49 341 4928 0', '--email', 'office@hollerbach.example', '--manager', 'Jana Hollerbach'],
]

/**
 * What `npm run new` and the recipes write. Prettier and ESLint check file by file: all other files are the same as in
 * this project, and the type check covers imports.
 */
const written = [...replaced, 'src/content-model', 'src/sections']

/**
 * The contact form’s server does not depend on anything an owner changes, and the section recipe is carried out here
 * anyway; the tests of both take more than half the time of all unit tests.
 */
const sameUnits = 'src/contact-server/|tests/new-section'

/** The step without the parts that are the same as in this project. */
function shortened({ name, command, ...step }: Step): Step {
  if (name === 'prettier' || name === 'eslint') {
    const files = command.flatMap((part) => (part === '.' ? written : [part]))
    const quiet = name === 'eslint' ? ['--no-warn-ignored'] : []
    return { ...step, name, command: [...files, '--no-error-on-unmatched-pattern', ...quiet] }
  }
  // Compression does not depend on the content; the fixture's own build tests it.
  if (name === 'build') return { ...step, name, command, env: { ...step.env, UNCOMPRESSED: 'yes' } }
  const ignored = name === 'system units' ? [`--testPathIgnorePatterns=${sameUnits}`] : []
  return { ...step, name, command: [...command, ...ignored] }
}

/** Where the system of a company's project is tested. */
const systemOf = (copy: string): string => `${copy}-system`

/** The steps of `npm test` for the owner of the site in a folder. */
const stepsFor = (copy: string): Step[] =>
  stagesOf(copy, { fast: false, system: systemOf(copy) })
    .flat(2)
    .map(shortened)

const keepsPictures = process.argv.includes('--pictures')

/** Checks one page of each kind in a browser. */
const lookAt = (copy: string, company: string): Step => ({
  name: 'look',
  command: [
    ...['scripts/run.mjs', 'tests/looks.ts', `--report=${fileOf(copy, 'look', 'json')}`],
    ...(keepsPictures ? [`--pictures=${join(root, 'test-results/brands', slugify(company))}`] : []),
  ],
  needs: ['build'],
  read: ownNumbers,
})

/** The minimum number of checks in a step. */
const least: Readonly<Record<string, number>> = { 'built pages': 300, look: 60, 'system units': 3000 }

/** Runs a step as `npm test` does; returns its problems, including too few checks. */
function problemsOf(copy: string, { name, command, cwd = copy, env, read }: Step): readonly string[] {
  const run = spawnSync(process.execPath, command, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  })
  const file = fileOf(copy, name, 'json')
  const { passed, problems = [] }: Numbers =
    read && existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
  if (run.status !== 0)
    return problems.length > 0 ? problems : [(run.stdout + run.stderr).trim().slice(-2000)]
  return read && passed < (least[name] ?? 1) ? [`${passed} checks only`] : []
}

/** The words that a page lacks; soft hyphens and non-breaking spaces are ignored. */
function notShown(copy: string, shows: Readonly<Record<string, string>>): string[] {
  return Object.entries(shows).flatMap(([file, words]) => {
    const page = join(copy, 'public', file)
    if (!existsSync(page)) return [`${file} is not built`]
    const html = readFileSync(page, 'utf8').replaceAll('\u00ad', '').replaceAll('\u00a0', ' ')
    return html.includes(words) ? [] : [`${file} does not say “${words}”`]
  })
}

/** Makes a company's site and runs its steps in sequence, except those that need a failed one. */
function checksOf(company: string, { flags, then, steps = [], shows = {} }: Company): Check[] {
  const copy = copyProject(root)
  mkdirSync(join(copy, 'test-results'))
  const checks: Check[] = []
  const failed = new Set<string>()
  const run = (step: Step): void => {
    const started = Date.now()
    const lacking = step.needs?.find((name) => failed.has(name))
    const problems = lacking ? [`not run, because “${lacking}” failed`] : problemsOf(copy, step)
    if (problems.length > 0) failed.add(step.name)
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    console.log(`${problems.length > 0 ? '✗' : '✓'} ${step.name.padEnd(15)} ${seconds} s  ${company}`)
    checks.push({ name: `${company}: ${step.name}`, problems })
  }
  try {
    run({
      name: 'new',
      command: ['scripts/run.mjs', 'scripts/new.ts', '--yes', '--discard', ...facts, ...flags],
    })
    const broken = failed.size > 0 ? undefined : then?.(copy)
    if (broken) checks.push({ name: `${company}: recipes`, problems: [broken] })
    if (broken || failed.size > 0) return checks
    for (const step of stepsFor(copy)) if ([...always, ...steps].includes(step.name)) run(step)
    run(lookAt(copy, company))
    return [...checks, { name: `${company}: recipes are seen`, problems: notShown(copy, shows) }]
  } finally {
    for (const folder of [copy, systemOf(copy)]) rmSync(folder, { recursive: true, force: true })
  }
}

/** Every step of `npm test` is run for a company, or listed with a reason why not. */
function stepCheck(): Check {
  const known = [...always, ...once, ...Object.keys(notRun)]
  const names = stepsFor(root).map(({ name }) => name)
  return {
    name: 'steps of npm test',
    problems: [
      ...names.filter((name) => !known.includes(name)).map((name) => `“${name}” is run for no company`),
      ...known.filter((name) => !names.includes(name)).map((name) => `there is no step “${name}”`),
    ],
  }
}

report(
  [stepCheck(), ...Object.entries(companies).flatMap(([name, company]) => checksOf(name, company))],
  process.argv,
)
