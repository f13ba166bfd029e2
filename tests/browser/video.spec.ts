/** Videos at providers: the second click, consent, the keyboard (semantics, 10.2). */
import { deepEqual, equal, match, ok } from 'node:assert/strict'
import type { BrowserContext, Page } from 'playwright-core'
import de from '../../locales/de/common.json'
import deConsent from '../../locales/de/consent.json'
import en from '../../locales/en/common.json'
import enConsent from '../../locales/en/consent.json'
import { pathOf } from '../../src/site/paths'
import { videoProviders } from '../../src/site/video-providers'
import { axeProblems } from '../lib/axe'
import { test } from '../lib/browser-test'
import { record } from '../lib/recorder'

const languages = [
  {
    locale: 'en',
    words: { ...en, ...enConsent },
    training: '/services/training',
    article: '/news/training-with-your-own-data',
  },
  {
    locale: 'de',
    words: { ...de, ...deConsent },
    training: '/de/services/schulung',
    article: '/de/news/schulen-mit-eigenen-daten',
  },
] as const

/** A section shows YouTube, a text shows Vimeo; both are drawn by the same component. */
const places = languages.flatMap(({ locale, words, training, article }) => [
  {
    locale,
    words,
    path: training,
    other: article,
    place: 'section',
    ...videoProviders.youtube,
    watch: 'https://www.youtube.com/watch?v=',
  },
  {
    locale,
    words,
    path: article,
    other: training,
    place: 'text',
    ...videoProviders.vimeo,
    watch: 'https://vimeo.com/',
  },
])

const providers = /^https:\/\/(?:www\.youtube-nocookie\.com|player\.vimeo\.com)\//
const allowed = { allow: [/another host: https:\/\/(?:www\.youtube-nocookie\.com|player\.vimeo\.com)\//] }

/** Players that load nothing of anybody. */
const standIn = (context: BrowserContext) =>
  context.route(providers, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Player</title><button>Play</button>',
    }),
  )

/** How high the video is with all that belongs to it, on a telephone and on a desk. */
async function heights(page: Page): Promise<number[]> {
  const found: number[] = []
  for (const width of [360, 1200]) {
    await page.setViewportSize({ width, height: 900 })
    found.push(
      await page
        .locator('figure', { has: page.locator('input') })
        .evaluate((figure) => figure.getBoundingClientRect().height),
    )
  }
  return found
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const box = (page: Page) => page.locator('figure input[type=checkbox]')
const frames = (page: Page) => page.locator('iframe').count()
const media = (page: Page) =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('consent') ?? '{}') as { choices?: { media?: boolean } }).choices
        ?.media,
  )
const focusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName)
const openSettings = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('footer [data-consent-settings]')?.click())

for (const { locale, words, path, other, place, name, company, origin, watch } of places) {
  const where = `${name} in a ${place}, ${locale}`

  test(
    `L20 ${where}: before the press nobody else is asked, not even by a hint`,
    {},
    async ({ page, context, site, open }) => {
      const { foreign } = await record(context)
      await open(path)
      await page.locator('figure').last().scrollIntoViewIfNeeded()
      await page.mouse.wheel(0, 20_000)
      await page.waitForTimeout(1200)
      deepEqual(foreign(site.url), [])
      equal(await frames(page), 0)
      const hints = await page.evaluate(
        (own) =>
          [
            ...document.querySelectorAll<HTMLLinkElement>(
              'link[rel~=preconnect], link[rel~=dns-prefetch], link[rel~=preload], link[rel~=prefetch]',
            ),
          ]
            .map(({ href }) => href)
            .filter((href) => !href.startsWith(own)),
        site.url,
      )
      deepEqual(hints, [])
      const pictures = await page
        .locator('figure img, figure source')
        .evaluateAll((all) =>
          all.map((each) => each.getAttribute('src') ?? each.getAttribute('srcset') ?? ''),
        )
      ok(pictures.every((address) => address.startsWith('/')))
    },
  )

  test(
    `L21, L26 ${where}: who receives what and where, the privacy page, and the way without a player`,
    {},
    async ({ page, open }) => {
      await open(path)
      const figure = page.locator('figure', { has: button(page, words.loadVideo) })
      const said = await figure.innerText()
      for (const part of [name, company, locale === 'de' ? 'IP-Adresse' : 'IP address', 'USA'])
        ok(said.includes(part), part)
      equal(
        await figure.getByRole('link', { name: words.videoPrivacy }).getAttribute('href'),
        pathOf('privacy', locale),
      )
      const direct = figure.getByRole('link', { name: words.videoDirect.replace('{{provider}}', name) })
      match((await direct.getAttribute('href')) ?? '', new RegExp(`^${watch.replace(/[?.]/g, '\\$&')}`))
      deepEqual(await axeProblems(page, where), [])
    },
  )

  test(
    `L22, L23, L25 ${where}: once, by keyboard alone; the focus goes to the player and comes back`,
    allowed,
    async ({ page, context, open }) => {
      await standIn(context)
      await open(path)
      await button(page, words.rejectAll).click()
      equal(await box(page).isChecked(), false)
      await box(page).focus()
      await page.keyboard.press('Tab')
      equal(await page.evaluate(() => document.activeElement?.textContent), words.loadVideo)
      await page.keyboard.press('Enter')
      equal(await focusedTag(page), 'IFRAME')
      const player = page.locator('iframe')
      const address = (await player.getAttribute('src')) ?? ''
      ok(address.startsWith(`${origin}/`))
      match(
        address,
        new RegExp(
          name === 'Vimeo' ? `dnt=1.*texttrack=${locale}` : `cc_load_policy=1.*cc_lang_pref=${locale}`,
        ),
      )
      ok(!address.includes('autoplay') && !((await player.getAttribute('allow')) ?? '').includes('autoplay'))
      ok((await player.getAttribute('title'))?.includes(name))
      deepEqual(await axeProblems(page, `${where}, loaded`), [])
      equal(await media(page), false)
      await page.locator('figure').getByRole('button', { name: words.videoRemove }).press('Enter')
      equal(await frames(page), 0)
      equal(await page.evaluate(() => document.activeElement?.textContent), words.loadVideo)
      await page.reload()
      await page.mouse.move(9, 9)
      await page.waitForSelector('html[data-ready]', { state: 'attached' })
      equal(await frames(page), 0)
    },
  )

  test(
    `L22, L24 ${where}: always, for every provider, until it is taken back; nothing moves`,
    allowed,
    async ({ page, context, site, open }) => {
      await standIn(context)
      await open(path)
      await button(page, words.rejectAll).click()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const before = await heights(page)
      await box(page).check()
      await button(page, words.loadVideo).click()
      equal(await frames(page), 1)
      deepEqual(await heights(page), before)
      equal(await media(page), true)
      await page.goto(`${site.url}${other}`)
      await page.locator('figure').last().scrollIntoViewIfNeeded()
      await page.waitForSelector('iframe')
      equal(await focusedTag(page), 'BODY')
      await openSettings(page)
      await page.getByRole('dialog').getByRole('button', { name: words.rejectAll }).click()
      equal(await frames(page), 0)
      ok(await button(page, words.loadVideo).isVisible())
      equal(await media(page), false)
    },
  )

  test(
    `L26 ${where}: without scripts there is the link and nothing that does not work`,
    { browser: { javaScriptEnabled: false } },
    async ({ page, open }) => {
      await open(path)
      const figure = page.locator('figure').last()
      ok(await page.getByRole('link', { name: words.videoDirect.replace('{{provider}}', name) }).isVisible())
      equal(await figure.getByRole('button').filter({ visible: true }).count(), 0)
      equal(await frames(page), 0)
    },
  )
}
