/** The question for consent: what happens before an answer, what it says, what counts as an answer (L1 to L6, L12). */
import { deepEqual, equal, match, ok } from 'node:assert/strict'
import type { Locator } from 'playwright-core'
import { layers } from '../../src/client/constants'
import { pathOf } from '../../src/site/paths'
import { coveredBy, inEachLanguage, necessaryNames, openSettings, storedChoice } from '../lib/consent'
import { settled, visit } from '../lib/page-tools'
import { heldBy, record } from '../lib/recorder'

inEachLanguage(
  'L1, R110: before an answer nothing is stored but what is necessary, and nobody else is asked',
  {},
  async ({ locale, bar }, { page, context, site, open }) => {
    const recorder = await record(context)
    await open(pathOf('home', locale))
    await bar.waitFor()
    for (const route of ['products', 'news', 'contact', 'privacy'] as const) {
      await visit(page, pathOf(route, locale))
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    }
    await page.locator('footer [data-theme-choice=dark]').click()
    await page.setViewportSize({ width: 700, height: 800 })
    await open(pathOf('team', locale))
    await page.waitForTimeout(1200)
    deepEqual(recorder.foreign(site.url), [])
    deepEqual(
      recorder.written().filter((name) => !necessaryNames.includes(name)),
      [],
    )
    const { cookie, localStorage, indexedDB } = await heldBy(page)
    deepEqual({ cookie, localStorage, indexedDB }, { cookie: [], localStorage: [], indexedDB: [] })
  },
)

inEachLanguage(
  'L1: without scripts nothing is stored, and nobody else is asked',
  { browser: { javaScriptEnabled: false } },
  async ({ locale }, { page, context, site }) => {
    const requests: string[] = []
    page.on('request', (request) => void requests.push(request.url()))
    for (const route of ['home', 'contact', 'privacy'] as const)
      await page.goto(site.url + pathOf(route, locale))
    deepEqual(
      requests.filter((url) => !url.startsWith(site.url) && !url.startsWith('data:')),
      [],
    )
    deepEqual(await context.cookies(), [])
  },
)

/** Everything that gives a button its weight. */
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

for (const width of [320, 768, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    inEachLanguage(
      `L2, R112: yes and no weigh the same, on the first layer (${width} px, ${colorScheme})`,
      { width, browser: { colorScheme } },
      async ({ locale, bar, accept, reject, choose }, { page, open }) => {
        await open(pathOf('home', locale))
        await bar.waitFor()
        deepEqual(await weightOf(accept), await weightOf(reject))
        ok(await choose.isVisible())
        equal(await bar.evaluate((element) => Number(getComputedStyle(element).zIndex)), layers.overlay)
        ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
      },
    )
  }
}

inEachLanguage(
  'L3, L4: one choice for each purpose, nothing ticked but what is necessary',
  {},
  async (question, { page, open }) => {
    await open(pathOf('home', question.locale))
    await question.choose.click()
    await question.dialog.waitFor()
    const boxes = await question.dialog
      .getByRole('checkbox')
      .evaluateAll((all) =>
        all.map((box) => [(box as HTMLInputElement).checked, (box as HTMLInputElement).disabled]),
      )
    deepEqual(boxes, [
      [true, true],
      [false, false],
      [false, false],
    ])
    await question.box('functional').check()
    await question.inDialog('save').click()
    deepEqual(await storedChoice(page), { functional: true, media: false })
    await question.bar.waitFor({ state: 'detached' })
  },
)

inEachLanguage(
  'L5: scrolling, Escape, closing and reading on are no consent',
  {},
  async (question, { page, open }) => {
    const { locale, bar, choose, dialog, inDialog } = question
    await open(pathOf('home', locale))
    await choose.click()
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    equal(await choose.evaluate((element) => element === document.activeElement), true)
    await choose.click()
    await inDialog('close').click()
    await dialog.waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.locator('main').click({ position: { x: 5, y: 5 } })
    await visit(page, pathOf('about', locale))
    ok(await bar.isVisible())
    equal(await storedChoice(page), undefined)
    deepEqual((await heldBy(page)).localStorage, [])
  },
)

inEachLanguage(
  'L6: the question says who, what for, how long, who receives it, and how to take it back',
  {},
  async (question, { page, open }) => {
    const { locale, bar, words } = question
    await open(pathOf('home', locale))
    const said = await bar.innerText()
    for (const word of ['Musterwerk', 'YouTube', 'Vimeo', 'USA', words('common:cookieSettings')])
      ok(said.includes(word), `${word} is not in the question`)
    match(said, /year|Jahr/)
    await openSettings(question, page)
    const more = await question.dialog.innerText()
    for (const word of ['Google Ireland', '30', locale === 'de' ? 'zwölf Monate' : 'twelve months'])
      ok(more.includes(word), `${word} is not in the settings`)
  },
)

for (const width of [320, 1440]) {
  inEachLanguage(
    `L6, L30, R113: imprint and privacy are reached and read without an answer (${width} px)`,
    { width, browser: { reducedMotion: 'reduce' } },
    async ({ locale, bar }, { page, open }) => {
      await open(pathOf('home', locale))
      await bar.waitFor()
      for (const route of ['imprint', 'privacy', 'accessibility'] as const) {
        const path = pathOf(route, locale)
        const link = page.locator(`footer a[href="${path}"]`)
        equal(await coveredBy(link), '')
        await link.click()
        await settled(page, path)
        ok(await bar.isVisible())
        equal(await coveredBy(page.locator('main h1')), '')
      }
      const inBar = bar.getByRole('link')
      deepEqual(
        await inBar.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
        (['imprint', 'privacy', 'accessibility'] as const).map((route) => pathOf(route, locale)),
      )
    },
  )
}

inEachLanguage(
  'L6: the question stays on the screen from page to page, without a moment in which it is gone',
  {},
  async ({ locale, bar, words }, { page, open }) => {
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
    equal(await page.evaluate(() => (window as unknown as { gaps: number }).gaps), 0)
  },
)

inEachLanguage('L12: the question speaks the language of the page', {}, async (question, { page, open }) => {
  const { locale, bar, accept, words } = question
  await open(pathOf('services', locale))
  await bar.waitFor()
  equal(await accept.innerText(), words('consent:acceptAll'))
  match(await page.locator('html').evaluate((html) => (html as HTMLElement).lang), new RegExp(`^${locale}`))
})
