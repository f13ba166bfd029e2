/**
 * npm run shots: pictures of every template, language, theme and width into shots/, with a contact sheet each.
 * Restrict with `-- --only home,product --lang de --theme dark --width 360`; `--dir` names another built site.
 */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { consentKey, type ConsentRecord } from '../src/client/consent/store'
import { consentVersion } from '../src/client/consent/store'
import { waitUntilReady } from '../tests/lib/site-test'
import { launchBrowser } from './lib/chromium'
import { samplePages, type Sample } from '../tests/lib/samples'
import { writeContactSheet, type Shot } from './lib/contact-sheet'
import { onStop } from './lib/processes.mjs'
import { isBuilt } from './lib/site-files'
import { startSite, type RunningSite } from './lib/static-server'

const root = join(__dirname, '..')
const themes = ['light', 'dark'] as const
const widths = [360, 768, 1440]
const height = 900

type Theme = (typeof themes)[number]
type Wanted = { samples: Sample[]; themes: readonly Theme[]; widths: readonly number[]; dir: string }

function wanted(): Wanted {
  const text = { type: 'string' } as const
  const options = { only: text, lang: text, theme: text, width: text, dir: text }
  const { values } = parseArgs({ options, args: process.argv.slice(2) })
  const asked = (value: string | undefined, name: string): boolean =>
    !value || value.split(',').includes(name)
  return {
    samples: samplePages().filter(
      ({ name, page }) => asked(values.only, name) && asked(values.lang, page.locale),
    ),
    themes: themes.filter((theme) => asked(values.theme, theme)),
    widths: widths.filter((width) => asked(values.width, String(width))),
    dir: resolve(values.dir ?? join(root, 'public')),
  }
}

/** Everything that comes later, now: pictures below the fold, fonts. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images]
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}

/** Storage key and value of a visitor who has refused everything optional. */
function refusal(): [string, string] {
  const record: ConsentRecord = {
    version: consentVersion,
    time: new Date().toISOString(),
    choices: { functional: false, media: false },
  }
  return [consentKey, JSON.stringify(record)]
}

async function shoot(
  browser: Browser,
  site: RunningSite,
  sample: Sample,
  theme: Theme,
  all: Wanted,
): Promise<Shot[]> {
  const { locale } = sample.page
  const context = await browser.newContext({ colorScheme: theme, reducedMotion: 'reduce', locale: 'en-US' })
  const page = await context.newPage()
  // The consent bar would lie over every picture; it is looked at by the browser tests.
  await page.addInitScript(([key, record]) => localStorage.setItem(key, record), refusal())
  await page.goto(site.url + sample.path)
  await waitUntilReady(page)
  const shots: Shot[] = []
  for (const width of all.widths) {
    await page.setViewportSize({ width, height })
    await settle(page)
    const file = join(root, 'shots', sample.name, `${locale}-${theme}-${width}.png`)
    await page.screenshot({ path: file, fullPage: true })
    shots.push({ file, row: locale })
  }
  await context.close()
  return shots
}

async function shootAll(browser: Browser, site: RunningSite, all: Wanted): Promise<void> {
  for (const name of new Set(all.samples.map((sample) => sample.name))) {
    mkdirSync(join(root, 'shots', name), { recursive: true })
    const pairs = all.samples
      .filter((sample) => sample.name === name)
      .flatMap((sample) => all.themes.map((theme) => [sample, theme] as const))
    const shots = await Promise.all(pairs.map(([sample, theme]) => shoot(browser, site, sample, theme, all)))
    const sheet = join(root, 'shots', `${name}.png`)
    await writeContactSheet(shots.flat(), sheet)
    console.log(`shots/${name}.png`)
  }
}

async function main(): Promise<void> {
  const all = wanted()
  if (!isBuilt(all.dir)) throw new Error('There is no built site yet. Run "npm run build" first.')
  const site = await startSite({ dir: all.dir })
  const browser = await launchBrowser()
  const end = async (): Promise<void> => {
    await browser.close()
    await site.close()
  }
  onStop(end)
  try {
    await shootAll(browser, site, all)
  } finally {
    await end()
  }
}

// The contact function of the site goes on waiting for messages; nothing here does.
main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
