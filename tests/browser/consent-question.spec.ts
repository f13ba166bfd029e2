/**
 * The question for consent: what happens before an answer, its contents, and what counts as an answer (L1 to L6, L12).
 */
import type { Locator } from '@playwright/test'
import { layers } from '../../src/site/constants'
import { pathOf } from '../../src/site/paths'
import { coveredBy, necessaryNames, openSettings, storedChoice } from '../lib/consent'
import { frames, settled, visit } from '../lib/page-tools'
import { heldBy, record } from '../lib/recorder'
import { expect, inEachLanguage, resize, test } from '../lib/site-test'

inEachLanguage(() => {
  test('L1, R110: before an answer, only necessary entries are stored, and no third party is contacted', async ({
    question,
    page,
    context,
    site,
    open,
  }) => {
    const { locale, bar } = question
    const recorder = await record(context)
    await page.clock.install()
    await open(pathOf('home', locale))
    await bar.waitFor()
    for (const route of ['products', 'news', 'contact', 'privacy'] as const) {
      await visit(page, pathOf(route, locale))
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    }
    await page.locator('footer [data-theme-choice=dark]').click()
    await page.setViewportSize({ width: 700, height: 800 })
    await open(pathOf('team', locale))
    await page.clock.runFor(3000)
    expect(recorder.foreign(site.url)).toEqual([])
    expect(recorder.written().filter((name) => !necessaryNames.includes(name))).toEqual([])
    const { cookie, localStorage, indexedDB } = await heldBy(page)
    expect({ cookie, localStorage, indexedDB }).toEqual({ cookie: [], localStorage: [], indexedDB: [] })
  })

  test.describe(() => {
    test.use({ javaScriptEnabled: false })
    test('L1: without scripts nothing is stored, and no third party is contacted', async ({
      question,
      page,
      context,
      site,
    }) => {
      const { locale } = question
      const requests: string[] = []
      page.on('request', (request) => void requests.push(request.url()))
      for (const route of ['home', 'contact', 'privacy'] as const)
        await page.goto(site.url + pathOf(route, locale))
      expect(requests.filter((url) => !url.startsWith(site.url) && !url.startsWith('data:'))).toEqual([])
      await expect.poll(() => context.cookies()).toEqual([])
    })
  })
})

/** Everything that affects the visual weight of a button. */
const weightOf = (button: Locator) =>
  button.evaluate((element) => {
    const { width, height, top } = element.getBoundingClientRect()
    const { color, backgroundColor, borderColor, borderWidth, fontSize, fontWeight, padding, opacity } =
      getComputedStyle(element)
    const size = { width: Math.round(width), height: Math.round(height), top: Math.round(top) }
    return {
      ...size,
      color,
      backgroundColor,
      borderColor,
      borderWidth,
      fontSize,
      fontWeight,
      padding,
      opacity,
    }
  })

inEachLanguage(() => {
  test('L2, R112: yes and no have the same weight, on the first layer, at every width and in every theme', async ({
    question,
    page,
    open,
  }) => {
    const { locale, bar, accept, reject, choose } = question
    await open(pathOf('home', locale))
    await bar.waitFor()
    for (const width of [320, 768, 1440])
      for (const colorScheme of ['light', 'dark'] as const)
        await test.step(`${width} px, ${colorScheme}`, async () => {
          await resize(page, width)
          await page.emulateMedia({ colorScheme })
          // The theme changes with a transition, on both buttons.
          await expect(async () => {
            expect(await weightOf(accept)).toEqual(await weightOf(reject))
          }).toPass()
          await expect(choose).toBeVisible()
          await expect
            .poll(() => bar.evaluate((element) => Number(getComputedStyle(element).zIndex)))
            .toBe(layers.overlay)
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
            .toBe(true)
        })
  })
})

inEachLanguage(() => {
  test('L3, L4: one choice per purpose, with only the necessary one ticked', async ({
    question,
    page,
    open,
  }) => {
    await open(pathOf('home', question.locale))
    await question.choose.click()
    await question.dialog.waitFor()
    const boxes = await question.dialog
      .getByRole('checkbox')
      .evaluateAll((all) =>
        all.map((box) => [(box as HTMLInputElement).checked, (box as HTMLInputElement).disabled]),
      )
    expect(boxes).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ])
    await question.box('functional').check()
    await question.inDialog('save').click()
    await expect.poll(() => storedChoice(page)).toEqual({ functional: true, media: false })
    await question.bar.waitFor({ state: 'detached' })
  })

  test('L5: scrolling, Escape, closing and reading on are not consent', async ({ question, page, open }) => {
    const { locale, bar, choose, dialog, inDialog } = question
    await open(pathOf('home', locale))
    await choose.click()
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => choose.evaluate((element) => element === document.activeElement)).toBe(true)
    await choose.click()
    await inDialog('close').click()
    await dialog.waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.locator('main').click({ position: { x: 5, y: 5 } })
    await visit(page, pathOf('about', locale))
    await expect(bar).toBeVisible()
    await expect.poll(() => storedChoice(page)).toBe(undefined)
    expect((await heldBy(page)).localStorage).toEqual([])
  })

  test('L6: the question states who, what for, how long, the recipients, and how to withdraw', async ({
    question,
    page,
    open,
  }) => {
    const { locale, bar, words } = question
    await open(pathOf('home', locale))
    const said = await bar.innerText()
    for (const word of ['Musterwerk', 'YouTube', 'Vimeo', 'USA', words('common:cookieSettings')])
      expect(said.includes(word), `${word} is not in the question`).toBe(true)
    expect(said).toMatch(/year|Jahr/)
    await openSettings(question, page)
    const more = await question.dialog.innerText()
    for (const word of ['Google Ireland', '30', locale === 'de' ? 'zwölf Monate' : 'twelve months'])
      expect(more.includes(word), `${word} is not in the settings`).toBe(true)
  })
})

for (const width of [320, 1440]) {
  inEachLanguage(() => {
    test.describe(() => {
      test.use({ reducedMotion: 'reduce' })
      test(`L6, L30, R113: imprint and privacy policy can be reached and read without an answer (${width} px)`, async ({
        question,
        page,
        open,
      }) => {
        const { locale, bar } = question
        await resize(page, width)
        await open(pathOf('home', locale))
        await bar.waitFor()
        // The page makes room for the question in the frame that shows it.
        await frames(page)
        for (const route of ['imprint', 'privacy', 'accessibility'] as const) {
          const path = pathOf(route, locale)
          const link = page.locator(`footer a[href="${path}"]`)
          expect(await coveredBy(link)).toBe('')
          await link.click()
          await settled(page, path)
          await expect(bar).toBeVisible()
          expect(await coveredBy(page.locator('main h1'))).toBe('')
        }
        const inBar = bar.getByRole('link')
        await expect
          .poll(() => inBar.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
          .toEqual((['imprint', 'privacy', 'accessibility'] as const).map((route) => pathOf(route, locale)))
      })
    })
  })
}

inEachLanguage(() => {
  test('L6: the question stays on screen from page to page without disappearing for a moment', async ({
    question,
    page,
    open,
  }) => {
    const { locale, bar, words } = question
    await open(pathOf('home', locale))
    await bar.waitFor()
    await page.evaluate((label) => {
      const isThere = () => document.querySelector(`section[aria-label="${label}"]`) !== null
      const gaps = Object.assign(window, { gaps: 0 })
      new MutationObserver(() => {
        if (!isThere()) gaps.gaps += 1
      }).observe(document.body, { childList: true, subtree: true })
    }, words('consent:bannerLabel'))
    for (const route of ['imprint', 'team', 'services', 'home'] as const)
      await visit(page, pathOf(route, locale))
    await expect.poll(() => page.evaluate(() => (window as unknown as { gaps: number }).gaps)).toBe(0)
  })

  test('L12: the question is in the language of the page', async ({ question, page, open }) => {
    const { locale, bar, accept, words } = question
    await open(pathOf('services', locale))
    await bar.waitFor()
    await expect(accept).toHaveText(words('consent:acceptAll'), { useInnerText: true })
    expect(await page.locator('html').evaluate((html) => (html as HTMLElement).lang)).toMatch(
      new RegExp(`^${locale}`),
    )
  })
})
