/** Builds: the hourly check, old tabs after a deploy, pieces that do not load (semantics, section 3). */
import { deepEqual, equal, ok } from 'node:assert/strict'
import { resolve } from 'node:path'
import type { Page, Route } from 'playwright-core'
import { test, waitUntilReady } from '../lib/browser-test'
import { startDeploys, type Deploys } from '../lib/deploys'
import { follow, isMarked, mark, settled, visit } from '../lib/page-tools'

const option = process.argv.find((argument) => argument.startsWith('--dir='))?.slice('--dir='.length)
const built = resolve(option ?? 'public')
/** The deploys have an address of their own, and files of the old one are gone. */
const allow = [
  /another host: http:\/\/localhost/,
  /404/,
  /Failed to load/,
  /request failed/,
  /Refused to execute/,
]

/** Runs a test on two deploys and closes them whatever happens. */
function deployTest(name: string, run: (page: Page, deploys: Deploys) => Promise<void>): void {
  test(name, { allow, timeout: 120_000 }, async ({ page }) => {
    const deploys = await startDeploys(built)
    try {
      await run(page, deploys)
    } finally {
      await page.goto('about:blank')
      await deploys.close()
    }
  })
}

async function openAt(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await waitUntilReady(page)
}

/** Collects the requests whose address matches. */
function collect(page: Page, pattern: RegExp): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    if (pattern.test(request.url())) found.push(new URL(request.url()).pathname)
  })
  return found
}

for (const [type, count] of [
  ['slow-2g', 0],
  ['2g', 1],
  ['4g', 1],
] as const) {
  test(`B6, R63, R64 metadata on ${type}`, {}, async ({ page, open }) => {
    await page.addInitScript((effectiveType) => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType, saveData: false } })
    }, type)
    const requests = collect(page, /\/builds\/meta\//)
    await open('/about')
    await page.waitForTimeout(2500)
    equal(requests.length, count)
  })
}

test('B1, B2, R58 one look at builds/latest.json an hour', {}, async ({ page, open }) => {
  await page.clock.install()
  const looks = collect(page, /\/builds\/latest\.json/)
  await open('/about')
  await page.clock.runFor(3000)
  await page.clock.fastForward('59:50')
  deepEqual(looks, [])
  await page.clock.fastForward('00:20')
  await page.waitForTimeout(500)
  equal(looks.length, 1)
  await page.clock.fastForward('01:00:00')
  await page.waitForTimeout(500)
  equal(looks.length, 2)
})

deployTest(
  'B4, R59, A21 new deploy: notice only where the page changed; the next navigation is a document',
  async (page, { site, deployNext }) => {
    await page.clock.install()
    await openAt(page, `${site.url}/about`)
    await page.clock.runFor(3000)
    await page.waitForTimeout(500)
    await page.clock.runFor(3000)
    await deployNext()
    await mark(page)
    await page.clock.fastForward('01:00:10')
    await page.getByText('There is a newer version of this page.').waitFor()
    ok(await isMarked(page), 'the page must not reload by itself')
    await follow(page, '/products')
    await page.waitForURL(`${site.url}/products`)
    equal(await isMarked(page), false)
  },
)

deployTest('A21 new deploy: no notice on a page that did not change', async (page, { site, deployNext }) => {
  await page.clock.install()
  await openAt(page, `${site.url}/services`)
  await page.clock.runFor(3000)
  await page.waitForTimeout(500)
  await page.clock.runFor(3000)
  await deployNext()
  const payloads = collect(page, /_payload\.json/)
  await page.clock.fastForward('01:00:10')
  await page.waitForTimeout(1000)
  deepEqual(payloads, ['/services/_payload.json'])
  equal(await page.getByText('There is a newer version of this page.').count(), 0)
})

deployTest(
  'BLD-15 old tab, new deploy: a click shows the new page with one document load',
  async (page, { site, deployNext }) => {
    await openAt(page, `${site.url}/services`)
    await deployNext()
    await mark(page)
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    await follow(page, '/about')
    await page.waitForURL(`${site.url}/about`)
    await waitUntilReady(page)
    equal(await isMarked(page), false)
    deepEqual(documents, ['/about'])
  },
)

deployTest(
  'R60 old tab, new deploy, back: the older page is loaded, not mixed',
  async (page, { site, deployNext }) => {
    await openAt(page, `${site.url}/services`)
    await visit(page, '/about')
    await deployNext()
    await page.goBack()
    await settled(page, '/services')
    ok((await page.locator('main h1').innerText()).length > 0)
  },
)

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
