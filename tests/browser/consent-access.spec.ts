/** Accessibility of the question for consent and its settings: keyboard, zoom, axe, and no layout shift (L13). */
import type { Locator, Page } from '@playwright/test'
import { layers } from '../../src/site/constants'
import { pathOf } from '../../src/site/paths'
import { axeProblems } from '../lib/axe'
import { coveredBy, openSettings } from '../lib/consent'
import { measureShifts } from '../lib/layout-shift'
import { expect, inEachLanguage, resize, test } from '../lib/site-test'
import { enlargeText, spreadText } from '../lib/text-size'

for (const colorScheme of ['light', 'dark'] as const) {
  inEachLanguage(() => {
    test.describe(() => {
      test.use({ colorScheme })
      test(`L13: no axe findings in the question and its settings (${colorScheme})`, async ({
        question,
        page,
        open,
      }) => {
        await open(pathOf('home', question.locale))
        await question.bar.waitFor()
        expect(await axeProblems(page, 'question')).toEqual([])
        await openSettings(question, page)
        await expect
          .poll(() => question.dialog.evaluate((element) => Number(getComputedStyle(element).zIndex)))
          .toBe(layers.modal)
        expect(await axeProblems(page, 'settings')).toEqual([])
      })
    })
  })
}

inEachLanguage(() => {
  test('L13: by keyboard alone: the question comes first, the settings trap the focus, the page does not', async ({
    question,
    page,
    open,
  }) => {
    const { locale, bar, dialog, reject } = question
    await open(pathOf('home', locale))
    await bar.waitFor()
    const inside = (place: Locator) => place.evaluate((element) => element.contains(document.activeElement))
    await page.keyboard.press('Tab')
    await expect.poll(() => inside(bar)).toBe(false)
    await page.keyboard.press('Tab')
    await expect.poll(() => inside(bar)).toBe(true)
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('Tab')
    await expect.poll(() => inside(bar)).toBe(false)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await dialog.waitFor()
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      )
      expect(outside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await reject.focus()
    await page.keyboard.press('Enter')
    await bar.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  })
})

/** Tabs through the page and returns the focused elements that are completely behind the question. */
async function hiddenFocus(page: Page, bar: Locator, steps: number): Promise<string[]> {
  const found: string[] = []
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab')
    const hidden = await bar.evaluate(async (element) => {
      const look = (): string => {
        const focused = document.activeElement
        if (!focused || focused === document.body || element.contains(focused)) return ''
        const { top, bottom } = focused.getBoundingClientRect()
        const edge = element.getBoundingClientRect().top
        return bottom > edge + 1 && top >= edge ? (focused.textContent ?? focused.tagName) : ''
      }
      // Scrolling takes a few frames.
      for (let tries = 0; tries < 5; tries++) {
        await new Promise(requestAnimationFrame)
        if (look() === '') return ''
      }
      return look()
    })
    if (hidden) found.push(hidden)
  }
  return found
}

/** At 400 % zoom, a window of 1280 × 1024 has 320 × 256 CSS pixels (WCAG 1.4.10). */
for (const [name, viewport] of [
  ['320 px', { width: 320, height: 640 }],
  ['400 % zoom', { width: 320, height: 256 }],
  ['200 % zoom', { width: 640, height: 512 }],
] as const) {
  inEachLanguage(() => {
    test.describe(() => {
      test.use({ reducedMotion: 'reduce', viewport })
      test(`L13: the question hides no focused element, and all answers are in view (${name})`, async ({
        question,
        page,
        open,
      }) => {
        const { locale, bar, accept, reject, choose } = question
        await page.setViewportSize(viewport)
        await open(pathOf('imprint', locale))
        await bar.waitFor()
        for (const answer of [accept, reject, choose]) expect(await coveredBy(answer)).toBe('')
        const { top = 0, bottom = 0 } = await accept.evaluate((element) => {
          const box = element.getBoundingClientRect()
          return { top: box.top, bottom: box.bottom }
        })
        expect(top >= 0 && bottom <= viewport.height, 'the answers are out of view').toBe(true)
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
          .toBe(true)
        expect(await hiddenFocus(page, bar, 40)).toEqual([])
      })
    })
  })
}

for (const [width, height] of [
  [390, 700],
  [320, 256],
] as const) {
  inEachLanguage(() => {
    test(`L13: the answers at the foot of the settings hide no focused checkbox (${width} × ${height} px)`, async ({
      question,
      page,
      open,
    }) => {
      await page.setViewportSize({ width, height })
      await open(pathOf('imprint', question.locale))
      await question.choose.click()
      for (const name of ['functional', 'media'] as const) {
        await expect(question.box(name)).toBeFocused()
        await expect.poll(() => coveredBy(question.box(name))).toBe('')
        await page.keyboard.press('Tab')
      }
    })
  })
}

for (const width of [320, 1440]) {
  inEachLanguage(() => {
    test(`L13: the focus ring of a link in the question covers none of the text above it (${width} px)`, async ({
      question,
      page,
      open,
    }) => {
      await resize(page, width)
      await open(pathOf('imprint', question.locale))
      const link = question.bar.getByRole('link').first()
      await link.focus()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      await expect(link).toBeFocused()
      const room = await link.evaluate((element) => {
        const { outlineOffset, outlineWidth } = getComputedStyle(element)
        const ring =
          element.getBoundingClientRect().top - parseFloat(outlineOffset) - parseFloat(outlineWidth)
        const text = document.createRange()
        text.selectNodeContents(element.closest('p')?.previousElementSibling ?? element)
        return ring - Math.max(...[...text.getClientRects()].map(({ bottom }) => bottom))
      })
      expect(room).toBeGreaterThanOrEqual(0)
    })
  })
}

/** Words of an element that are broken without a hyphen. */
const brokenWords = (element: Element): string[] => {
  const text = element.firstChild as Text
  const range = document.createRange()
  const topOf = (index: number) => {
    range.setStart(text, index)
    range.setEnd(text, index + 1)
    // The first letter after a hyphen has a rectangle on each line.
    return [...range.getClientRects()].at(-1)?.top
  }
  return [...text.data.matchAll(/\p{L}(?=\p{L})/gu)].flatMap(({ index }) =>
    topOf(index) === topOf(index + 1) ? [] : [text.data],
  )
}

inEachLanguage(() => {
  test('L13: with larger or wider text on a phone, the answers keep their words whole, and something can be read', async ({
    question,
    page,
    open,
  }) => {
    const { locale, bar, accept, reject, choose } = question
    const check = async (width: number, height: number, percent: number) => {
      await page.setViewportSize({ width, height })
      await enlargeText(page, percent)
      const name = `${width} × ${height} px, ${percent} %`
      for (const answer of [accept, reject, choose]) {
        expect([name, await answer.evaluate(brokenWords)]).toEqual([name, []])
        expect([name, await coveredBy(answer)]).toEqual([name, ''])
      }
      const text = bar.locator('p').first()
      const [whole, seen, answers] = await Promise.all(
        [text, text.locator('..'), accept].map((part) => part.boundingBox()),
      )
      const free = (answers?.y ?? 0) - (seen?.y ?? 0) - (seen?.height ?? 0)
      expect([name, free >= 0]).toEqual([name, true])
      return Math.min(whole?.height ?? 0, seen?.height ?? 0)
    }
    await open(pathOf('imprint', locale))
    await bar.waitFor()
    for (const percent of [130, 150]) expect(await check(360, 740, percent)).toBeGreaterThan(150)
    expect(await check(360, 740, 200), 'at 200 %, more than one line').toBeGreaterThan(50)
    expect(await check(320, 640, 200), 'at 200 %, more than one line').toBeGreaterThan(50)
    await spreadText(page)
    expect(await check(320, 640, 100)).toBeGreaterThan(150)
  })

  test('L13: so do the answers of the settings, with larger text on a phone', async ({
    question,
    page,
    open,
  }) => {
    await open(pathOf('imprint', question.locale))
    await question.choose.click()
    for (const width of [320, 360, 412]) {
      await page.setViewportSize({ width, height: 740 })
      for (const percent of [150, 200]) {
        await enlargeText(page, percent)
        for (const answer of ['save', 'close', 'acceptAll', 'rejectAll'] as const) {
          const broken = await question.inDialog(answer).evaluate(brokenWords)
          expect([width, percent, broken]).toEqual([width, percent, []])
        }
      }
    }
  })
})

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [390, 844],
  [568, 320],
  [740, 360],
] as const) {
  inEachLanguage(() => {
    test.describe(() => {
      test.use({ reducedMotion: 'reduce' })
      test(`L13: the whole menu is within reach while the question is open (${width} × ${height} px)`, async ({
        question,
        page,
        open,
      }) => {
        const { locale, bar } = question
        await page.setViewportSize({ width, height })
        await open(pathOf('news', locale))
        await bar.waitFor()
        await page.locator('header summary').last().click()
        const stops = page.locator('header details[open] :is(a, button)')
        await stops.first().waitFor()
        const covered: string[] = []
        for (const stop of await stops.all()) {
          await stop.focus()
          covered.push(await coveredBy(stop))
        }
        expect(covered.filter(Boolean)).toEqual([])
        expect(covered.length > 10, `the menu has ${covered.length} entries`).toBe(true)
        // The menu needs the window; the question returns with the page.
        await expect(bar).toBeHidden()
        await page.locator('header summary').last().click()
        await expect(bar).toBeVisible()
      })
    })
  })
}

inEachLanguage(() => {
  test('L13: after an answer in the settings, opened from the footer, the focus is back in the footer', async ({
    question,
    page,
    open,
  }) => {
    await open(pathOf('privacy', question.locale))
    await question.bar.waitFor()
    await openSettings(question, page)
    await question.inDialog('rejectAll').click()
    await question.bar.waitFor({ state: 'detached' })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.matches('footer [data-consent-settings]')))
      .toBe(true)
  })

  test('one dialog at a time: the search does not open over the settings', async ({
    question,
    page,
    open,
  }) => {
    await page.clock.install()
    await open(pathOf('home', question.locale))
    await openSettings(question, page)
    await page.keyboard.press('Control+k')
    await page.clock.runFor(3000)
    await expect(page.locator('dialog[open]')).toHaveCount(1)
    await question.inDialog('close').click()
    await question.dialog.waitFor({ state: 'detached' })
    await page.keyboard.press('Control+k')
    await page.getByRole('searchbox').waitFor()
  })

  test('the question causes no layout shift', async ({ question, page, open }) => {
    const { locale, bar } = question
    await resize(page, 'xs')
    const shifted = await measureShifts(page)
    await open(pathOf('home', locale))
    await bar.waitFor()
    expect(await shifted()).toBeLessThan(0.001)
  })
})
