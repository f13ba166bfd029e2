/**
 * Every kind of page in every language, with all checks in one visit: no errors, no sideways scrolling, no axe findings
 * in any theme, readable when enlarged, usable by keyboard; and a second visit without scripts.
 */
import type { Page } from '@playwright/test'
import { localeOf } from '../../src/site/locales'
import { axeProblems } from '../lib/axe'
import { questionOn } from '../lib/consent'
import { reading } from '../lib/reading'
import { colourOnlyLinks, endlessMotion, smallTargets } from '../lib/layout-access'
import { samplePages } from '../lib/samples'
import { secondProblems } from '../lib/second-engine'
import { expect, resize, test } from '../lib/site-test'
import { walkByTab } from '../lib/tab-walk'
import { enlargeText, spreadText } from '../lib/text-size'
import { controls, unseenWords } from '../lib/words-seen'

/** The narrowest window that must do without sideways scrolling, then tablet and desktop, in pixels. */
const widths = [320, 768, 1440] as const

/** How far the page can be scrolled sideways, in pixels. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Controls without text that would be invisible in forced colours. */
const shapeless = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, header summary, .button')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const style = getComputedStyle(element)
        return parseFloat(style.borderTopWidth) === 0 && style.textDecorationLine === 'none'
      })
      .filter((element) => element.textContent.trim() === '')
      .map((element) => element.outerHTML.slice(0, 120)),
  )

for (const { name, page: declared, path, status } of samplePages()) {
  const { locale } = declared
  const provoked = status === 200 ? [] : [/404|500/]
  // Slow checks differ between the languages: the same components in half the time.
  const theme = locale === 'de' ? 'dark' : 'light'
  const tabWidth = locale === 'de' ? 1440 : 360

  test(`${locale} ${name}`, async ({ page, open, allow }) => {
    test.setTimeout(120_000)
    allow(...provoked)
    await resize(page, 1440)
    await open(path)
    await expect(page.locator('html')).toHaveAttribute('lang', localeOf(locale).iso)

    await test.step('axe in light, dark and forced colours, and at 320 px', async () => {
      const problems = await axeProblems(page, 'light')
      if (theme === 'light') problems.push(...(await secondProblems(page, 'light')))
      await page.emulateMedia({ colorScheme: 'dark' })
      problems.push(...(await axeProblems(page, 'dark', 'colours')))
      if (theme === 'dark') problems.push(...(await secondProblems(page, 'dark')))
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
      problems.push(...(await axeProblems(page, 'forced colours', 'colours')))
      expect(await shapeless(page), 'controls without words and without a border').toEqual([])
      await page.emulateMedia({ forcedColors: 'none' })
      await resize(page, widths[0])
      problems.push(...(await axeProblems(page, '320 px')))
      expect(problems).toEqual([])
    })

    await test.step('no sideways scroll', async () => {
      for (const width of widths) {
        await resize(page, width)
        expect(await reading(page), `at ${width} px`).toEqual([])
        expect(await smallTargets(page), `small targets at ${width} px`).toEqual([])
      }
    })

    await test.step('nothing moves endlessly', async () => {
      expect(await endlessMotion(page)).toEqual([])
    })

    await test.step('no links marked by colour alone', async () => {
      expect(await colourOnlyLinks(page)).toEqual([])
    })

    await test.step('L52: by Tab alone, the focus is visible and not covered', async () => {
      await resize(page, tabWidth)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const { stops, problems } = await walkByTab(page)
      expect(problems).toEqual([])
      expect(stops, 'the keyboard goes through the page').toBeGreaterThan(5)
      await page.emulateMedia({ reducedMotion: 'no-preference' })
    })

    await test.step('L54: with 200 % text and wider spacing', async () => {
      await resize(page, 'xl')
      await enlargeText(page, 200)
      expect(await reading(page), 'at 200 %').toEqual([])
      await resize(page, 640)
      expect(await reading(page), 'at 200 % and 640 px').toEqual([])
      await spreadText(page)
      expect(await reading(page), 'at 200 % and 640 px, spread').toEqual([])
      await enlargeText(page, 150)
      await resize(page, 360)
      expect(await reading(page), 'at 150 % and 360 px, spread').toEqual([])
    })

    await test.step('L53: in forced colours all text on controls is visible', async () => {
      await enlargeText(page, 100)
      await resize(page, 'xl')
      // The question would cover what is behind it.
      await questionOn(page, locale).reject.click()
      await page.emulateMedia({ colorScheme: theme, forcedColors: 'active' })
      expect(await unseenWords(page, `:is(header, main, footer) :is(${controls})`)).toEqual([])
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { name, page: declared, path, status } of samplePages()) {
    test(`${declared.locale} ${name}`, async ({ page, open, allow }) => {
      allow(...(status === 200 ? [] : [/404|500/]))
      await open(path)
      const text = await page.locator('main').innerText()
      expect(text.trim().length, `the main part is almost empty: "${text}"`).toBeGreaterThan(20)
      await expect(page.locator('h1').first()).toBeVisible()
      await expect(page.locator('header a').first()).toBeVisible()
      await resize(page, widths[0])
      expect(await sideways(page), 'scrolls sideways').toBe(0)
    })
  }
})
