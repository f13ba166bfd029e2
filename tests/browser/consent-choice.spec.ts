/** The answer: remembered like a consent, taken back at once, asked for again when it must be (L7 to L11, L14). */
import { deepEqual, equal, match, ok } from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { readyAttribute } from '../../src/client/early-script'
import { consentKey, consentVersion } from '../../src/client/consent/store'
import { consentLife, registry } from '../../src/client/storage/registry'
import { localeCodes } from '../../src/site/locales'
import { pathOf } from '../../src/site/paths'
import { waitUntilReady } from '../lib/browser-test'
import { inEachLanguage, openSettings, recordOf, storedChoice } from '../lib/consent'
import { visit } from '../lib/page-tools'
import { heldBy, record } from '../lib/recorder'

const themeOf = (page: Page) =>
  page.evaluate(
    (key) => [document.documentElement.dataset['theme'], localStorage.getItem(key)],
    registry.theme.name,
  )

for (const [answer, allowed] of [
  ['accept', true],
  ['reject', false],
] as const) {
  inEachLanguage(
    `L8, L9: to ${answer} is remembered, with version and time, and nobody asks again`,
    {},
    async (question, { page, context, site, open }) => {
      const recorder = await record(context)
      await open(pathOf('home', question.locale))
      await question[answer].click()
      await question.bar.waitFor({ state: 'detached' })
      equal(await page.evaluate(() => document.activeElement?.tagName), 'MAIN')
      const stored = JSON.parse(
        (await page.evaluate((key) => localStorage.getItem(key), consentKey)) ?? '{}',
      ) as Record<string, unknown>
      deepEqual(stored['choices'], { functional: allowed, media: allowed })
      equal(stored['version'], consentVersion)
      ok(Math.abs(Date.parse(String(stored['time'])) - Date.now()) < 60_000)
      deepEqual(Object.keys(stored).sort(), ['choices', 'time', 'version'])
      await open(pathOf('about', question.locale))
      await page.waitForTimeout(600)
      equal(await question.bar.count(), 0)
      deepEqual((await heldBy(page)).cookie, allowed ? ['viewport'] : [])
      deepEqual(recorder.foreign(site.url), [])
      // Who has answered downloads the question no more.
      const banner = recorder.requests.filter((url) => /consent-banner/.test(url))
      ok(banner.length <= 1)
    },
  )
}

inEachLanguage(
  'L7, R111: taken back from the footer, at once: what was stored for it is gone, on every page',
  {},
  async (question, { page, open }) => {
    const { locale, accept, bar, inDialog, box } = question
    await open(pathOf('home', locale))
    await accept.click()
    await bar.waitFor({ state: 'detached' })
    await page.locator('footer [data-theme-choice=dark]').click()
    deepEqual(await themeOf(page), ['dark', 'dark'])
    deepEqual((await heldBy(page)).cookie, ['viewport'])
    await visit(page, pathOf('contact', locale))
    await openSettings(question, page)
    ok(await box('functional').isChecked())
    await box('functional').uncheck()
    await inDialog('save').click()
    deepEqual(await storedChoice(page), { functional: false, media: true })
    deepEqual((await heldBy(page)).cookie, [])
    deepEqual((await heldBy(page)).localStorage, [consentKey])
    // The page on screen stays as it is; the next visit starts afresh.
    deepEqual(await themeOf(page), ['dark', null])
    await page.reload()
    await waitUntilReady(page)
    deepEqual(await themeOf(page), [undefined, null])
  },
)

inEachLanguage(
  'L7: taking back costs as many presses as agreeing, also before the scripts have started',
  {},
  async ({ locale, dialog, inDialog }, { page, site }) => {
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      consentKey,
      recordOf(),
    ] as const)
    await page.goto(site.url + pathOf('imprint', locale))
    await page.evaluate(() => document.querySelector<HTMLElement>('footer [data-consent-settings]')?.click())
    await page.mouse.move(9, 9)
    await dialog.waitFor()
    await inDialog('rejectAll').click()
    deepEqual(await storedChoice(page), { functional: false, media: false })
  },
)

inEachLanguage('L7: another tab takes part at once', {}, async (question, { page, context, site, open }) => {
  const { locale, accept, bar } = question
  await open(pathOf('home', locale))
  const other = await context.newPage()
  await other.goto(site.url + pathOf('about', locale))
  await waitUntilReady(other)
  await accept.click()
  await bar.waitFor({ state: 'detached' })
  await other.waitForFunction(() => !document.querySelector('section[aria-label] [data-consent-settings]'))
  await other.locator('footer [data-theme-choice=light]').click()
  await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'light')
  await openSettings(question, page)
  await question.inDialog('rejectAll').click()
  await other.waitForFunction((key) => localStorage.getItem(key) === null, registry.theme.name)
  await other.setViewportSize({ width: 700, height: 700 })
  await other.locator('footer [data-theme-choice=dark]').click()
  deepEqual((await heldBy(other)).localStorage, [consentKey])
  deepEqual((await heldBy(other)).cookie, [])
})

for (const [name, old] of [
  ['L10: purposes have changed', () => recordOf(undefined, new Date(), 'before')],
  ['L11: twelve months have passed', () => recordOf(undefined, new Date(Date.now() - consentLife - 1))],
] as const) {
  inEachLanguage(
    `${name}: asked again, and what was stored before is gone`,
    {},
    async ({ locale, bar }, { page, context, site }) => {
      const host = new URL(site.url)
      await context.addCookies([{ name: 'viewport', value: 'md', url: host.origin }])
      await page.goto(site.url + pathOf('imprint', locale))
      await page.evaluate(
        ([key, value, theme]) => {
          localStorage.setItem(key, value)
          localStorage.setItem(theme, 'dark')
        },
        [consentKey, old(), registry.theme.name] as const,
      )
      await page.reload()
      await waitUntilReady(page)
      await bar.waitFor()
      deepEqual((await heldBy(page)).cookie, [])
      deepEqual(
        (await heldBy(page)).localStorage.filter((key) => key !== consentKey),
        [],
      )
    },
  )
}

inEachLanguage(
  'L14: the language cookie is written by the switch and by nothing else',
  { browser: { locale: 'de-DE' } },
  async ({ locale }, { page, context, site, open }) => {
    await open(pathOf('home', locale))
    await open(pathOf('about', locale))
    deepEqual(await context.cookies(), [])
    const other = localeCodes.find((code) => code !== locale) ?? locale
    await page.locator(`footer [data-locale-choice=${other}]`).click()
    await page.waitForURL((url) => url.pathname !== pathOf('about', locale) && url.href.startsWith(site.url))
    deepEqual(
      (await context.cookies()).map(({ name }) => name),
      [registry.locale.name],
    )
  },
)

inEachLanguage(
  'L1, L7: colours chosen without consent last for the visit, and are stored once they may be',
  {},
  async (question, { page, open }) => {
    const { locale, accept } = question
    await open(pathOf('home', locale))
    await page.locator('footer [data-theme-choice=dark]').click()
    await visit(page, pathOf('news', locale))
    deepEqual(await themeOf(page), ['dark', null])
    await accept.click()
    deepEqual(await themeOf(page), ['dark', 'dark'])
    await page.reload()
    match(await page.evaluate(() => document.documentElement.dataset['theme'] ?? ''), /^dark$/)
    await page.waitForSelector(`html[${readyAttribute}]`, { state: 'attached' })
  },
)
