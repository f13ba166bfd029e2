/** Builds: the hourly check, old tabs after a deploy (docs/spec/builds.md). */
import type { Page } from '@playwright/test'
import { startDeploys, type Deploys } from '../lib/deploys'
import { follow, isMarked, mark, settled, visit } from '../lib/page-tools'
import { builtFolder, expect, test as base, waitUntilReady } from '../lib/site-test'

/** Adds two successive deploys on their own server; the second one deletes the files of the first. */
const test = base.extend<{ deploys: Deploys }>({
  deploys: async ({ page, allow }, use) => {
    test.setTimeout(120_000)
    allow(/another host: http:\/\/localhost/, /404/, /Failed to load/, /request failed/, /Refused to execute/)
    const deploys = await startDeploys(builtFolder())
    await use(deploys)
    await page.goto('about:blank')
    await deploys.close()
  },
})

async function openAt(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await waitUntilReady(page)
}

/** Opens a page and waits until it has read its payload, which is compared with that of a later build. */
async function openAndRead(page: Page, url: string): Promise<void> {
  await page.clock.install()
  const payload = page.waitForResponse(/_payload\.json/)
  await openAt(page, url)
  await page.clock.runFor(3000)
  await (await payload).finished()
}

/** Collects the requests whose address matches. */
function collect(page: Page, pattern: RegExp): string[] {
  const found: string[] = []
  page.on('requestfinished', (request) => {
    if (pattern.test(request.url())) found.push(new URL(request.url()).pathname)
  })
  return found
}

for (const [type, count] of [
  ['slow-2g', 0],
  ['2g', 1],
  ['4g', 1],
] as const) {
  test(`B6, R63, R64 metadata on ${type}`, async ({ page, open }) => {
    await page.clock.install()
    await page.addInitScript((effectiveType) => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType, saveData: false } })
    }, type)
    const metadata = collect(page, /\/builds\/meta\//)
    const looks = collect(page, /\/builds\/latest\.json/)
    const names = collect(page, /\/app-data\.json/)
    await open('/about')
    await page.clock.runFor(3000)
    // Gatsby reads the build's name first, then the check reads it from the cache; the hour starts only then.
    await expect.poll(() => names.length).toBe(2)
    await expect.poll(() => metadata.length).toBe(count)
    // The check for the latest build comes after everything that the page fetches when idle.
    await expect
      .poll(async () => {
        const answered = page.waitForEvent('requestfinished', { timeout: 2000 }).catch(() => undefined)
        await page.clock.fastForward('01:00:10')
        await answered
        return looks.length
      })
      .toBeGreaterThan(0)
    expect(metadata).toHaveLength(count)
  })
}

test('B1, B2, R58 builds/latest.json is checked once an hour', async ({ page, open }) => {
  await page.clock.install()
  // If the hour passed during a request, the request would time out and be sent again.
  const metadata = page.waitForEvent('requestfinished', (request) => /\/builds\/meta\//.test(request.url()))
  const looks = collect(page, /\/builds\/latest\.json/)
  await open('/about')
  await page.clock.runFor(3000)
  await metadata
  for (const count of [1, 2]) {
    await page.clock.fastForward('59:00')
    expect(looks).toHaveLength(count - 1)
    await page.clock.fastForward('01:10')
    await expect.poll(() => looks.length).toBe(count)
  }
})

test('B4, R59, A21 new deploy: notice only where the page changed; the next navigation is a document', async ({
  page,
  deploys: { site, deployNext },
}) => {
  await openAndRead(page, `${site.url}/about`)
  await deployNext()
  await mark(page)
  await page.clock.fastForward('01:00:10')
  await expect(page.getByText('There is a newer version of this page.')).toBeVisible()
  expect(await isMarked(page), 'the page must not reload by itself').toBe(true)
  await follow(page, '/products')
  await page.waitForURL(`${site.url}/products`)
  expect(await isMarked(page)).toBe(false)
})

test('A21 new deploy: no notice on a page that did not change', async ({
  page,
  deploys: { site, deployNext },
}) => {
  await openAndRead(page, `${site.url}/services`)
  await deployNext()
  const payloads = collect(page, /_payload\.json/)
  const answer = page.waitForResponse(/_payload\.json/)
  await page.clock.fastForward('01:00:10')
  await (await answer).finished()
  await page.clock.runFor(1000)
  expect(payloads).toEqual(['/services/_payload.json'])
  await expect(page.getByText('There is a newer version of this page.')).toHaveCount(0)
})

test('BLD-15 old tab, new deploy: a click shows the new page with one document load', async ({
  page,
  deploys: { site, deployNext },
}) => {
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
  expect(await isMarked(page)).toBe(false)
  expect(documents).toEqual(['/about'])
})

test('R60 old tab, new deploy, back: the older page is loaded, not mixed', async ({
  page,
  deploys: { site, deployNext },
}) => {
  await openAt(page, `${site.url}/services`)
  await visit(page, '/about')
  await deployNext()
  await page.goBack()
  await settled(page, '/services')
  await expect(page.locator('main h1')).not.toBeEmpty()
})
