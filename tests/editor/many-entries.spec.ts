/** Ten thousand articles on a forge with a limit of 5,000 responses per hour, each after 50 ms. */
import type { Page } from '@playwright/test'
import { rowsAtOnce } from '../../src/admin/decap/list-rows'
import { expect, test } from './lib/test'
import { manyArticles } from './lib/storages'

test.use({ storage: 'many' })

/** Requests to the forge for opening a list for the first time, for one of its entries, and for saving it. */
const most = { list: 50, entry: 20, saving: 10 }

/** Megabytes that the page's scripts still use after garbage collection. */
const mostMemory = 300

const latency = 50

const rows = (page: Page) => page.locator('a[href*="/collections/news/entries/"]')

async function memoryOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

test('many entries: the list comes from the index, in parts, and an entry is loaded individually', async ({
  desk,
  forge,
  page,
}, testInfo) => {
  // Creating twenty thousand files and their index takes longer than what is tested.
  test.setTimeout(900_000)
  const asked: string[] = []
  forge.setTrouble(({ method, path }) => {
    asked.push(`${method} ${path}`)
    return { until: new Promise((resolve) => setTimeout(resolve, latency)) }
  })
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  const said = (what: string, since: number) => {
    const line = `${what}: ${asked.length} requests, ${((Date.now() - since) / 1000).toFixed(1)} s`
    testInfo.annotations.push({ type: 'measured', description: line })
    console.log(line)
  }

  // A change that is not in the build's index.
  const path = 'content/news/many-1.en.md'
  forge.changeByOthers(path, /^title: .*$/m, 'title: Changed after the build')

  let begun = Date.now()
  await desk.open('/collections/news')
  await expect(rows(page)).toHaveCount(rowsAtOnce)
  said(`list of ${manyArticles}`, begun)
  expect(asked.length).toBeLessThanOrEqual(most.list)

  await rows(page).last().scrollIntoViewIfNeeded()
  await expect(rows(page)).toHaveCount(2 * rowsAtOnce)

  asked.length = 0
  begun = Date.now()
  await page.evaluate(() => void (location.hash = '#/collections/news/entries/many-1'))
  await expect(desk.field('title')).toHaveValue('Changed after the build')
  said('entry', begun)
  expect(asked.length).toBeLessThanOrEqual(most.entry)
  expect(files.filter((file) => file.includes('/admin/texts/'))).toEqual([])

  asked.length = 0
  begun = Date.now()
  await desk.openPreview()
  said('preview', begun)
  expect(asked.filter((request) => /news/.test(request))).toEqual([])
  expect(files.filter((file) => file.includes('/admin/texts/'))).toEqual([])

  begun = Date.now()
  await desk.showBothLanguages()
  await desk.fill('title', 'Changed once more')
  said('filling in', begun)

  // From the second save on, what was known of the site before the first one is outdated.
  for (const title of ['Changed once more', 'Changed a third time']) {
    await desk.fill('title', title)
    asked.length = 0
    begun = Date.now()
    await desk.publish()
    await desk.saved()
    said('saving', begun)
    expect(forge.store.git(['show', `main:${path}`])).toContain(title)
    expect(asked.length).toBeLessThanOrEqual(most.saving)
  }

  asked.length = 0
  begun = Date.now()
  await page.evaluate(() => void (location.hash = '#/collections/news'))
  await expect(rows(page).first()).toBeVisible()
  said('list again', begun)
  expect(asked.length).toBeLessThanOrEqual(most.list)
  const memory = await memoryOf(page)
  console.log(`memory: ${memory.toFixed(0)} MB`)
  expect(memory).toBeLessThanOrEqual(mostMemory)
})
