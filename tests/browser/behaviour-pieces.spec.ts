/** Parts of a page that fail to load: scripts, page data, the whole network (docs/spec/builds.md#lost-scripts). */
import type { Page, Route } from '@playwright/test'
import { act, follow, frames, isMarked, mark, settled } from '../lib/page-tools'
import { expect, test, waitUntilReady } from '../lib/site-test'

const isChunk = /\/component---src-templates-[\w-]+-[0-9a-f]+\.js$/

/** Makes the open page fail to load its chunk, reload, and fail once more; then nothing else happens. */
async function loadInVain(page: Page): Promise<void> {
  const reload = page.waitForEvent('domcontentloaded')
  await act(page)
  await reload
  let isAgain = false
  void page
    .waitForEvent('requestfailed', (request) => isChunk.test(request.url()))
    .then(() => (isAgain = true))
  let x = 19
  // A new document may not have added its listeners yet.
  await expect(async () => {
    await page.mouse.move((x = 38 - x - 1), 9)
    expect(isAgain).toBe(true)
  }).toPass()
  await page.waitForLoadState('networkidle')
}

test('B9, R60, R62 a chunk that fails once: one document load of the target', async ({
  page,
  site,
  open,
  allow,
}) => {
  allow(/request failed/, /Failed to load/)
  await open('/about')
  await mark(page)
  await page.evaluate(() => document.querySelectorAll('link[rel=prefetch]').forEach((link) => link.remove()))
  let refused = 0
  await page.route(isChunk, (route: Route) => (refused++ === 0 ? route.abort() : route.continue()))
  await follow(page, '/contact')
  await page.waitForURL(`${site.url}/contact`)
  await waitUntilReady(page)
  expect(await isMarked(page)).toBe(false)
  expect(refused).toBeGreaterThanOrEqual(1)
})

test('B10, R61 a chunk that always fails: one reload, then the page as in the HTML', async ({
  page,
  site,
  allow,
}) => {
  allow(/request failed/, /Failed to load/, /ChunkLoadError|Loading chunk|not found\. Not rendering/)
  await page.route(isChunk, (route) => route.abort())
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  await page.goto(`${site.url}/contact`)
  await loadInVain(page)
  expect(documents).toEqual(['/contact', '/contact'])
  await expect(page.locator('main h1')).toBeVisible()
})

test('A18 blocked storage: a chunk that always fails still causes one reload', async ({
  page,
  site,
  allow,
}) => {
  allow(/request failed/, /Failed to load/, /ChunkLoadError|Loading chunk|not found\. Not rendering/)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.route(isChunk, (route) => route.abort())
  let documents = 0
  page.on('request', (request) => void (request.isNavigationRequest() && documents++))
  await page.goto(`${site.url}/contact`)
  await loadInVain(page)
  expect(documents).toBe(2)
})

test('B9 a half-filled form survives the reload', async ({ page, open, allow }) => {
  allow(/request failed/, /Failed to load/, /ChunkLoadError|Loading chunk/)
  await open('/contact')
  await page.getByLabel('Message').fill('Half a sentence')
  await page.getByLabel(/I agree/).check()
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(() => {
      void Promise.reject(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }))
    }),
  ])
  await waitUntilReady(page)
  await expect(page.getByLabel('Message')).toHaveValue('Half a sentence')
  await expect(page.getByLabel(/I agree/)).toBeChecked()
})

for (const [what, answer] of [
  ['gone', { status: 404, contentType: 'text/plain', body: 'gone' }],
  ['broken', { status: 500, contentType: 'text/plain', body: 'broken' }],
  ['truncated', { status: 200, contentType: 'application/json', body: '{"componentChunkName":"comp' }],
  ['another host’s page', { status: 200, contentType: 'text/html', body: '<!doctype html><p>index' }],
] as const) {
  test(`BLD-17 page data ${what}: the document is loaded instead`, async ({ page, site, open, allow }) => {
    allow(/404|500/, /Failed to load/, /Not rendering React/)
    await page.route(/\/page-data\/imprint\//, (route) => route.fulfill(answer))
    await open('/about')
    await mark(page)
    await follow(page, '/imprint')
    await page.waitForURL(`${site.url}/imprint`)
    await page.locator('main h1').waitFor()
    expect(await isMarked(page)).toBe(false)
  })

  test(`BLD-17 page data ${what}, of the document itself: its HTML stays, and its links work`, async ({
    page,
    site,
    allow,
  }) => {
    allow(/404|500/, /Failed to load/, /Not rendering React/)
    await page.route(/\/page-data\/imprint\//, (route) => route.fulfill(answer))
    await page.goto(`${site.url}/imprint`)
    const heading = await page.locator('main h1').innerText()
    const givenUp = page.waitForEvent('pageerror', (error) => error.message.includes('Not rendering React'))
    await act(page)
    await givenUp
    await expect(page.locator('main h1')).toHaveText(heading, { useInnerText: true })
    await page.locator('header a[href="/services"]').first().click()
    await settled(page, '/services')
    await waitUntilReady(page)
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.locator('main')).toHaveCSS('opacity', '1')
  })
}

/** Holds the page data of /imprint back until the returned function is called. */
async function holdImprint(page: Page): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/page-data\/imprint\//, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

test('BLD-17 page data that takes a moment: the old page stays until the new one is there', async ({
  page,
  open,
}) => {
  const release = await holdImprint(page)
  await open('/about')
  await mark(page)
  const asked = page.waitForRequest(/\/page-data\/imprint\//)
  await follow(page, '/imprint')
  await asked
  await frames(page, 30)
  await expect(page.locator('main')).toHaveCSS('opacity', '1')
  release()
  await settled(page, '/imprint')
  expect(await isMarked(page)).toBe(true)
})

test('BLD-17 page data that does not arrive: the browser loads the document', async ({ page, open }) => {
  const release = await holdImprint(page)
  await open('/about')
  await mark(page)
  await follow(page, '/imprint')
  await page.waitForURL('**/imprint')
  await expect(page.locator('main h1')).toBeVisible()
  expect(await isMarked(page)).toBe(false)
  release()
})

test('BLD-18 offline: a message, not a blank page; back online the link works', async ({
  page,
  context,
  open,
  allow,
}) => {
  allow(/request failed/, /Failed to load/, /ERR_INTERNET/)
  await open('/about')
  await context.setOffline(true)
  // Out of view: links in view are prefetched, and lead on without a connection.
  await follow(page, '/services/migration')
  await page.getByText('This device is offline').waitFor()
  await expect(page.locator('main h1')).toBeVisible()
  await context.setOffline(false)
  await follow(page, '/services/migration')
  await page.waitForURL(/\/services\/migration$/)
  await page.locator('main h1').waitFor()
})

test('BLD-18 offline: the search and the settings say so, the page stays; back online both open', async ({
  page,
  context,
  open,
  allow,
}) => {
  allow(/request failed/, /Failed to load/, /ERR_INTERNET/)
  await open('/contact')
  await page.locator('#contact-message').fill('Half a sentence')
  const search = page.getByRole('banner').getByRole('button', { name: 'Search' })
  const settings = page.getByRole('button', { name: 'Cookie settings' })
  const notice = page.getByText('This device is offline')
  for (const [button, dialog] of [
    [search, page.getByRole('dialog', { name: 'Search' })],
    [settings, page.getByRole('dialog', { name: 'Cookie settings' })],
  ] as const) {
    await context.setOffline(true)
    await button.click()
    await notice.waitFor()
    await context.setOffline(false)
    await notice.waitFor({ state: 'detached' })
    await button.click()
    await dialog.waitFor()
    await page.keyboard.press('Escape')
  }
  await expect(page.locator('#contact-message')).toHaveValue('Half a sentence')
})
