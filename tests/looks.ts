/**
 * Checks one page of each kind of a built site, in both themes and on a phone: axe, especially contrasts, overflowing
 * text, console errors, failed requests, requests to other hosts. `--pictures=` keeps screenshots in a folder: `node
 * scripts/run.mjs tests/looks.ts [--pictures=folder] [--report=file]`.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { launchBrowser } from '../scripts/lib/chromium'
import { startSite } from '../scripts/lib/static-server'
import { atMost } from '../src/lib/at-most'
import { axeProblems } from './lib/axe'
import { refuseBefore } from './lib/consent'
import { report, type Check } from './lib/report'
import { samplePages, type Sample } from './lib/samples'
import { waitUntilReady } from './lib/site-test'
import { watch } from './lib/watch'

/** A desktop window in both themes, and a phone. */
const windows = [
  { name: 'light', width: 1440, colorScheme: 'light' },
  { name: 'dark', width: 1440, colorScheme: 'dark' },
  { name: 'phone', width: 360, colorScheme: 'light' },
] as const

/** How many pages are open at once: while one is rendered, another is fetched. */
const openAtOnce = 2

const pictures = process.argv
  .find((argument) => argument.startsWith('--pictures='))
  ?.slice('--pictures='.length)

/** By how many pixels the page stays wider than its window; after a change, the layout needs some time to settle. */
async function overflow(page: Page): Promise<number> {
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth
  // If it never fits, the returned number shows that.
  await page.waitForFunction(fits, undefined, { timeout: 15_000 }).catch(() => undefined)
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** The problems of a page; the status of an error page is not one. */
const unexpected = (problems: readonly string[], { status }: Sample): readonly string[] =>
  status === 200 ? problems : problems.filter((problem) => !problem.includes(String(status)))

/** One visit, in which the window changes as it does for a visitor. */
async function look(browser: Browser, url: string, sample: Sample): Promise<Check[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    const wrong = watch(context, url)
    await refuseBefore(page)
    const checks: Check[] = []
    let told = 0
    for (const { name, width, colorScheme } of windows) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      if (checks.length === 0) {
        await page.goto(url + sample.path)
        await waitUntilReady(page)
      }
      const wider = await overflow(page)
      const problems = [
        ...(await axeProblems(page, name, name === 'dark' ? 'colours' : undefined)),
        ...(wider > 0 ? [`it is ${wider} pixels wider than a window of ${width}`] : []),
      ]
      if (pictures)
        await page.screenshot({
          path: join(pictures, `${sample.name}-${sample.page.locale}-${name}.png`),
          fullPage: true,
        })
      problems.push(...unexpected(wrong.slice(told), sample))
      told = wrong.length
      checks.push({ name: `look ${sample.path} (${name})`, problems })
    }
    return checks
  } finally {
    await context.close()
  }
}

/** Repeats a visit once if it is aborted because the browser does not respond; findings are not rechecked. */
const lookAgain = (browser: Browser, url: string, sample: Sample): Promise<Check[]> =>
  look(browser, url, sample).catch((error: unknown) => {
    console.warn(`${sample.path} is looked at again:`, error)
    return look(browser, url, sample)
  })

async function main(): Promise<void> {
  if (pictures) mkdirSync(pictures, { recursive: true })
  const site = await startSite({ dir: join(process.cwd(), 'public') })
  const browser = await launchBrowser()
  try {
    const checks = await atMost(openAtOnce, samplePages(), (sample) => lookAgain(browser, site.url, sample))
    report(checks.flat(), process.argv)
  } finally {
    await browser.close()
    await site.close()
  }
}

// The site's contact function keeps the process alive, so exit explicitly.
main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
