/** Forced colours, such as high contrast in Windows: pixel checks of the controls above the page (L2, L53); more contrast. */
import sharp from 'sharp'
import type { LocaleCode } from '../../src/site/locales'
import { pathOf } from '../../src/site/paths'
import { expect, inEachLanguage, test } from '../lib/site-test'
import { controls, unseenWords } from '../lib/words-seen'

const technicalNames = (language: LocaleCode): void => {
  test('technical names in tables, and a choice under the pointer', async ({ page, open, question }) => {
    await open(pathOf('privacy', language))
    await question.reject.click()
    expect(await unseenWords(page, 'main td code')).toEqual([])
    await open(pathOf('news', language))
    const choice = page.locator('main .chip:not([aria-current])').first()
    await choice.hover()
    await choice.evaluate((element) => element.setAttribute('data-tested', ''))
    expect(await unseenWords(page, '[data-tested]', false)).toEqual([])
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active' } })

    inEachLanguage((language) => {
      technicalNames(language)
      test('of the header’s links, only that of the current page is underlined', async ({ page, open }) => {
        await open(pathOf('news', language))
        const links = page.locator('header nav a').filter({ visible: true })
        const underlined = await links.evaluateAll((all) =>
          all
            .filter((link) => getComputedStyle(link).textDecorationLine !== 'none')
            .map((link) => link.hasAttribute('aria-current')),
        )
        expect(underlined).toEqual([true])
      })
      test('the searched words have a line in the results', async ({ page, open }) => {
        await open(`${pathOf('search', language)}?q=taktgeber`)
        const marked = page.locator('main mark').first()
        await marked.scrollIntoViewIfNeeded()
        const { x, y, width, height } = (await marked.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 }
        const brightness = async (top: number) => {
          const picture = await page.screenshot({ clip: { x, y: top, width, height: 2 } })
          return (await sharp(picture).greyscale().stats()).channels[0]?.mean ?? 0
        }
        const [line, below] = [await brightness(y + height - 2), await brightness(y + height + 1)]
        expect(Math.abs(line - below)).toBeGreaterThan(100)
      })
      test('the two answers, the skip link and an open menu', async ({ page, open, question }) => {
        await open(pathOf('home', language))
        await question.reject.waitFor()
        await question.bar.evaluate((element) => element.setAttribute('data-tested', ''))
        expect(await unseenWords(page, `[data-tested] :is(${controls})`, false)).toEqual([])
        await page.keyboard.press('Tab')
        await page.evaluate(() => document.activeElement?.setAttribute('data-focused', ''))
        expect(await unseenWords(page, '[data-focused]', false)).toEqual([])
        await question.reject.click()
        const menu = page.locator('header nav details').first()
        await menu.locator('summary').click()
        await menu.locator('a').first().hover()
        expect(await unseenWords(page, 'header details[open] a', false)).toEqual([])
      })
    })
  })
}

test.describe('more contrast', () => {
  test.use({ contextOptions: { contrast: 'more' } })

  inEachLanguage((language) => {
    technicalNames(language)
    test('secondary text has the colour of text, and lines are solid', async ({ page, open }) => {
      await open(pathOf('news', language))
      const colours = await page.evaluate(() => {
        const styleOf = (selector: string) =>
          getComputedStyle(document.querySelector(selector) ?? document.body)
        return { lead: styleOf('main .lead').color, line: styleOf('header').borderBottomColor }
      })
      const text = await page.evaluate(() => getComputedStyle(document.body).color)
      expect(colours).toEqual({ lead: text, line: text })
    })
  })
})
