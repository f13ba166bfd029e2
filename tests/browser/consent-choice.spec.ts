/** The answer: stored, withdrawn at any time, and requested again when necessary (L7 to L11, L14). */
import type { Page } from '@playwright/test'
import { consentKey, consentVersion } from '../../src/client/consent/store'
import { consentLife, registry } from '../../src/site/storage/registry'
import { localeCodes, type LocaleCode } from '../../src/site/locales'
import { pathOf } from '../../src/site/paths'
import { openSettings, questionOn, recordOf, storedChoice } from '../lib/consent'
import { act, frames, visit } from '../lib/page-tools'
import { heldBy, record } from '../lib/recorder'
import { expect, inEachLanguage, test, waitUntilReady } from '../lib/site-test'

const themeOf = (page: Page) =>
  page.evaluate(
    (key) => [document.documentElement.dataset['theme'], localStorage.getItem(key)],
    registry.theme.name,
  )

/** After a consent, every tab shows and stores a theme, and keeps it: a tab whose turn comes later must not undo it. */
async function settleOn(theme: string, tabs: readonly Page[], locale: LocaleCode): Promise<void> {
  for (const tab of tabs) await questionOn(tab, locale).bar.waitFor({ state: 'detached' })
  for (const tab of tabs) await expect.poll(() => themeOf(tab)).toEqual([theme, theme])
  for (const tab of tabs) await frames(tab, 10)
  for (const tab of tabs) expect(await themeOf(tab)).toEqual([theme, theme])
}

for (const [answer, allowed] of [
  ['accept', true],
  ['reject', false],
] as const) {
  inEachLanguage(() => {
    test(`L8, L9: the answer “${answer}” is stored with version and time, and not asked for again`, async ({
      question,
      page,
      context,
      site,
      open,
    }) => {
      const recorder = await record(context)
      await page.clock.install()
      await open(pathOf('home', question.locale))
      await question[answer].click()
      await question.bar.waitFor({ state: 'detached' })
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
      const stored = JSON.parse(
        (await page.evaluate((key) => localStorage.getItem(key), consentKey)) ?? '{}',
      ) as Record<string, unknown>
      expect(stored['choices']).toEqual({ functional: allowed, media: allowed })
      expect(stored['version']).toBe(consentVersion)
      expect(Math.abs(Date.parse(String(stored['time'])) - Date.now()) < 60_000).toBe(true)
      expect(Object.keys(stored).sort()).toEqual(['choices', 'time', 'version'])
      await open(pathOf('about', question.locale))
      await page.clock.runFor(3000)
      await expect(question.bar).toHaveCount(0)
      expect((await heldBy(page)).cookie).toEqual([])
      expect(recorder.foreign(site.url)).toEqual([])
      // After an answer, the question is no longer downloaded.
      const banner = recorder.requests.filter((url) => /consent-banner/.test(url))
      expect(banner.length <= 1).toBe(true)
    })
  })
}

inEachLanguage(() => {
  test('L7, R111: withdrawn from the footer, on every page: what was stored with it is deleted at once', async ({
    question,
    page,
    open,
  }) => {
    const { locale, accept, bar, inDialog, box } = question
    await open(pathOf('home', locale))
    await accept.click()
    await bar.waitFor({ state: 'detached' })
    await page.locator('footer [data-theme-choice=dark]').click()
    await expect.poll(() => themeOf(page)).toEqual(['dark', 'dark'])
    expect((await heldBy(page)).cookie).toEqual([])
    await visit(page, pathOf('contact', locale))
    await openSettings(question, page)
    await expect(box('functional')).toBeChecked()
    await box('functional').uncheck()
    await inDialog('save').click()
    await expect.poll(() => storedChoice(page)).toEqual({ functional: false, media: true })
    expect((await heldBy(page)).cookie).toEqual([])
    expect((await heldBy(page)).localStorage).toEqual([consentKey])
    // The page on screen does not change; the next visit starts over.
    await expect.poll(() => themeOf(page)).toEqual(['dark', null])
    await page.reload()
    await waitUntilReady(page)
    await expect.poll(() => themeOf(page)).toEqual([undefined, null])
  })

  test('L7: withdrawing takes as many clicks as agreeing, even before the scripts have started', async ({
    question,
    page,
    site,
  }) => {
    const { locale, dialog, inDialog } = question
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      consentKey,
      recordOf(),
    ] as const)
    await page.goto(site.url + pathOf('imprint', locale))
    await page.evaluate(() => document.querySelector<HTMLElement>('footer [data-consent-settings]')?.click())
    await act(page)
    await dialog.waitFor()
    await inDialog('rejectAll').click()
    await expect.poll(() => storedChoice(page)).toEqual({ functional: false, media: false })
  })

  test('L7: another tab is updated at once', async ({ question, page, context, site, open }) => {
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
    expect((await heldBy(other)).localStorage).toEqual([consentKey])
    expect((await heldBy(other)).cookie).toEqual([])
  })

  test('L7: a page that returns from the back/forward cache follows what was chosen meanwhile', async ({
    question,
    page,
    open,
  }) => {
    await open(pathOf('home', question.locale))
    await question.bar.waitFor()
    await page.evaluate(
      ([consentName, record, themeName]) => {
        // A document hears no storage event of its own changes, as in the cache of some browsers.
        localStorage.setItem(consentName, record)
        localStorage.setItem(themeName, 'dark')
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      },
      [consentKey, recordOf(), registry.theme.name] as const,
    )
    await question.bar.waitFor({ state: 'detached' })
    expect(await themeOf(page)).toEqual(['dark', 'dark'])
  })
})

for (const [name, old] of [
  ['L10: purposes have changed', () => recordOf(undefined, new Date(), 'before')],
  ['L11: twelve months have passed', () => recordOf(undefined, new Date(Date.now() - consentLife - 1))],
] as const) {
  inEachLanguage(() => {
    test(`${name}: asked again, and what was stored before is deleted`, async ({
      question,
      page,
      context,
      site,
    }) => {
      const { locale, bar } = question
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
      expect((await heldBy(page)).cookie).toEqual([])
      expect((await heldBy(page)).localStorage.filter((key) => key !== consentKey)).toEqual([])
    })
  })
}

inEachLanguage(() => {
  test.describe(() => {
    test.use({ locale: 'de-DE' })
    test('L14: only the language switch writes the language cookie', async ({
      question,
      page,
      context,
      site,
      open,
    }) => {
      const { locale } = question
      await open(pathOf('home', locale))
      await open(pathOf('about', locale))
      await expect.poll(() => context.cookies()).toEqual([])
      const other = localeCodes.find((code) => code !== locale) ?? locale
      await page.locator(`footer [data-locale-choice=${other}]`).click()
      await page.waitForURL(
        (url) => url.pathname !== pathOf('about', locale) && url.href.startsWith(site.url),
      )
      expect((await context.cookies()).map(({ name }) => name)).toEqual([registry.locale.name])
    })
  })

  test('L1, L7: colours chosen without consent last for the visit, and are stored once they may be', async ({
    question,
    page,
    open,
  }) => {
    const { locale, accept } = question
    await open(pathOf('home', locale))
    await page.locator('footer [data-theme-choice=dark]').click()
    await visit(page, pathOf('news', locale))
    await expect.poll(() => themeOf(page)).toEqual(['dark', null])
    await accept.click()
    await expect.poll(() => themeOf(page)).toEqual(['dark', 'dark'])
    await page.reload()
    expect(await page.evaluate(() => document.documentElement.dataset['theme'] ?? '')).toMatch(/^dark$/)
    await waitUntilReady(page)
  })

  for (const where of ['in the same tab', 'in another tab'] as const)
    test(`L1, L7: colours chosen in one of two tabs are stored by a consent ${where}`, async ({
      question,
      page,
      context,
      open,
    }) => {
      const { locale } = question
      await open(pathOf('home', locale))
      await page.locator('footer [data-theme-choice=dark]').click()
      // Tabs of one process see each other's storage before they are told of it.
      const opened = context.waitForEvent('page')
      await page.evaluate((path) => void window.open(path), pathOf('about', locale))
      const other = await opened
      await waitUntilReady(other)
      await expect.poll(() => themeOf(other)).toEqual([undefined, null])
      const consenting = where === 'in another tab' ? other : page
      await questionOn(consenting, locale).accept.click()
      await settleOn('dark', [other, page], locale)
    })

  test('L1, L7: of colours chosen in two tabs, those of the tab with the consent are stored', async ({
    question,
    page,
    context,
    open,
  }) => {
    const { locale } = question
    await open(pathOf('home', locale))
    await page.locator('footer [data-theme-choice=dark]').click()
    const other = await context.newPage()
    await other.goto(pathOf('about', locale))
    await waitUntilReady(other)
    await other.locator('footer [data-theme-choice=light]').click()
    await questionOn(other, locale).accept.click()
    await settleOn('light', [page, other], locale)
  })

  test('L1, L7: colours given back after a withdrawal do not return with the next consent', async ({
    question,
    page,
    open,
  }) => {
    const { locale, accept, inDialog, bar, dialog } = question
    await open(pathOf('home', locale))
    await accept.click()
    await bar.waitFor({ state: 'detached' })
    await page.locator('footer [data-theme-choice=dark]').click()
    await openSettings(question, page)
    await inDialog('rejectAll').click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => themeOf(page)).toEqual(['dark', null])
    await page.locator('footer [data-theme-choice=system]').click()
    await openSettings(question, page)
    await inDialog('acceptAll').click()
    await expect.poll(() => storedChoice(page)).toEqual({ functional: true, media: true })
    expect(await themeOf(page)).toEqual([undefined, null])
  })

  test('L10, L11: asked again, a choice of colours is not stored before the answer', async ({
    question,
    page,
    site,
  }) => {
    const { locale, bar } = question
    await page.goto(site.url + pathOf('imprint', locale))
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      consentKey,
      recordOf(undefined, new Date(), 'before'),
    ] as const)
    await page.reload()
    await waitUntilReady(page)
    await bar.waitFor()
    await page.locator('footer [data-theme-choice=dark]').click()
    await expect.poll(() => themeOf(page)).toEqual(['dark', null])
  })
})
