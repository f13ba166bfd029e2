/**
 * Other companies' sites, made by `npm run new` in copies of the project, built, checked as any site is, and looked at in a browser:
 * `node scripts/run.mjs tests/other-companies.ts [--report=file]`. What fails here would be red for every owner.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '../scripts/lib/project-copy'
import { slugify } from '../src/content-model/slugify'
import { addHistory, addLocations, addPrice, addPriceTable, changeShapes, runCommand } from './lib/recipe'
import { report, type Check } from './lib/report'

const root = join(__dirname, '..')

type Company = {
  /** Flags of `npm run new` besides the company's facts. */
  readonly flags: readonly string[]
  /** What is done to the site afterwards; returns what failed. */
  readonly then?: (copy: string) => string | undefined
  /** Words that its pages show, by the page's file below `public/`. */
  readonly shows?: Readonly<Record<string, string>>
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
      return (
        changeShapes(root, copy) ??
        addPriceTable(root, copy) ??
        addLocations(root, copy) ??
        runCommand(
          copy,
          'npx tsc --noEmit -p tsconfig.site.json && npx eslint src/content-model src/sections src/site',
        )
      )
    },
    shows: {
      'produkte/beispiel/index.html': 'Ab 90 € im Monat',
      'standorte/beispiel/index.html': 'Montag bis Freitag, 8 bis 18 Uhr',
      'en/locations/example/index.html': 'Opening hours',
      'ueber-uns/geschichte/index.html': 'Wie es begann',
    },
  },
  'French and Arabic, pages only, in another typeface and plain colours': {
    flags: [
      ...['--colors', '#5b2a86,#ff7a59', '--logo', 'fixtures/brands/wave.svg'],
      ...['--art', 'plain'],
      ...[
        '--font',
        'node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
      ],
      ...['--languages', 'en,fr,ar', '--collections', 'none', '--examples', 'none'],
      ...['--claim', 'en=Care that stays.'],
    ],
  },
}

const facts = [
  ...['--name', 'Hollerbach', '--legal-name', 'Hollerbach Pflege GmbH'],
  ...['--street', 'Lindenallee 4', '--postal-code', '04229', '--city', 'Leipzig'],
  ...['--phone', '+49 341 4928 0', '--email', 'office@hollerbach.example', '--manager', 'Jana Hollerbach'],
]

type Report = { passed: number; failed: number; problems?: string[] }

/** Runs a script of the copy; returns its output if it failed. */
function failure(copy: string, script: string, args: readonly string[] = []): string | undefined {
  const run = spawnSync(process.execPath, ['scripts/run.mjs', script, ...args], {
    cwd: copy,
    encoding: 'utf8',
  })
  return run.status === 0 ? undefined : `${script}: ${(run.stdout + run.stderr).trim().slice(-2000)}`
}

/** The words that a page lacks; soft hyphens and protected spaces are set aside. */
function notShown(copy: string, shows: Readonly<Record<string, string>>): string[] {
  return Object.entries(shows).flatMap(([file, words]) => {
    const page = join(copy, 'public', file)
    if (!existsSync(page)) return [`${file} is not built`]
    const html = readFileSync(page, 'utf8').replaceAll('\u00ad', '').replaceAll('\u00a0', ' ')
    return html.includes(words) ? [] : [`${file} does not say “${words}”`]
  })
}

/** What one of the test programs finds in a copy, which has to make so many checks at least. */
function checksBy(copy: string, name: string, script: string, least: number, args: string[] = []): Check[] {
  const file = join(copy, 'report.json')
  const red = failure(copy, script, [`--report=${file}`, ...args])
  const { passed, problems = [] } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Report)
    : { passed: 0 }
  rmSync(file, { force: true })
  return [
    { name, problems: red ? [...problems, ...(problems.length > 0 ? [] : [red])] : [] },
    { name: `${name}: pages are checked`, problems: passed >= least ? [] : [`${passed} checks only`] },
  ]
}

/** What the checks over the built pages of a company's site find. */
function checksOf(name: string, { flags, then, shows = {} }: Company): Check[] {
  const copy = copyProject(root)
  try {
    const broken =
      failure(copy, 'scripts/new.ts', ['--yes', '--discard', ...facts, ...flags]) ??
      then?.(copy) ??
      failure(copy, 'scripts/build.ts')
    if (broken) return [{ name, problems: [broken] }]
    const pictures = join(root, 'test-results/brands', slugify(name))
    return [
      { name: `${name}: recipes`, problems: notShown(copy, shows) },
      ...checksBy(copy, name, 'tests/built.ts', 300),
      ...checksBy(copy, `${name}, looked at`, 'tests/looks.ts', 60, [`--pictures=${pictures}`]),
    ]
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

report(
  Object.entries(companies).flatMap(([name, company]) => checksOf(name, company)),
  process.argv,
)
