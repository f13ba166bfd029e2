/** Runs the browser tests against the built site: `… tests/browser.ts [--dir=folder] [--only=part of a name]`. */
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import { onStop } from '../scripts/lib/processes.mjs'
import { isBuilt } from '../scripts/lib/site-files'
import { startSite, type RunningSite } from '../scripts/lib/static-server'
import { registered, waitUntilReady, watch, widthOf, type BrowserTest } from './lib/browser-test'
import { launchBrowser } from './lib/chromium'
import { report, type Check } from './lib/report'

const specs = join(__dirname, 'browser')
const height = 900
const defaultTimeout = 60_000

const option = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3)

/** Rejects when a test takes too long; what it still does then ends with its context. */
function timeLimit(milliseconds: number): { passed: Promise<never>; clear: () => void } {
  let timer: NodeJS.Timeout | undefined
  const passed = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${milliseconds / 1000} s`)), milliseconds)
  })
  return { passed, clear: () => clearTimeout(timer) }
}

async function runTest(
  browser: Browser,
  site: RunningSite,
  { name, options, run }: BrowserTest,
): Promise<Check> {
  const context = await browser.newContext({
    viewport: { width: widthOf(options), height },
    locale: 'en-US',
    ...options.browser,
  })
  // What the compiler calls to name functions; those that tests send to the page call it too.
  await context.addInitScript('globalThis.__name = (value) => value')
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const problems = watch(page, site.url, options.allow ?? [])
  const scripts = options.browser?.javaScriptEnabled !== false
  const open = async (path: string): Promise<void> => {
    await page.goto(site.url + path)
    if (scripts) await waitUntilReady(page)
  }
  const limit = timeLimit(options.timeout ?? defaultTimeout)
  try {
    await Promise.race([run({ page, context, site, open }), limit.passed])
  } catch (error) {
    problems.push(error instanceof Error ? error.message.split('\n').slice(0, 12).join(' ⏎ ') : String(error))
  } finally {
    limit.clear()
    await context.close()
  }
  return { name, problems: [...new Set(problems)] }
}

/** Runs the tests, a few at a time. @returns in the order in which they were registered */
async function runAll(browser: Browser, site: RunningSite, tests: readonly BrowserTest[]): Promise<Check[]> {
  const results: Check[] = []
  let next = 0
  const lane = async (): Promise<void> => {
    for (let index = next++; index < tests.length; index = next++) {
      const test = tests[index]
      if (test) results[index] = await runTest(browser, site, test)
    }
  }
  const lanes = Math.min(4, availableParallelism() + 1)
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}

async function main(): Promise<void> {
  const dir = resolve(option('dir') ?? join(__dirname, '../public'))
  if (!isBuilt(dir)) throw new Error(`${dir} holds no built site; run "npm run build" first.`)
  for (const file of readdirSync(specs).filter((name) => name.endsWith('.spec.ts')))
    await import(join(specs, file))
  const only = option('only')
  const tests = registered.filter(({ name }) => !only || name.includes(only))
  const site = await startSite({ dir })
  const browser = await launchBrowser()
  const end = async (): Promise<void> => {
    await browser.close()
    await site.close()
  }
  onStop(end)
  try {
    report(await runAll(browser, site, tests), process.argv)
  } finally {
    await end()
  }
}

// The contact function of the site goes on waiting for messages; nothing here does.
main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
