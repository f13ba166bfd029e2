/**
 * npm run bench:visit: a first visit to the built site compared with an empty page, from the same server with the same
 * headers. Lighthouse opens each page in a fresh browser without stored consent; web-vitals times the first tap while a
 * page loads with 4× CPU throttling. The tables go into docs/performance.md, as the baseline for the next run.
 * Options: --runs 3, --pages /,/de (instead of one page per template and language), --taps no, --write no, --dir
 * public.
 */
import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { table } from './lib/bench/table'
import { chromiumOptions, launchBrowser } from './lib/chromium'
import { countOf, readCommand } from './lib/flags.mjs'
import { runMain } from './lib/run-main'
import { isBuilt } from './lib/site-files'
import { startSite } from './lib/static-server'
import { median, tapsOf, visitOf, type Lighthouse, type Puppeteer, type Visit } from './lib/visits'
import { localeCodes } from '../src/site/locales'
import { pathOf } from '../src/site/paths'
import type { RouteId } from '../src/site/routes'

const root = join(__dirname, '..')
const tools = join(root, 'bench/visit')
const report = join(root, 'docs/performance.md')
/** Generated content starts at this heading; everything above it is written by hand. */
const heading = '## Last results'

const { values } = readCommand({
  options: {
    runs: { type: 'string', default: '3' },
    pages: { type: 'string' },
    taps: { type: 'string', default: 'yes' },
    write: { type: 'string', default: 'yes' },
    dir: { type: 'string', default: 'public' },
  },
})
const runs = countOf('runs', values.runs)

const templates: readonly RouteId[] = ['home', 'products', 'news', 'contact', 'search']
const details: readonly RouteId[] = ['product', 'article']

const kinds = [
  // Lighthouse's own phone, with a slow connection and 4× CPU throttling.
  { name: 'phone', desktop: false },
  { name: 'desktop', desktop: true },
] as const

/** One page per template and language; for detail pages, the first one that was built. */
function usualPages(dir: string): string[] {
  const first = (above: string): string =>
    `${above}/${readdirSync(join(dir, above)).find((name) => existsSync(join(dir, above, name, 'index.html'))) ?? ''}`
  return localeCodes.flatMap((code) => [
    ...templates.map((id) => pathOf(id, code)),
    ...details.map((id) => first(pathOf(id, code))),
  ])
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`
const times = (value: number, base: number): string => `${(value / base).toFixed(2)} ×`

/** The medians of several visits to one page. */
async function medians(visit: () => Promise<Visit>): Promise<Visit> {
  const first = await visit()
  const visits = [first]
  while (visits.length < runs) visits.push(await visit())
  const names = Object.keys(first) as (keyof Visit)[]
  return Object.fromEntries(names.map((name) => [name, median(visits.map((each) => each[name]))])) as Visit
}

type Addresses = { site: string; empty: string; pages: readonly string[]; cert: string }

/**
 * Makes a browser trust a certificate, by the digest of its key. If the browser only ignored its errors, it would not
 * cache anything.
 */
const trusting = (cert: string): string => {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`
}

async function visitsTable({ site, empty, pages, cert }: Addresses): Promise<string[]> {
  const load = createRequire(join(tools, 'package.json'))
  const { default: lighthouse, desktopConfig } = (await import(load.resolve('lighthouse'))) as Lighthouse
  const puppeteer = (await import(load.resolve('puppeteer-core'))) as Puppeteer
  const { executablePath = '', args = [] } = await chromiumOptions()
  const visit = async (url: string, desktop: boolean): Promise<Visit> => {
    const browser = await puppeteer.launch({
      executablePath,
      args: [...args, trusting(cert)],
      headless: true,
    })
    try {
      const page = await browser.newPage()
      const flags = { onlyCategories: ['performance'], logLevel: 'silent', output: 'json' }
      return visitOf(await lighthouse(url, flags, desktop ? desktopConfig : undefined, page))
    } finally {
      await browser.close()
    }
  }
  const tables: string[] = []
  for (const { name, desktop } of kinds) {
    const base = await medians(() => visit(empty, desktop))
    const rows: string[][] = []
    for (const path of ['', ...pages]) {
      const it = path ? await medians(() => visit(site + path, desktop)) : base
      rows.push([
        path ? `\`${path}\`` : 'empty page',
        it.score.toFixed(0),
        seconds(it.lcp),
        times(it.lcp, base.lcp),
        `${it.tbt.toFixed(0)} ms`,
        it.cls.toFixed(3),
        it.candidates.toFixed(0),
        it.requests.toFixed(0),
        `${it.rest.toFixed(1)} kB`,
        `${it.pictures.toFixed(1)} kB`,
        it.twice.toFixed(0),
      ])
      console.warn(name, ...(rows.at(-1) ?? []))
    }
    const head = ['', 'Score', 'LCP', 'of empty', 'TBT', 'CLS', 'Candidates', 'Requests', 'Without pictures']
    tables.push(`### ${name}`, table([...head, 'Pictures', 'Fetched twice'], rows))
  }
  return tables
}

async function tapsTable(site: string): Promise<string[]> {
  const vitals = readFileSync(join(tools, 'node_modules/web-vitals/dist/web-vitals.iife.js'), 'utf8')
  const browser = await launchBrowser()
  const { moments, rows } = await tapsOf(browser, site, vitals, runs)
  await browser.close()
  const cell = ({ inp, lost }: { inp: number; lost: number }): string =>
    lost ? `${lost} lost` : inp ? `${inp.toFixed(0)} ms` : '–'
  return [
    '### First tap',
    `Interaction to next paint (web-vitals), by the time between the first paint and the tap, in which the pointer moves; processor slowed four times; –: the tap worked, but the document was left before its time was reported.`,
    table(
      ['', ...moments.map((ms) => `${ms} ms`)],
      rows.map(({ name, taps }) => [name, ...taps.map(cell)]),
    ),
  ]
}

/** A certificate for this run. Hosts serve over HTTP/2, which browsers support over TLS only. */
function certificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const forLocalhost = ['-subj', '/CN=localhost', '-days', '1', '-nodes', '-keyout', key, '-out', cert]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...forLocalhost], { stdio: 'ignore' })
  const made = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  rmSync(folder, { recursive: true })
  return made
}

async function run(): Promise<void> {
  const dir = resolve(root, values.dir)
  if (!isBuilt(dir)) throw new Error('There is no built site yet. Run "npm run build" first.')
  if (!existsSync(join(tools, 'node_modules')))
    throw new Error('Run "npm ci --prefix bench/visit" first: Lighthouse is not installed with the project.')
  const folder = mkdtempSync(join(tmpdir(), 'empty-page-'))
  const empty =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title><p>Empty'
  writeFileSync(join(folder, 'index.html'), empty)
  const tls = certificate()
  const [site, nothing] = [await startSite({ dir, tls }), await startSite({ dir: folder, tls })]
  const pages = values.pages?.split(',') ?? usualPages(dir)
  const tables = await visitsTable({ site: site.url, empty: `${nothing.url}/`, pages, cert: tls.cert })
  await Promise.all([site.close(), nothing.close()])
  if (values.taps === 'yes') {
    const plain = await startSite({ dir })
    tables.push(...(await tapsTable(plain.url)))
    await plain.close()
  }
  rmSync(folder, { recursive: true })

  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`
  const results = [
    heading,
    `${new Date().toISOString().slice(0, 10)}, ${machine}, medians of ${runs}.`,
    ...tables,
  ]
  console.warn(results.join('\n\n'))
  if (values.write !== 'yes') return
  const [written = ''] = readFileSync(report, 'utf8').split(heading)
  const options = { ...(await resolveConfig(report)), parser: 'markdown' }
  writeFileSync(report, await format(written + results.join('\n\n'), options))
}

runMain(async () => {
  await run()
  // The site's contact function keeps the process alive.
  process.exit()
})
