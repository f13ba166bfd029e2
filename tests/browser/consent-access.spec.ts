/** The question for consent and its settings for everybody: by keyboard, zoomed, for axe, and without moving the page (L13). */
import { deepEqual, equal, ok } from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { layers } from '../../src/client/constants'
import { pathOf } from '../../src/site/paths'
import { axeProblems } from '../lib/axe'
import { coveredBy, inEachLanguage, openSettings } from '../lib/consent'

for (const colorScheme of ['light', 'dark'] as const) {
  inEachLanguage(
    `L13: no finding of axe in the question and its settings (${colorScheme})`,
    { browser: { colorScheme } },
    async (question, { page, open }) => {
      await open(pathOf('home', question.locale))
      await question.bar.waitFor()
      deepEqual(await axeProblems(page, 'question'), [])
      await openSettings(question, page)
      equal(
        await question.dialog.evaluate((element) => Number(getComputedStyle(element).zIndex)),
        layers.modal,
      )
      deepEqual(await axeProblems(page, 'settings'), [])
    },
  )
}

inEachLanguage(
  'L13: by keyboard alone: the question comes first, the settings keep the focus, the page is no trap',
  {},
  async ({ locale, bar, dialog, reject }, { page, open }) => {
    await open(pathOf('home', locale))
    await bar.waitFor()
    const inside = (place: Locator) => place.evaluate((element) => element.contains(document.activeElement))
    await page.keyboard.press('Tab')
    equal(await inside(bar), false)
    await page.keyboard.press('Tab')
    equal(await inside(bar), true)
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('Tab')
    equal(await inside(bar), false)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await dialog.waitFor()
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      )
      equal(outside, false)
    }
    await page.keyboard.press('Escape')
    await reject.focus()
    await page.keyboard.press('Enter')
    await bar.waitFor({ state: 'detached' })
    equal(await page.evaluate(() => document.activeElement?.tagName), 'MAIN')
  },
)

/** Goes through the page by keyboard and tells what lies wholly behind the question. */
async function hiddenFocus(page: Page, bar: Locator, steps: number): Promise<string[]> {
  const found: string[] = []
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab')
    await page.waitForTimeout(40)
    const hidden = await bar.evaluate((element) => {
      const focused = document.activeElement
      if (!focused || focused === document.body || element.contains(focused)) return ''
      const { top, bottom } = focused.getBoundingClientRect()
      const covered =
        bottom > element.getBoundingClientRect().top + 1 && top >= element.getBoundingClientRect().top
      return covered ? (focused.textContent ?? focused.tagName) : ''
    })
    if (hidden) found.push(hidden)
  }
  return found
}

/** 400 % zoom of a window of 1280 × 1024 leaves 320 × 256 of the page's pixels (WCAG 1.4.10). */
for (const [name, viewport] of [
  ['320 px', { width: 320, height: 640 }],
  ['400 % zoom', { width: 320, height: 256 }],
  ['200 % zoom', { width: 640, height: 512 }],
] as const) {
  inEachLanguage(
    `L13: the question hides nothing that has the focus, and all answers are in view (${name})`,
    { browser: { reducedMotion: 'reduce', viewport } },
    async ({ locale, bar, accept, reject, choose }, { page, open }) => {
      await page.setViewportSize(viewport)
      await open(pathOf('imprint', locale))
      await bar.waitFor()
      for (const answer of [accept, reject, choose]) equal(await coveredBy(answer), '')
      const { top = 0, bottom = 0 } = await accept.evaluate((element) => {
        const box = element.getBoundingClientRect()
        return { top: box.top, bottom: box.bottom }
      })
      ok(top >= 0 && bottom <= viewport.height, 'the answers are out of view')
      ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
      deepEqual(await hiddenFocus(page, bar, 40), [])
    },
  )
}

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [390, 844],
] as const) {
  inEachLanguage(
    `L13: the whole menu is within reach while the question is open (${width} × ${height} px)`,
    { browser: { reducedMotion: 'reduce' } },
    async ({ locale, bar }, { page, open }) => {
      await page.setViewportSize({ width, height })
      await open(pathOf('news', locale))
      await bar.waitFor()
      await page.locator('header summary').last().click()
      const stops = page.locator('header details[open] :is(a, button)')
      await stops.first().waitFor()
      const covered: string[] = []
      for (const stop of await stops.all()) covered.push(await coveredBy(stop))
      deepEqual(covered.filter(Boolean), [])
      ok(covered.length > 10, `the menu has ${covered.length} entries`)
      deepEqual(await hiddenFocus(page, bar, 24), [])
    },
  )
}

inEachLanguage(
  'L13: an answer in the settings, opened from the footer, leaves the focus at the footer',
  {},
  async (question, { page, open }) => {
    await open(pathOf('privacy', question.locale))
    await question.bar.waitFor()
    await openSettings(question, page)
    await question.inDialog('rejectAll').click()
    await question.bar.waitFor({ state: 'detached' })
    equal(await page.evaluate(() => document.activeElement?.matches('footer [data-consent-settings]')), true)
  },
)

inEachLanguage(
  'one dialog at a time: the search does not open over the settings',
  {},
  async (question, { page, open }) => {
    await open(pathOf('home', question.locale))
    await openSettings(question, page)
    await page.keyboard.press('Control+k')
    await page.waitForTimeout(300)
    equal(await page.locator('dialog[open]').count(), 1)
    await question.inDialog('close').click()
    await question.dialog.waitFor({ state: 'detached' })
    await page.keyboard.press('Control+k')
    await page.getByRole('searchbox').waitFor()
  },
)

inEachLanguage(
  'the question moves nothing on the page: no layout shift',
  { width: 'xs' },
  async ({ locale, bar }, { page, site }) => {
    await page.goto(site.url + pathOf('home', locale))
    await page.mouse.move(5, 5)
    await bar.waitFor()
    await page.waitForTimeout(500)
    const shifted = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const observer = new PerformanceObserver((list) => {
            resolve(
              list
                .getEntries()
                .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
            )
          })
          observer.observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(0), 300)
        }),
    )
    ok(shifted < 0.001, `shifted by ${shifted}`)
  },
)
