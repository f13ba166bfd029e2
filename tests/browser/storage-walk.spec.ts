/**
 * A walk through the whole site with everything allowed: afterwards the browser stores exactly what the registry lists.
 */
import type { BrowserContext, Page } from '@playwright/test'
import { gatsbyEntries } from '../../src/site/storage/others'
import { registry, type StorageEntry } from '../../src/site/storage/registry'
import { videoProviders } from '../../src/site/video-providers'
import { localeCodes, type LocaleCode } from '../../src/site/locales'
import { pathOf } from '../../src/site/paths'
import { declaredPages } from '../lib/declared-pages'
import { follow, isMarked, mark, visit } from '../lib/page-tools'
import { heldBy, record } from '../lib/recorder'
import { expect, inEachLanguage, test, waitUntilReady } from '../lib/site-test'

type Visit = {
  page: Page
  context: BrowserContext
  site: { url: string }
  open: (path: string) => Promise<void>
}

/** One page of every route: the list, and the first entry of each kind. */
function onePageEach(locale: LocaleCode): string[] {
  const seen = new Set<string>()
  return declaredPages()
    .filter(({ alias, status, ...page }) => !alias && status === 200 && page.locale === locale)
    .filter(({ route }) => !seen.has(route) && seen.add(route))
    .map(({ path }) => path)
}

/** Opens what can be opened and clicks what can be clicked; sending and leaving have separate steps. */
async function touchEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>(
      'main summary, main button:not([type=submit])',
    )) {
      if (element.isConnected && !element.closest('form')) element.click()
      await new Promise(requestAnimationFrame)
    }
    window.scrollTo(0, document.body.scrollHeight)
  })
}

/** Writes a message that cannot be sent and is kept on the device. */
async function keepDraft({ page, context, open }: Visit, locale: LocaleCode): Promise<void> {
  await open(pathOf('contact', locale))
  await page.waitForLoadState('networkidle')
  const form = page.locator('main form')
  for (const [name, text] of [
    ['name', 'Lovelace'],
    ['email', 'ada@example.org'],
    ['message', 'A walk through the site'],
  ] as const)
    await form.locator(`[name=${name}]`).fill(text)
  await form.locator('[name=consent]').check()
  await context.setOffline(true)
  await form.locator('button:not([type=button])').click()
  await page.locator('#contact-keep').check()
  await context.setOffline(false)
}

/** Visits a page whose parts cannot be loaded: the site reloads it, and text typed into the form survives. */
async function loseParts({ page, site }: Visit, locale: LocaleCode): Promise<void> {
  const target = pathOf('philosophy', locale)
  const answer = { status: 200, contentType: 'application/json', body: '{"componentChunkName":' }
  const address = `**/page-data${target}/page-data.json`
  await mark(page)
  // Parts fail to load only in the old document; the reloaded one gets them.
  await page.route(address, async (route) =>
    (await isMarked(page).catch(() => false)) ? route.fulfill(answer) : route.continue(),
  )
  await follow(page, target)
  await page.waitForURL(site.url + target)
  await page.waitForFunction(() => !('markedDocument' in window))
  await waitUntilReady(page)
  await page.unroute(address)
}

/** Publishes a new version while the scripts of the old one are running: the document is reloaded. */
async function publishAnew({ page, open }: Visit, locale: LocaleCode): Promise<void> {
  let documents = 0
  const loadedAgain = new Promise<void>((resolve) => {
    page.on('request', (request) => {
      if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return
      documents += 1
      if (documents === 2) resolve()
    })
  })
  // Gatsby's start-up and the site's own check request it, in either order.
  await page.route('**/page-data/app-data.json', (route) =>
    documents === 1
      ? route.fulfill({ contentType: 'application/json', body: '{"webpackCompilationHash":"another"}' })
      : route.continue(),
  )
  await open(pathOf('about', locale))
  await loadedAgain
  await waitUntilReady(page)
}

const providers = Object.values(videoProviders).map(({ origin }) => new RegExp(origin.replaceAll('.', '\\.')))
const used = Object.values<StorageEntry>(registry).filter(({ unused }) => !unused)
const known = [...used, ...Object.values(gatsbyEntries)].map(({ name }) => name as string)

inEachLanguage(() => {
  test('R110, R114: with everything allowed, a walk through the whole site stores what the registry names', async ({
    question,
    page,
    context,
    site,
    open,
    allow,
  }) => {
    allow(
      ...providers,
      /ERR_(?:NAME_NOT_RESOLVED|INTERNET_DISCONNECTED|FAILED|CONNECTION)/,
      /frame/i,
      /not a valid|JSON|page-data|page resources/,
    )
    test.setTimeout(240_000)
    const { locale, accept, bar } = question
    const visitor = { page, context, site, open }
    const recorder = await record(context)
    await open(pathOf('home', locale))
    await accept.click()
    await bar.waitFor({ state: 'detached' })
    await page.locator('footer [data-theme-choice=dark]').click()
    for (const path of onePageEach(locale)) {
      await open(path)
      await touchEverything(page)
    }
    await visit(page, pathOf('news', locale))
    await visit(page, pathOf('services', locale))
    await page.setViewportSize({ width: 600, height: 800 })
    const other = localeCodes.find((code) => code !== locale) ?? locale
    await page.locator(`footer [data-locale-choice=${other}]`).click()
    await page.waitForURL(site.url + pathOf('services', other))
    await keepDraft(visitor, locale)
    await loseParts(visitor, locale)
    await publishAnew(visitor, locale)

    const own = recorder.writes.filter(({ address }) => address.startsWith(site.url))
    const { cookie, localStorage, sessionStorage, indexedDB } = await heldBy(page)
    // Entries written while a page is left do not reach the recorder, but they are stored.
    const stored = new Set([
      ...own.map(({ name }) => name),
      ...cookie,
      ...localStorage,
      ...sessionStorage,
      ...indexedDB,
    ])
    expect(
      [...stored].filter((name) => !known.includes(name)),
      'stored, but not in the registry',
    ).toEqual([])
    expect(
      known.filter((name) => !stored.has(name)),
      'in the registry, but never stored on a walk',
    ).toEqual([])
    expect(own.every(({ kind }) => ['cookie', 'localStorage', 'sessionStorage'].includes(kind))).toBe(true)
    const elsewhere = recorder
      .foreign(site.url)
      .filter((url) => !providers.some((origin) => origin.test(url)))
    expect(elsewhere).toEqual([])
  })
})
