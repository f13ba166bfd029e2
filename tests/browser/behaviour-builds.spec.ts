/** Builds: the hourly check, old tabs after a deploy (semantics, section 3). */
import { deepEqual, equal, ok } from 'node:assert/strict'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
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
