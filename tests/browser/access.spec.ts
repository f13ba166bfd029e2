/** How people reach and read the pages: keyboard alone, enlarged text, wider spacing, forced colours (semantics, 10.5). */
import { deepEqual, equal, ok } from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { localeCodes } from '../../src/site/locales'
import { pathOf } from '../../src/site/paths'
import { axeProblems } from '../lib/axe'
import { test } from '../lib/browser-test'
import { reading } from '../lib/reading'
import { samplePages } from '../lib/samples'
import { uiTexts } from '../lib/ui-texts'

/** The browser's own font size, in per cent of the usual 16 pixels; media queries follow it as well. */
async function enlargeText(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', {
    fontSizes: { standard: Math.round((16 * percent) / 100), fixed: Math.round((13 * percent) / 100) },
  })
}

/** WCAG 1.4.12: nothing may be lost with these distances. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

async function spread(page: Page): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, spacing)
}

/** Says what is wrong with the focused element: no outline, or covered. Empty when all is well, `end` past the last. */
async function focusProblem(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const look = (): string => {
      const element = document.activeElement
      if (!element || element === document.body) return 'end'
      // Fields with a button and links that cover a card show their outline around both.
      const shown = [element, element.parentElement, element.closest('.target')].some((outlined) => {
        if (!outlined) return false
        const { outlineStyle, outlineWidth } = getComputedStyle(outlined)
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
      })
      const parts = [0.1, 0.5, 0.9]
      const seen = [...element.getClientRects()].some((box) =>
        parts.some((x) =>
          parts.some((y) => {
            const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
            return top !== null && (element.contains(top) || top.contains(element))
          }),
        ),
      )
      if (shown && seen) return ''
      return `${shown ? '' : 'no outline '}${seen ? '' : 'covered '}${element.outerHTML.slice(0, 100)}`
    }
    // Outlines appear and pages scroll within a few frames.
    for (let tries = 0; tries < 10; tries++) {
      await new Promise(requestAnimationFrame)
      if (look() === '') return ''
    }
    return look()
  })
}

/** The most presses of the Tab key on a page; the longest page has fewer places to reach. */
const mostStops = 200

for (const { name, page: declared, path, status } of samplePages()) {
  const allow = status === 404 ? [/404/] : []
  const { locale } = declared

  test(`L54 ${locale} ${name} at 200 % text and with wider spacing`, { allow }, async ({ page, open }) => {
    await enlargeText(page, 200)
    await open(path)
    deepEqual(await reading(page), [], 'at 200 %')
    await page.setViewportSize({ width: 640, height: 900 })
    deepEqual(await reading(page), [], 'at 200 % and 640 px')
    await spread(page)
    deepEqual(await reading(page), [], 'at 200 % and 640 px, spread')
    await enlargeText(page, 150)
    await page.setViewportSize({ width: 360, height: 900 })
    deepEqual(await reading(page), [], 'at 150 % and 360 px, spread')
  })

  test(
    `${locale} ${name} in forced colours`,
    { allow, browser: { forcedColors: 'active' } },
    async ({ page, open }) => {
      await open(path)
      deepEqual(await axeProblems(page, 'forced colours'), [])
      const flat = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main button, header summary, .button')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => {
            const style = getComputedStyle(element)
            return parseFloat(style.borderTopWidth) === 0 && style.textDecorationLine === 'none'
          })
          .filter((element) => element.textContent.trim() === '')
          .map((element) => element.outerHTML.slice(0, 120)),
      )
      deepEqual(flat, [], 'controls without words and without a border')
    },
  )

  // One language narrow, the other wide: the same components, half the time.
  const width = locale === 'de' ? 1440 : 360
  test(
    `L52 ${locale} ${name} by Tab alone at ${width} px: focus is seen, and not covered`,
    { allow, width, browser: { reducedMotion: 'reduce' }, timeout: 120_000 },
    async ({ page, open }) => {
      await open(path)
      const problems = new Set<string>()
      let stops = 0
      for (; stops < mostStops; stops++) {
        await page.keyboard.press('Tab')
        const found = await focusProblem(page)
        if (found === 'end') break
        if (found) problems.add(found)
      }
      ok(stops > 5 && stops < mostStops, `${stops} stops: the keyboard goes through the page and out of it`)
      deepEqual([...problems], [])
    },
  )
}

for (const locale of localeCodes) {
  const text = uiTexts(locale, 'common')
  const home = pathOf('home', locale)

  test(`L52 ${locale} the first stop skips to the content`, {}, async ({ page, open }) => {
    await open(home)
    await page.keyboard.press('Tab')
    equal(await page.evaluate(() => document.activeElement?.textContent), text('skipToContent'))
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    ok(await page.evaluate(() => document.activeElement?.closest('main') !== null), 'goes on in the content')
  })

  test(
    `L52 ${locale} the menus by keyboard: open, go through, leave with Escape or Tab`,
    { width: 1440 },
    async ({ page, open }) => {
      await open(home)
      const menu = page.locator('header nav details').first()
      const summary = menu.locator('summary')
      const isOpen = () => menu.evaluate((element: HTMLDetailsElement) => element.open)
      await summary.focus()
      await page.keyboard.press('Enter')
      ok(await isOpen(), 'Enter opens')
      await page.keyboard.press('Tab')
      const first = menu.locator('a').first()
      ok(await first.evaluate((link) => link === document.activeElement), 'Tab goes to the first link')
      await page.keyboard.press('Escape')
      ok(!(await isOpen()), 'Escape closes')
      ok(await summary.evaluate((element) => element === document.activeElement), 'the focus comes back')
      await page.keyboard.press('Space')
      ok(await isOpen(), 'the space bar opens')
      for (let stops = (await menu.locator('a').count()) + 1; stops > 0; stops--)
        await page.keyboard.press('Tab')
      ok(!(await isOpen()), 'closes when the focus has left it')
    },
  )

  test(`L52 ${locale} the menu sheet by keyboard`, { width: 360 }, async ({ page, open }) => {
    await open(home)
    const summary = page.getByText(text('menu'), { exact: true })
    await summary.focus()
    await page.keyboard.press('Enter')
    const links = page.locator('header details[open] a')
    ok(await links.first().isVisible(), 'Enter opens')
    await page.keyboard.press('Tab')
    ok(await links.first().evaluate((link) => link === document.activeElement), 'Tab goes into the sheet')
    await page.keyboard.press('Escape')
    equal(await links.count(), 0, 'Escape closes')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname !== home)
    equal(await page.locator('header details[open]').count(), 0, 'a followed link closes it')
  })

  test(
    `L56 ${locale} the slider by keys and by buttons, and it says where it is`,
    {},
    async ({ page, open }) => {
      await open(home)
      const strip = page.getByRole('group', { name: text('customerVoices') })
      const status = page.locator('[role=status]').filter({ hasText: /\d/ })
      const total = await strip.locator(':scope > *').count()
      const told = (n: number) =>
        text('slideOf').replace('{{n}}', String(n)).replace('{{total}}', String(total))
      const place = () => strip.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth))
      // A key pressed before React has taken over this part is lost, unlike a press of a button.
      const isTakenOver = (element: Element | null) =>
        element !== null && Object.keys(element).some((name) => name.startsWith('__reactProps'))
      await page.waitForFunction(isTakenOver, await strip.elementHandle())
      await strip.scrollIntoViewIfNeeded()
      await strip.focus()
      await page.keyboard.press('ArrowRight')
      await status.filter({ hasText: told(2) }).waitFor({ state: 'attached' })
      await page.waitForFunction(
        (element) => element && element.scrollLeft >= element.clientWidth - 1,
        await strip.elementHandle(),
      )
      await page.getByRole('button', { name: text('nextSlide') }).press('Enter')
      await status.filter({ hasText: told(3) }).waitFor({ state: 'attached' })
      await page.getByRole('button', { name: text('previousSlide') }).press('Enter')
      await status.filter({ hasText: told(2) }).waitFor({ state: 'attached' })
      await page.waitForTimeout(700)
      equal(await place(), 1)
    },
  )
}
