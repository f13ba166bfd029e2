/** Videos from providers: the second click, consent, the keyboard (docs/spec/law.md#videos). */
import type { BrowserContext, Page } from '@playwright/test'
import de from '../../locales/de/common.json'
import deConsent from '../../locales/de/consent.json'
import en from '../../locales/en/common.json'
import enConsent from '../../locales/en/consent.json'
import { pathOf } from '../../src/site/paths'
import { videoProviders } from '../../src/site/video-providers'
import { axeProblems } from '../lib/axe'
import { record } from '../lib/recorder'
import { expect, test, waitUntilReady } from '../lib/site-test'

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
const players = /another host: https:\/\/(?:www\.youtube-nocookie\.com|player\.vimeo\.com)\//

/** Stubs the players, so that nothing is loaded from third parties. */
const standIn = (context: BrowserContext) =>
  context.route(providers, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Player</title><button>Play</button>',
    }),
  )

/** The height of the video with everything that belongs to it, on a phone and on a desktop. */
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
const frames = (page: Page) => page.locator('iframe')
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

  test(`L20 ${where}: before the click, no third party is contacted, not even by a resource hint`, async ({
    page,
    context,
    site,
    open,
  }) => {
    const { foreign } = await record(context)
    await page.clock.install()
    await open(path)
    await page.locator('figure').last().scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 20_000)
    await page.clock.runFor(3000)
    expect(foreign(site.url)).toEqual([])
    await expect(frames(page)).toHaveCount(0)
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
    expect(hints).toEqual([])
    const pictures = await page
      .locator('figure img, figure source')
      .evaluateAll((all) => all.map((each) => each.getAttribute('src') ?? each.getAttribute('srcset') ?? ''))
    expect(pictures.every((address) => address.startsWith('/'))).toBe(true)
  })

  test(`L21, L26 ${where}: states who receives what and where, links to the privacy page, and offers a way without a player`, async ({
    page,
    open,
  }) => {
    await open(path)
    const figure = page.locator('figure', { has: button(page, words.loadVideo) })
    const said = await figure.innerText()
    for (const part of [name, company, locale === 'de' ? 'IP-Adresse' : 'IP address', 'USA'])
      expect(said.includes(part), part).toBe(true)
    await expect(figure.getByRole('link', { name: words.videoPrivacy })).toHaveAttribute(
      'href',
      pathOf('privacy', locale),
    )
    const direct = figure.getByRole('link', { name: words.videoDirect.replace('{{provider}}', name) })
    expect((await direct.getAttribute('href')) ?? '').toMatch(
      new RegExp(`^${watch.replace(/[?.]/g, '\\$&')}`),
    )
    expect(await axeProblems(page, where)).toEqual([])
  })

  test(`L22, L23, L25 ${where}: once, by keyboard alone; the focus goes to the player and comes back`, async ({
    page,
    context,
    open,
    allow,
  }) => {
    allow(players)
    await standIn(context)
    await open(path)
    await button(page, words.rejectAll).click()
    await expect(box(page)).not.toBeChecked()
    await box(page).focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(words.loadVideo)
    await page.keyboard.press('Enter')
    await expect.poll(() => focusedTag(page)).toBe('IFRAME')
    const player = page.locator('iframe')
    const address = (await player.getAttribute('src')) ?? ''
    expect(address.startsWith(`${origin}/`)).toBe(true)
    expect(address).toMatch(
      new RegExp(
        name === 'Vimeo' ? `dnt=1.*texttrack=${locale}` : `cc_load_policy=1.*cc_lang_pref=${locale}`,
      ),
    )
    expect(
      !address.includes('autoplay') && !((await player.getAttribute('allow')) ?? '').includes('autoplay'),
    ).toBe(true)
    expect((await player.getAttribute('title'))?.includes(name)).toBe(true)
    expect(await axeProblems(page, `${where}, loaded`)).toEqual([])
    await expect.poll(() => media(page)).toBe(false)
    await page.locator('figure').getByRole('button', { name: words.videoRemove }).press('Enter')
    await expect(frames(page)).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(words.loadVideo)
    await page.reload()
    await waitUntilReady(page)
    await expect(frames(page)).toHaveCount(0)
  })

  test(`L22, L24 ${where}: always, for every provider, until withdrawn; without layout shift`, async ({
    page,
    context,
    open,
    allow,
  }) => {
    allow(players)
    await standIn(context)
    await open(path)
    await button(page, words.rejectAll).click()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const before = await heights(page)
    await box(page).check()
    await button(page, words.loadVideo).click()
    await expect(frames(page)).toHaveCount(1)
    expect(await heights(page)).toEqual(before)
    await expect.poll(() => media(page)).toBe(true)
    await open(other)
    await page.locator('figure').last().scrollIntoViewIfNeeded()
    await page.waitForSelector('iframe')
    await expect.poll(() => focusedTag(page)).toBe('BODY')
    await openSettings(page)
    await page.getByRole('dialog').getByRole('button', { name: words.rejectAll }).click()
    await expect(frames(page)).toHaveCount(0)
    await expect(button(page, words.loadVideo)).toBeVisible()
    await expect.poll(() => media(page)).toBe(false)
  })

  test.describe(() => {
    test.use({ javaScriptEnabled: false })
    test(`L26 ${where}: without scripts there is the link, and no controls that do not work`, async ({
      page,
      open,
    }) => {
      await open(path)
      const figure = page.locator('figure').last()
      await expect(
        page.getByRole('link', { name: words.videoDirect.replace('{{provider}}', name) }),
      ).toBeVisible()
      await expect(figure.getByRole('button').filter({ visible: true })).toHaveCount(0)
      await expect(frames(page)).toHaveCount(0)
    })
  })
}
