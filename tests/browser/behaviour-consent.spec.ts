/** Consent: what is stored before and after, how the question looks, how it is taken back (semantics, 10.1 and 10.2). */
import { deepEqual, equal, ok } from 'node:assert/strict'
import type { BrowserContext, Page } from 'playwright-core'
import { layers } from '../../src/client/constants'
import { axeProblems } from '../lib/axe'
import { test } from '../lib/browser-test'
import { settled, visit } from '../lib/page-tools'

const cookieNames = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).sort()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const zIndex = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) => Number(getComputedStyle(document.querySelector(wanted) as Element).zIndex),
    selector,
  )

test('L1, R110 nothing is stored or asked of others before a choice', {}, async ({ page, context, open }) => {
  await open('/')
  await visit(page, '/about')
  await visit(page, '/products')
  await page.waitForTimeout(1500)
  deepEqual(await cookieNames(context), [])
  deepEqual(await page.evaluate(() => Object.keys(localStorage)), [])
})

test('L2, R112 accepting and rejecting look the same and cost one press', {}, async ({ page, open }) => {
  await open('/')
  const looks = await Promise.all(
    ['Accept all', 'Reject all'].map((name) =>
      button(page, name).evaluate((element) => {
        const { color, backgroundColor, fontSize, fontWeight, borderTopWidth, height } =
          getComputedStyle(element)
        return {
          color,
          backgroundColor,
          fontSize,
          fontWeight,
          borderTopWidth,
          height,
          top: element.getBoundingClientRect().top,
        }
      }),
    ),
  )
  deepEqual(looks[0], looks[1])
  equal(await zIndex(page, 'section[aria-label="Cookies and external media"]'), layers.overlay)
})

for (const [name, functional] of [
  ['Accept all', true],
  ['Reject all', false],
] as const) {
  test(`L8 “${name}” is remembered; the viewport cookie follows it`, {}, async ({ page, context, open }) => {
    await open('/')
    await button(page, name).click()
    equal(await page.evaluate(() => document.activeElement?.tagName), 'MAIN')
    await page.reload()
    await page.mouse.move(9, 9)
    await page.waitForSelector('html[data-ready]', { state: 'attached' })
    equal(await button(page, 'Accept all').count(), 0)
    deepEqual(await cookieNames(context), functional ? ['viewport'] : [])
  })
}

test('R88, A6 the viewport cookie: attributes, changes, withdrawal', {}, async ({ page, context, open }) => {
  await open('/')
  await button(page, 'Accept all').click()
  const read = async () => (await context.cookies()).find(({ name }) => name === 'viewport')
  const { value, sameSite, secure, path, expires = 0 } = (await read()) ?? {}
  deepEqual({ value, sameSite, secure, path }, { value: 'xl', sameSite: 'Strict', secure: true, path: '/' })
  ok(Math.abs(expires - Date.now() / 1000 - 365 * 24 * 3600) < 120)
  for (const [width, expected] of [
    [1399, 'xl'],
    [1400, 'xxl'],
    [992, 'lg'],
    [991, 'md'],
    [768, 'md'],
    [767, 'sm'],
    [576, 'sm'],
    [575, 'xs'],
    [300, 'xs'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.waitForFunction((wanted) => document.cookie.includes(`viewport=${wanted}`), expected)
  }
  await page.evaluate(() => document.querySelector<HTMLElement>('footer [data-consent-settings]')?.click())
  equal(await zIndex(page, 'dialog'), layers.modal)
  await page.getByRole('dialog').getByRole('button', { name: 'Reject all' }).click()
  equal(await read(), undefined)
})

test(
  'L3 to L5, L13 the settings: nothing ticked, Escape is no choice, focus comes back',
  {},
  async ({ page, open }) => {
    await open('/')
    await button(page, 'Settings').click()
    deepEqual(
      await page
        .getByRole('checkbox')
        .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked)),
      [true, false, false],
    )
    deepEqual(await axeProblems(page, 'settings open'), [])
    await page.keyboard.press('Escape')
    equal(await page.getByRole('dialog').count(), 0)
    equal(await page.evaluate(() => document.activeElement?.textContent), 'Settings')
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    ok(await button(page, 'Accept all').isVisible())
    deepEqual(await page.evaluate(() => Object.keys(localStorage)), [])
  },
)

test(
  'L6, R113 imprint and privacy can be read without a choice; the bar covers no focused thing',
  { width: 'xs', browser: { reducedMotion: 'reduce' } },
  async ({ page, open }) => {
    await open('/')
    await page.keyboard.press('Shift+Tab')
    await visit(page, '/imprint')
    ok(await button(page, 'Reject all').isVisible())
    const covered = await page.evaluate(async () => {
      const banner = document.querySelector('section[aria-label="Cookies and external media"]')
      const found: string[] = []
      for (const element of document.querySelectorAll<HTMLElement>(
        'main a[href], footer a[href], footer button',
      )) {
        if (element.getClientRects().length === 0) continue
        element.focus()
        await new Promise((resolve) => setTimeout(resolve, 30))
        const top = banner?.getBoundingClientRect().top ?? Infinity
        if (element.getBoundingClientRect().bottom > top + 1) found.push(element.textContent ?? '')
      }
      return found
    })
    deepEqual(covered, [])
  },
)

test(
  'L7, R111 the footer of every page leads to the settings, also pressed before React is there',
  {},
  async ({ page, site }) => {
    await page.goto(`${site.url}/de/impressum`)
    await page.evaluate(() => document.querySelector<HTMLElement>('footer [data-consent-settings]')?.click())
    await page.mouse.move(9, 9)
    await page.getByRole('dialog', { name: 'Cookie-Einstellungen' }).waitFor()
  },
)

test('L12 banner in the language of the page, axe clean', {}, async ({ page, open }) => {
  await open('/de')
  ok(await button(page, 'Alle ablehnen').isVisible())
  deepEqual(await axeProblems(page, 'banner'), [])
})

const video = '/products/taktgeber'
const frames = (page: Page) => page.locator('iframe[src*="youtube-nocookie.com"]').count()
const provider = [/another host: https:\/\/www\.youtube-nocookie\.com/, /ERR_NAME_NOT_RESOLVED/, /frame/i]

test('L20 to L25, R41, R42 video: this once', { allow: provider }, async ({ page, open }) => {
  await open(video)
  await button(page, 'Reject all').click()
  equal(await frames(page), 0)
  equal(await page.locator('link[href*="youtube"], img[src*="youtube"], img[src*="ytimg"]').count(), 0)
  const always = page.getByLabel('Always load videos')
  equal(await always.isChecked(), false)
  await button(page, 'Load video').click()
  equal(await frames(page), 1)
  equal(await page.evaluate(() => document.activeElement?.tagName), 'IFRAME')
  ok(await page.locator('iframe').getAttribute('title'))
  await visit(page, '/products')
  await page.goBack()
  await settled(page, video)
  equal(await frames(page), 0)
})

test('L22, L24 video: always, until it is taken back', { allow: provider }, async ({ page, open }) => {
  await open(video)
  await button(page, 'Reject all').click()
  await page.getByLabel('Always load videos').check()
  await button(page, 'Load video').click()
  await visit(page, '/products')
  await page.goBack()
  await settled(page, video)
  await page.waitForFunction(() => document.querySelectorAll('iframe').length === 1)
  await page.evaluate(() => document.querySelector<HTMLElement>('footer [data-consent-settings]')?.click())
  await page.getByRole('dialog').getByRole('button', { name: 'Reject all' }).click()
  equal(await frames(page), 0)
})
