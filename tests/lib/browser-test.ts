/**
 * Browser tests: a file `tests/browser/*.spec.ts` calls `test`, the runner (tests/browser.ts) gives each test a
 * fresh context of the shared browser and fails it on console errors, failed requests and foreign hosts as well.
 */
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { RunningSite } from '../../scripts/lib/static-server'
import { readyAttribute } from '../../src/client/early-script'
import { breakpoints } from '../../src/site/breakpoints'

export type Tools = {
  page: Page
  context: BrowserContext
  site: RunningSite
  /** Opens a path and, with scripts on, waits until React has taken over. */
  open: (path: string) => Promise<void>
}

export type Options = {
  /** Width of the window in pixels, or a breakpoint's name; `xl` unless told. */
  width?: number | keyof typeof breakpoints
  /** Console messages, or addresses that answer with an error, which this test provokes. */
  allow?: readonly RegExp[]
  /** The browser's own settings: `javaScriptEnabled`, `colorScheme`, `locale`, `reducedMotion` … */
  browser?: BrowserContextOptions
  /** Milliseconds; 60 000 unless told. */
  timeout?: number
}

export type BrowserTest = { name: string; options: Options; run: (tools: Tools) => Promise<void> }

export const registered: BrowserTest[] = []

/** Registers a test. Assertions are those of node:assert. */
export function test(name: string, options: Options, run: BrowserTest['run']): void {
  registered.push({ name, options, run })
}

/** The window's width of a test, in pixels. */
export function widthOf({ width = 'xl' }: Options): number {
  return typeof width === 'number' ? width : breakpoints[width]
}

/** Collects what goes wrong on a page while a test runs. */
export function watch(page: Page, origin: string, allow: readonly RegExp[]): string[] {
  const problems: string[] = []
  const note = (problem: string): void => {
    if (!allow.some((pattern) => pattern.test(problem))) problems.push(problem)
  }
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => note(`error in the page: ${error.message}`))
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !/^(data|blob|about):/.test(url)) note(`request to another host: ${url}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A navigation ends what the page before it was still fetching.
    if (reason !== 'net::ERR_ABORTED') note(`request failed (${reason}): ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()}: ${response.url()}`)
  })
  return problems
}

/** Waits until React has taken over the page; the pointer is the first sign that its loader waits for. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await page.waitForSelector(`html[${readyAttribute}]`, { state: 'attached' })
}
