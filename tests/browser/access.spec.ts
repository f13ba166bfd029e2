/** Navigating the pages by keyboard alone: the skip link, menus, the menu sheet, the slider. */
import { localeCodes } from '../../src/site/locales'
import { pathOf } from '../../src/site/paths'
import { expect, resize, test } from '../lib/site-test'
import { uiTexts } from '../lib/ui-texts'

for (const locale of localeCodes) {
  const text = uiTexts(locale, 'common')
  const home = pathOf('home', locale)

  test(`L52 ${locale} the first stop skips to the content`, async ({ page, open }) => {
    await open(home)
    await page.keyboard.press('Tab')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe(text('skipToContent'))
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null), {
        message: 'goes on in the content',
      })
      .toBe(true)
  })

  test(`L52 ${locale} the menus by keyboard: open, go through, leave with Escape or Tab`, async ({
    page,
    open,
  }) => {
    await resize(page, 1440)
    await open(home)
    const menu = page.locator('header nav details').first()
    const summary = menu.locator('summary')
    const isOpen = () => menu.evaluate((element: HTMLDetailsElement) => element.open)
    await summary.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => isOpen(), { message: 'Enter opens' }).toBe(true)
    await page.keyboard.press('Tab')
    const first = menu.locator('a').first()
    await expect
      .poll(() => first.evaluate((link) => link === document.activeElement), {
        message: 'Tab goes to the first link',
      })
      .toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => isOpen(), { message: 'Escape closes' }).toBe(false)
    await expect
      .poll(() => summary.evaluate((element) => element === document.activeElement), {
        message: 'the focus comes back',
      })
      .toBe(true)
    await page.keyboard.press('Space')
    await expect.poll(() => isOpen(), { message: 'the space bar opens' }).toBe(true)
    for (let stops = (await menu.locator('a').count()) + 1; stops > 0; stops--)
      await page.keyboard.press('Tab')
    await expect.poll(() => isOpen(), { message: 'closes when the focus has left it' }).toBe(false)
  })

  test(`L52 ${locale} the menu sheet by keyboard`, async ({ page, open }) => {
    await resize(page, 360)
    await open(home)
    const summary = page.getByText(text('menu'), { exact: true })
    await summary.focus()
    await page.keyboard.press('Enter')
    const links = page.locator('header details[open] a')
    await expect(links.first(), 'Enter opens').toBeVisible()
    await page.keyboard.press('Tab')
    await expect
      .poll(() => links.first().evaluate((link) => link === document.activeElement), {
        message: 'Tab goes into the sheet',
      })
      .toBe(true)
    await page.keyboard.press('Escape')
    await expect(links, 'Escape closes').toHaveCount(0)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname !== home)
    await expect(page.locator('header details[open]'), 'a followed link closes it').toHaveCount(0)
  })

  test(`L52 ${locale} the menu sheet in a low window, as at four times the size: each focused entry is seen whole`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await open(home)
    await page.getByText(text('menu'), { exact: true }).focus()
    await page.keyboard.press('Enter')
    const links = page.locator('header details[open] a')
    await expect(links.first()).toBeVisible()
    for (let left = await links.count(); left > 0; left--) {
      await page.keyboard.press('Tab')
      const link = page.locator(':focus')
      await expect
        .poll(
          () =>
            link.evaluate((element) => {
              const { left, top, bottom } = element.getBoundingClientRect()
              return [top + 6, bottom - 6].every((y) =>
                element.contains(document.elementFromPoint(left + 10, y)),
              )
            }),
          { message: await link.innerText() },
        )
        .toBe(true)
    }
  })

  test(`L56 ${locale} the slider by keys and by buttons, and it announces its position`, async ({
    page,
    open,
  }) => {
    await open(home)
    const strip = page.getByRole('group', { name: text('customerVoices') })
    const status = page.locator('[role=status]').filter({ hasText: /\d/ })
    const total = await strip.locator(':scope > *').count()
    const told = (n: number) =>
      text('slideOf').replace('{{n}}', String(n)).replace('{{total}}', String(total))
    const place = () => strip.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth))
    // Unlike a click, a key pressed before React has hydrated this part is lost.
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
    await expect.poll(() => place()).toBe(1)
  })
}
