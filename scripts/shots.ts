/**
 * npm run shots: writes screenshots of every template, language, look and width into shots/, each with a contact sheet,
 * and of states that need an interaction: menus, the question for consent, errors, hover and focus.
 */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { localeCodes, type LocaleCode } from '../src/site/locales'
import { questionOn, refuseBefore } from '../tests/lib/consent'
import { waitUntilReady } from '../tests/lib/site-test'
import { launchBrowser } from './lib/chromium'
import { samplePages, type Sample } from '../tests/lib/samples'
import { writeContactSheet, type Shot } from './lib/contact-sheet'
import { readCommand } from './lib/flags.mjs'
import { onStop } from './lib/processes.mjs'
import { isBuilt } from './lib/site-files'
import { startSite, type RunningSite } from './lib/static-server'
import { runMain } from './lib/run-main'

const root = join(__dirname, '..')
const widths = [360, 768, 1440, 1920]
const height = 900

/** The looks of a page; print and forced colours at one width only. */
const looks = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  forced: { colorScheme: 'light', forcedColors: 'active', width: 768 },
  print: { colorScheme: 'light', media: 'print', width: 768 },
} as const

const usage = `npm run shots: screenshots of the built site, in shots/, with a contact sheet for each template.

  -- --only home,product,states   these templates; “states” are menus, errors, hover and focus
     --lang ${localeCodes.join(',')}                 these languages
     --theme ${Object.keys(looks).join(',')}
     --width ${widths.join(',')}
     --dir public                 another built site`

type Look = keyof typeof looks
type Wanted = {
  samples: Sample[]
  states: readonly LocaleCode[]
  looks: readonly Look[]
  widths: readonly number[]
  dir: string
}

/** What to take; undefined if the flags ask for help instead. */
function wanted(): Wanted | undefined {
  const text = { type: 'string' } as const
  const help = { type: 'boolean' } as const
  const { values } = readCommand({
    options: { only: text, lang: text, theme: text, width: text, dir: text, help },
  })
  if (values.help) return undefined
  const asked = (value: string | undefined, name: string): boolean =>
    !value || value.split(',').includes(name)
  return {
    samples: samplePages().filter(
      ({ name, page }) => asked(values.only, name) && asked(values.lang, page.locale),
    ),
    states: localeCodes.filter((locale) => asked(values.only, 'states') && asked(values.lang, locale)),
    looks: (Object.keys(looks) as Look[]).filter((look) => asked(values.theme, look)),
    widths: widths.filter((width) => asked(values.width, String(width))),
    dir: resolve(values.dir ?? join(root, 'public')),
  }
}

/** Loads everything deferred: images below the fold, fonts, layout after resizing. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images]
    for (const image of images) image.loading = 'eager'
    await document.fonts.ready
    // Twice, because a picture's size is chosen only after the layout at another width.
    for (let times = 0; times < 2; times++) {
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
      await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
    }
    await new Promise(requestAnimationFrame)
  })
}

/** A new page in its own window. `answered`: the question for consent has been answered and covers nothing. */
async function openPage(
  browser: Browser,
  address: string,
  { width, media, ...context }: { width?: number; media?: 'print' } & BrowserContextOptions,
  answered: boolean,
): Promise<Page> {
  const page = await (
    await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', ...context })
  ).newPage()
  if (answered) await refuseBefore(page)
  await page.setViewportSize({ width: width ?? widths[0] ?? 360, height })
  await page.goto(address)
  if (context.javaScriptEnabled ?? true) await waitUntilReady(page)
  if (media) await page.emulateMedia({ media })
  return page
}

async function shoot(
  browser: Browser,
  site: RunningSite,
  sample: Sample,
  look: Look,
  all: Wanted,
): Promise<Shot[]> {
  const { locale } = sample.page
  const options = looks[look]
  const page = await openPage(browser, site.url + sample.path, options, true)
  const shots: Shot[] = []
  for (const width of 'width' in options ? [options.width] : all.widths) {
    await page.setViewportSize({ width, height })
    await settle(page)
    const file = join(root, 'shots', sample.name, `${locale}-${look}-${width}.png`)
    await page.screenshot({ path: file, fullPage: true })
    shots.push({ file, row: locale })
  }
  await page.context().close()
  return shots
}

type State = {
  /** The sample page that shows the state. */
  on: string
  /** The question for consent is still open. */
  asked?: true
  /** For a visitor without scripts. */
  plain?: true
  act: (page: Page, locale: LocaleCode) => Promise<unknown>
}

const search = (page: Page, query: string): Promise<unknown> =>
  page
    .getByRole('searchbox')
    .fill(query)
    .then(() => page.locator('form[role=search] ~ [role=status]').filter({ hasText: query }).waitFor())

const unfold = async (details: Locator): Promise<void> => {
  await details.locator('> summary').click()
  await details.scrollIntoViewIfNeeded()
}

/** Interactions, and the part of the window to capture afterwards. */
const states: Readonly<Record<string, State>> = {
  consent: { on: 'home', asked: true, act: (page, locale) => questionOn(page, locale).bar.waitFor() },
  choices: {
    on: 'home',
    asked: true,
    act: async (page, locale) => {
      await questionOn(page, locale).choose.click()
      await questionOn(page, locale).dialog.waitFor()
      // Otherwise the answer that is now under the pointer looks chosen.
      await page.mouse.move(0, 0)
    },
  },
  menu: { on: 'home', act: (page) => page.locator('header details > summary:visible').first().click() },
  hover: { on: 'home', act: (page) => page.locator('main .target').first().hover() },
  focus: { on: 'home', act: (page) => page.locator('main a').first().focus() },
  found: { on: 'search', act: (page) => search(page, 'Software') },
  nothing: { on: 'search', act: (page) => search(page, 'xyzzy') },
  answer: { on: 'product', act: (page) => unfold(page.locator('main details').last()) },
  job: { on: 'jobs', act: (page) => unfold(page.locator('main details').first()) },
  errors: {
    on: 'contact',
    act: async (page) => {
      // The form is a separate script, loaded on its first focus.
      await page.locator('main form textarea').focus()
      await settle(page)
      await page.locator('main form button').last().click()
      await page.locator('main form [aria-invalid=true]').first().waitFor()
    },
  },
  plain: {
    on: 'contact',
    plain: true,
    act: async (page) => {
      await page.locator('main form button').last().click()
      await page.locator('.summary').waitFor()
    },
  },
}

async function shootStates(
  browser: Browser,
  site: RunningSite,
  locale: LocaleCode,
  all: Wanted,
): Promise<Shot[]> {
  const shots: Shot[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    if (!all.looks.includes(colorScheme)) continue
    for (const [name, { on, asked, plain, act }] of Object.entries(states)) {
      const sample = samplePages().find((each) => each.name === on && each.page.locale === locale)
      if (!sample) continue
      for (const width of all.widths) {
        const options = { colorScheme, width, javaScriptEnabled: !plain }
        const page = await openPage(browser, site.url + sample.path, options, !asked)
        await act(page, locale)
        // Without scripts, no promise in the page ever resolves.
        if (!plain) await settle(page)
        const file = join(root, 'shots/states', `${locale}-${name}-${colorScheme}-${width}.png`)
        await page.screenshot({ path: file })
        shots.push({ file, row: `${locale} ${name} ${colorScheme}` })
        await page.context().close()
      }
    }
  }
  return shots
}

async function write(name: string, make: () => Promise<Shot[]>): Promise<void> {
  mkdirSync(join(root, 'shots', name), { recursive: true })
  await writeContactSheet(await make(), join(root, 'shots', `${name}.png`))
  console.log(`shots/${name}.png`)
}

async function shootAll(browser: Browser, site: RunningSite, all: Wanted): Promise<void> {
  for (const name of new Set(all.samples.map((sample) => sample.name))) {
    const pairs = all.samples
      .filter((sample) => sample.name === name)
      .flatMap((sample) => all.looks.map((look) => [sample, look] as const))
    await write(name, async () =>
      (await Promise.all(pairs.map(([sample, look]) => shoot(browser, site, sample, look, all)))).flat(),
    )
  }
  if (all.states.length > 0)
    await write('states', async () =>
      (await Promise.all(all.states.map((locale) => shootStates(browser, site, locale, all)))).flat(),
    )
}

async function main(): Promise<void> {
  const all = wanted()
  if (!all) return console.log(usage)
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

runMain(async () => {
  await main()
  // The site's contact function keeps the process alive.
  process.exit()
})
