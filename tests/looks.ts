/**
 * Looks at one page of each kind of a built site, in both themes and on a phone: axe, contrasts above all, words that
 * stick out, messages on the console. Pictures are kept in the folder that `--pictures=` names:
 * `node scripts/run.mjs tests/looks.ts [--pictures=folder] [--report=file]`.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { launchBrowser } from '../scripts/lib/chromium'
import { startSite } from '../scripts/lib/static-server'
import { axeProblems } from './lib/axe'
import { refuseBefore } from './lib/consent'
import { report, type Check } from './lib/report'
import { samplePages, type Sample } from './lib/samples'
import { waitUntilReady } from './lib/site-test'

/** A window of a desk in both themes, and a phone. */
const windows = [
  { name: 'light', width: 1440, colorScheme: 'light' },
  { name: 'dark', width: 1440, colorScheme: 'dark' },
  { name: 'phone', width: 360, colorScheme: 'light' },
] as const

type Window = (typeof windows)[number]

const pictures = process.argv
  .find((argument) => argument.startsWith('--pictures='))
  ?.slice('--pictures='.length)

/** By how many pixels the page is wider than its window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function look(
  browser: Browser,
  url: string,
  sample: Sample,
  { name, ...window }: Window,
): Promise<Check> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    colorScheme: window.colorScheme,
    viewport: { width: window.width, height: 900 },
  })
  try {
    const page = await context.newPage()
    const said: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && !sample.status) said.push(`console: ${message.text()}`)
    })
    await refuseBefore(page)
    await page.goto(url + sample.path)
    await waitUntilReady(page)
    const wider = await overflow(page)
    const problems = [
      ...(await axeProblems(page, name, name === 'dark' ? 'colours' : undefined)),
      ...(wider > 0 ? [`it is ${wider} pixels wider than a window of ${window.width}`] : []),
      ...said,
    ]
    if (pictures)
      await page.screenshot({
        path: join(pictures, `${sample.name}-${sample.page.locale}-${name}.png`),
        fullPage: true,
      })
    return { name: `look ${sample.path}`, problems }
  } finally {
    await context.close()
  }
}

async function main(): Promise<void> {
  if (pictures) mkdirSync(pictures, { recursive: true })
  const site = await startSite({ dir: join(process.cwd(), 'public') })
  const browser = await launchBrowser()
  const checks: Check[] = []
  try {
    for (const sample of samplePages())
      for (const window of windows) checks.push(await look(browser, site.url, sample, window))
  } finally {
    await browser.close()
    await site.close()
  }
  report(checks, process.argv)
}

// The contact function of the site goes on waiting for messages; nothing here does.
main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
