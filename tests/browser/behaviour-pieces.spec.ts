/** Pieces of a page that do not load: scripts, page data, the whole network (semantics, section 3; reliability, 4.6). */
import { deepEqual, equal, ok } from 'node:assert/strict'
import type { Route } from 'playwright-core'
import { test, waitUntilReady } from '../lib/browser-test'
import { follow, isMarked, mark, settled } from '../lib/page-tools'

const isChunk = /\/component---src-templates-[\w-]+-[0-9a-f]+\.js$/

test(
  'B9, R60, R62 a chunk that fails once: one document load of the target',
  { allow: [/request failed/, /Failed to load/] },
  async ({ page, site, open }) => {
    await open('/about')
    await mark(page)
    await page.evaluate(() =>
      document.querySelectorAll('link[rel=prefetch]').forEach((link) => link.remove()),
    )
    let refused = 0
    await page.route(isChunk, (route: Route) => (refused++ === 0 ? route.abort() : route.continue()))
    await follow(page, '/contact')
    await page.waitForURL(`${site.url}/contact`)
    await waitUntilReady(page)
    equal(await isMarked(page), false)
    ok(refused >= 1)
  },
)

test(
  'B10, R61 a chunk that always fails: one reload, then the page as it is in the HTML',
  { allow: [/request failed/, /Failed to load/, /ChunkLoadError|Loading chunk|not found\. Not rendering/] },
  async ({ page, site }) => {
    await page.route(isChunk, (route) => route.abort())
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    await page.goto(`${site.url}/contact`)
    await page.mouse.move(9, 9)
    await page.waitForTimeout(1500)
    await page.mouse.move(19, 9)
    await page.waitForTimeout(2500)
    deepEqual(documents, ['/contact', '/contact'])
    ok(await page.locator('main h1').isVisible())
  },
)

test(
  'A18 blocked storage: a chunk that always fails still means one reload',
  { allow: [/request failed/, /Failed to load/, /ChunkLoadError|Loading chunk|not found\. Not rendering/] },
  async ({ page, site }) => {
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
    await page.mouse.move(9, 9)
    await page.waitForTimeout(1500)
    await page.mouse.move(19, 9)
    await page.waitForTimeout(2500)
    equal(documents, 2)
  },
)

test(
  'B9 a half-filled form survives the reload',
  { allow: [/request failed/, /Failed to load/, /ChunkLoadError|Loading chunk/] },
  async ({ page, open }) => {
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
    equal(await page.getByLabel('Message').inputValue(), 'Half a sentence')
    ok(await page.getByLabel(/I agree/).isChecked())
  },
)

for (const [what, answer] of [
  ['gone', { status: 404, body: 'gone' }],
  ['broken', { status: 500, body: 'broken' }],
  ['truncated', { status: 200, contentType: 'application/json', body: '{"componentChunkName":"comp' }],
  ['another host’s page', { status: 200, contentType: 'text/html', body: '<!doctype html><p>index' }],
] as const) {
  test(
    `BLD-17 page data ${what}: the document is loaded instead`,
    { allow: [/404|500/, /Failed to load/, /Not rendering React/] },
    async ({ page, site, open }) => {
      await page.route(/\/page-data\/imprint\//, (route) => route.fulfill(answer))
      await open('/about')
      await mark(page)
      await follow(page, '/imprint')
      await page.waitForURL(`${site.url}/imprint`)
      await page.locator('main h1').waitFor()
      equal(await isMarked(page), false)
    },
  )

  test(
    `BLD-17 page data ${what}, of the document itself: its HTML stays, and its links work`,
    { allow: [/404|500/, /Failed to load/, /Not rendering React/] },
    async ({ page, site }) => {
      await page.route(/\/page-data\/imprint\//, (route) => route.fulfill(answer))
      await page.goto(`${site.url}/imprint`)
      const heading = await page.locator('main h1').innerText()
      const givenUp = page.waitForEvent('pageerror', (error) => error.message.includes('Not rendering React'))
      await page.mouse.move(9, 9)
      await givenUp
      equal(await page.locator('main h1').innerText(), heading)
      await page.locator('header a[href="/services"]').first().click()
      await settled(page, '/services')
      await waitUntilReady(page)
      ok(await page.locator('main h1').isVisible())
      equal(await page.locator('main').evaluate((main) => getComputedStyle(main).opacity), '1')
    },
  )
}

test('BLD-17 slow page data: the old page stays until the new one is there', {}, async ({ page, open }) => {
  await page.route(/\/page-data\/imprint\//, async (route) => {
    await new Promise((done) => setTimeout(done, 2500))
    await route.continue()
  })
  await open('/about')
  await mark(page)
  await follow(page, '/imprint')
  await page.waitForTimeout(1200)
  equal(await page.evaluate(() => getComputedStyle(document.querySelector('main') as Element).opacity), '1')
  await settled(page, '/imprint')
  ok(await isMarked(page))
})

test(
  'BLD-18 offline: a message, not a blank page; back online the link works',
  { allow: [/request failed/, /Failed to load/, /ERR_INTERNET/] },
  async ({ page, context, open }) => {
    await open('/about')
    await context.setOffline(true)
    await follow(page, '/accessibility')
    await page.getByText('This device is offline').waitFor()
    ok(await page.locator('main h1').isVisible())
    await context.setOffline(false)
    await follow(page, '/accessibility')
    await page.waitForURL(/\/accessibility$/)
    await page.locator('main h1').waitFor()
  },
)
