/** The measurements of `npm run bench:visit`: Lighthouse's metrics, and the duration of a first tap. */
import type { Browser, Locator, Page } from '@playwright/test'

/** One visit without stored consent or any interaction, until the browser is idle. */
export type Visit = {
  score: number
  /** Times in milliseconds. */
  lcp: number
  tbt: number
  cls: number
  /** The number of LCP candidates. */
  candidates: number
  requests: number
  /** Kilobytes as transferred over the network. */
  pictures: number
  rest: number
  /** Requests for an address that had already been requested. */
  twice: number
}

type Request = { url: string; transferSize: number; resourceType?: string }
type Result = {
  lhr: {
    categories: Record<string, { score: number | null }>
    audits: Record<string, { numericValue?: number; details?: { items?: readonly Request[] } }>
  }
  artifacts: { Trace: { traceEvents: readonly { name: string }[] } }
}

/** A page of the browser that Puppeteer launches for Lighthouse. */
type Tab = {
  createCDPSession: () => Promise<{ send: (method: string, options: object) => Promise<unknown> }>
}

/** The parts in use of the two packages in bench/visit; they are not installed with the project. */
export type Lighthouse = {
  default: (url: string, flags: object, config: object | undefined, tab: Tab) => Promise<Result | undefined>
  desktopConfig: object
}
export type Puppeteer = {
  launch: (options: object) => Promise<{ newPage: () => Promise<Tab>; close: () => Promise<void> }>
}

/** Returns the middle value. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}

/** Returns the numbers of one Lighthouse run. @throws Error if it has measured nothing */
export function visitOf(result: Result | undefined): Visit {
  if (!result) throw new Error('Lighthouse has measured nothing.')
  const { categories, audits } = result.lhr
  const value = (name: string): number => audits[name]?.numericValue ?? NaN
  // Cached responses do not count as requests.
  const requests = (audits['network-requests']?.details?.items ?? []).filter(
    ({ url, transferSize }) => url.startsWith('http') && transferSize > 0,
  )
  const kilobytes = (some: readonly Request[]): number =>
    some.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000
  const isPicture = ({ resourceType }: Request): boolean => resourceType === 'Image'
  return {
    score: (categories['performance']?.score ?? NaN) * 100,
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    candidates: result.artifacts.Trace.traceEvents.filter(
      ({ name }) => name === 'largestContentfulPaint::Candidate',
    ).length,
    requests: requests.length,
    pictures: kilobytes(requests.filter(isPicture)),
    rest: kilobytes(requests.filter((request) => !isPicture(request))),
    twice: requests.length - new Set(requests.map(({ url }) => url)).size,
  }
}

type Tap = {
  name: string
  path: string
  target: string
  /** Runs in the page and returns whether the tap has had its effect. */
  done: string
}

const taps: readonly Tap[] = [
  { name: 'link', path: '/', target: 'main a[href^="/"]', done: 'location.pathname !== "/"' },
  {
    name: 'menu',
    path: '/',
    target: 'header summary',
    done: '!!document.querySelector("header details[open]")',
  },
  {
    name: 'language',
    path: '/',
    target: '[data-locale-choice="de"]',
    done: 'document.documentElement.lang.startsWith("de")',
  },
  {
    name: 'theme',
    path: '/',
    target: '[data-theme-choice="dark"]',
    done: 'document.documentElement.dataset.theme === "dark"',
  },
  {
    name: 'slider',
    path: '/',
    target: 'button.box[data-replay] >> nth=1',
    done: '!!document.querySelector("[role=group] + div [role=status]")?.textContent',
  },
  {
    name: 'form field',
    path: '/contact',
    target: 'form [name="name"]',
    done: 'document.activeElement?.getAttribute("name") === "name"',
  },
]

/**
 * Milliseconds between first contentful paint and the tap: while the page loads, at the end of loading, and after it.
 */
const moments = [0, 100, 300, 1000, 2500] as const

const visible = async (page: Page, target: string): Promise<Locator> => {
  const found = page.locator(target).filter({ visible: true }).first()
  await found.waitFor()
  return found
}

/**
 * Whether an expression becomes true within half a minute. Polls from outside: the page's policy blocks polling by
 * `eval`.
 */
async function becomes(page: Page, expression: string): Promise<boolean> {
  for (const end = Date.now() + 30_000; Date.now() < end; await page.waitForTimeout(50)) {
    // Evaluation fails between two documents.
    if (await page.evaluate<boolean>(expression).catch(() => false)) return true
  }
  return false
}

/**
 * Taps once and returns the duration of the interaction in milliseconds: 0 if the document was left before it was
 * reported, undefined if the tap was lost.
 */
async function tapOnce(browser: Browser, site: string, vitals: string, tap: Tap, after: number) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, hasTouch: true })
  const page = await context.newPage()
  let inp = 0
  await page.exposeFunction('tellInp', (value: number) => void (inp = Math.max(inp, value)))
  await page.addInitScript(
    `${vitals};webVitals.onINP(({ value }) => tellInp(value), { reportAllChanges: true, durationThreshold: 16 })`,
  )
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(site + tap.path, { waitUntil: 'commit' })
  const target = await visible(page, tap.target)
  await becomes(page, 'performance.getEntriesByName("first-contentful-paint").length > 0')
  // A pointer on its way starts Gatsby's scripts; the tap comes while they run.
  for (const end = Date.now() + after; Date.now() < end; await page.waitForTimeout(20))
    await page.mouse.move(9 + (Date.now() % 99), 9)
  // Scrolls to the target and waits until scrolling has ended, as a person would.
  await target.click()
  const done = await becomes(page, tap.done)
  // The browser reports the duration of an interaction after the frame that shows its result.
  await page.waitForTimeout(1000)
  await context.close()
  return done ? inp : undefined
}

/** Makes every tap at every moment; each cell is the median of `runs`. */
export async function tapsOf(browser: Browser, site: string, vitals: string, runs: number) {
  const rows: { name: string; taps: { inp: number; lost: number }[] }[] = []
  for (const tap of taps) {
    const row: { inp: number; lost: number }[] = []
    for (const after of moments) {
      const all: (number | undefined)[] = []
      while (all.length < runs) all.push(await tapOnce(browser, site, vitals, tap, after))
      const told = all.filter((inp) => inp !== undefined)
      row.push({ inp: median(told), lost: all.length - told.length })
    }
    console.warn(tap.name, ...row.map(({ inp, lost }) => `${inp} (${lost} lost)`))
    rows.push({ name: tap.name, taps: row })
  }
  return { moments, rows }
}
