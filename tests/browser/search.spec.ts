/**
 * The search: loaded only when opened, usable by keyboard alone, linkable, and helpful if it finds nothing or cannot
 * load.
 */
import type { Page } from '@playwright/test'
import { axeProblems } from '../lib/axe'
import { settled } from '../lib/page-tools'
import { expect, resize, test } from '../lib/site-test'

const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Search|Suche)$/ })
const field = (page: Page) => page.getByRole('searchbox')
const status = (page: Page) => page.locator('main, dialog').locator('form[role=search] ~ [role=status]')
const hits = (page: Page) => page.locator('ol[data-stop] a')
const hrefs = (page: Page) =>
  hits(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

/** Types a query, and waits for the status of the result. */
async function look(page: Page, query: string, expected: RegExp): Promise<void> {
  await field(page).fill(query)
  await status(page).filter({ hasText: expected }).waitFor()
}

/** Records the paths of all requests of a page. */
function record(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

test('no part of the search is loaded before it is opened, and nothing from other hosts afterwards', async ({
  page,
  open,
}) => {
  const paths = record(page)
  await page.clock.install()
  await open('/')
  await page.clock.runFor(3000)
  const before = paths.filter((path) => /pagefind|search/i.test(path))
  expect(before).toEqual([])
  const scripts = paths.filter((path) => path.endsWith('.js')).length
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await look(page, 'planning', /results for “planning”/)
  expect(paths.filter((path) => path.endsWith('.js')).length > scripts).toBe(true)
  for (const file of ['/pagefind/worker.js', '/pagefind/en/lists.json', '/pagefind/en/pagefind.js'])
    expect(paths.includes(file), `${file} was not asked for`).toBe(true)
  expect(paths.filter((path) => path.startsWith('/pagefind/de'))).toEqual([])
})

test('WebAssembly is allowed in the search worker only', async ({ page, open, allow }) => {
  allow(/wasm|WebAssembly/i)
  await open('/')
  const [worker, document] = await Promise.all([
    page.evaluate(async () => (await fetch('/pagefind/worker.js')).headers.get('content-security-policy')),
    page.evaluate(async () => (await fetch('/')).headers.get('content-security-policy')),
  ])
  expect(worker ?? '').toMatch(/script-src 'self' 'wasm-unsafe-eval'/)
  expect(/unsafe-eval/.test(document ?? 'unsafe-eval')).toBe(false)
  const refused = await page.evaluate(() =>
    WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
      () => 'compiled',
      () => 'refused',
    ),
  )
  expect(refused).toBe('refused')
})

for (const { language, path, query, first, all } of [
  { language: 'en', path: '/about', query: 'taktgeeber', first: '/products/taktgeber', all: /Show all/ },
  {
    language: 'de',
    path: '/de/ueber-uns',
    query: 'taktgeeber',
    first: '/de/produkte/taktgeber',
    all: /Alle \d+/,
  },
] as const) {
  test(`by keyboard alone, in ${language}`, async ({ page, open }) => {
    await open(path)
    await page.keyboard.press('Control+k')
    await dialog(page).waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')))
      .toBe('searchbox')
    expect(await axeProblems(page, 'empty dialog')).toEqual([])
    await page.keyboard.type(query)
    await hits(page).first().waitFor()
    await expect(status(page)).toHaveText(/[“„]Taktgeber[“”]/, { useInnerText: true })
    expect((await hrefs(page))[0]).toBe(first)
    expect((await page.locator('ol[data-stop] mark').count()) > 0, 'nothing is marked').toBe(true)
    await dialog(page).getByRole('link', { name: all }).waitFor()
    expect(await axeProblems(page, 'hits')).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await axeProblems(page, 'hits, dark', 'colours')).toEqual([])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href')))
      .toBe((await hrefs(page))[1])
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await page.keyboard.press('Control+k')
    await page.keyboard.type(query)
    await hits(page).first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await settled(page, first)
    await expect(dialog(page)).toHaveCount(0)
  })
}

test('the focus goes back to the button, and a press beside the dialog closes it', async ({ page, open }) => {
  await open('/news')
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' })
  await button.focus()
  await page.keyboard.press('Enter')
  await dialog(page).waitFor()
  await page.mouse.click(5, 400)
  await dialog(page).waitFor({ state: 'detached' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Search')
})

test('closed and opened again at once, the search is open', async ({ page, open }) => {
  await open('/about')
  await page.keyboard.press('Control+k')
  await dialog(page).waitFor()
  // Before the browser reports that the dialog was closed.
  await page.evaluate(() => {
    document.querySelector('dialog')?.close()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))
  })
  await page.keyboard.type('taktgeber')
  await hits(page).first().waitFor()
})

test('hits can be filtered by kind; the number of each is shown', async ({ page, open }) => {
  await open('/search?q=planning')
  await hits(page).first().waitFor()
  const jobs = page.getByRole('button', { name: /^Jobs/ })
  const count = Number(/\d+/.exec(await jobs.innerText())?.[0])
  await jobs.click()
  await page.waitForURL(/kind=job/)
  await status(page)
    .filter({ hasText: new RegExp(`^Jobs: ${count} result`) })
    .waitFor()
  expect((await hrefs(page)).every((href) => href.startsWith('/about/jobs#'))).toBe(true)
  await expect(jobs).toHaveAttribute('aria-pressed', 'true')
})

test('the results page works by its address, and keeps the address up to date', async ({ page, open }) => {
  await open('/de/suche?q=ueberwachung&kind=product')
  await hits(page).first().waitFor()
  const found = await hrefs(page)
  expect(found[0]).toBe('/de/produkte/pegel')
  expect(found.every((href) => href.startsWith('/de/produkte/'))).toBe(true)
  await expect(field(page)).toHaveValue('ueberwachung')
  expect(await axeProblems(page, 'results')).toEqual([])
  await look(page, 'xyzxyz', /Kein Treffer für „xyzxyz“/)
  await page.waitForURL(/q=xyzxyz/)
  await expect(page.getByText('Vielleicht hilft eine dieser Seiten weiter')).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: 'Datenschutz' })).toBeVisible()
  expect(await axeProblems(page, 'no hits')).toEqual([])
})

test('all hits of another query, from the dialog on the page of results: the page shows them, and back the ones before', async ({
  page,
  open,
}) => {
  await open('/search?q=planning')
  await hits(page).first().waitFor()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('software')
  await dialog.getByRole('link', { name: /^Show all \d+ results/ }).click()
  await page.waitForURL(/q=software/)
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('software')
  await expect(page.locator('main').getByText(/results for “software”/)).toBeVisible()
  await page.goBack()
  await page.waitForURL(/q=planning/)
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('planning')
  await expect(page.locator('main').getByText(/results? for “planning”/)).toBeVisible()
})

test('more hits are added below, and back from a hit leads to the list', async ({ page, open }) => {
  await open('/search?q=software')
  await hits(page).nth(9).waitFor()
  await expect(hits(page)).toHaveCount(10)
  await page.getByRole('button', { name: 'Show more' }).click()
  await hits(page).nth(10).waitFor()
  const [first = ''] = await hrefs(page)
  await hits(page).first().click()
  await settled(page, first)
  await page.goBack()
  await hits(page).first().waitFor()
  await expect(field(page)).toHaveValue('software')
})

test('visitors’ input is always treated as text', async ({ page, open }) => {
  await open(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)> planning')}`)
  await status(page).filter({ hasText: '<img src=x onerror=alert(1)> planning' }).waitFor()
  await expect(page.locator('main img[src=x]')).toHaveCount(0)
})

test('if the index cannot be loaded, the visitor is told, gets a list of pages, and can retry', async ({
  page,
  context,
  open,
  allow,
}) => {
  allow(/pagefind/, /ERR_FAILED/, /Failed to load/)
  await context.route('**/pagefind/**', (route) => route.abort())
  await open('/search?q=planning')
  await status(page).filter({ hasText: 'could not be loaded' }).waitFor()
  await expect(page.locator('main').getByRole('link', { name: 'All Products' })).toBeVisible()
  expect(await axeProblems(page, 'failed')).toEqual([])
  await context.unroute('**/pagefind/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await hits(page).first().waitFor()
})

test('if a part of the index is lost, the visitor is told so, not that nothing was found, and can retry', async ({
  page,
  context,
  open,
  allow,
}) => {
  allow(/pagefind/, /ERR_FAILED/, /Failed to load/, /404/)
  await open('/search')
  // The engine is there; the parts that hold the words are requested with the first query.
  await look(page, 'qqqq', /Nothing found/)
  for (const [answer, query] of [
    ['abort', 'planning'],
    ['missing', 'invoice'],
  ] as const) {
    await context.route('**/*.pf_index', (route) =>
      answer === 'abort' ? route.abort() : route.fulfill({ status: 404 }),
    )
    await look(page, query, /could not be loaded/)
    await context.unroute('**/*.pf_index')
    await page.getByRole('button', { name: 'Try again' }).click()
    await hits(page).first().waitFor()
  }
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })
  test('without scripts the button leads to the search page, which explains why and lists the pages', async ({
    page,
    open,
  }) => {
    await open('/de')
    await page.getByRole('banner').getByRole('button', { name: 'Suche' }).click()
    await page.waitForURL(/\/de\/suche/)
    await expect(page.getByRole('searchbox')).toBeFocused()
    // This browser runs no scripts, but parses the element as if it did.
    expect(/sind Skripte abgeschaltet/.test((await page.locator('main noscript').textContent()) ?? '')).toBe(
      true,
    )
    await page.locator('main').getByRole('link', { name: 'Cloud-Betrieb' }).click()
    await page.waitForURL(/\/de\/services\/cloud-betrieb$/)
  })
})

test('a button pressed before hydration still leads to a search', async ({ page, site }) => {
  await page.goto(`${site.url}/`, { waitUntil: 'commit' })
  await page.waitForSelector('header form button')
  await page.evaluate(() => document.querySelector<HTMLElement>('header form button')?.click())
  // On its page, or in the dialog if React was quicker.
  await field(page).waitFor()
})

test('text typed before and after the dialog has loaded ends up in its field', async ({ page, open }) => {
  await open('/contact')
  await page.getByRole('main').getByRole('textbox').first().focus()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('shift plan')
  letGo()
  await dialog(page).waitFor()
  await page.keyboard.type('ning')
  await expect(field(page)).toHaveValue('shift planning')
  await hits(page).first().waitFor()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('')
})

test('text typed before the dialog’s script is lost is the query of the results page', async ({
  page,
  open,
  allow,
}) => {
  allow(/request failed/, /Failed to load/, /ChunkLoadError|Loading chunk/)
  await open('/contact')
  let lose = () => {}
  const held = new Promise<void>((resolve) => (lose = resolve))
  await page.route('**/*.js', async (route) => {
    await held
    await route.abort()
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('shift plan')
  lose()
  await page.waitForURL('**/search?q=shift+plan#search', { waitUntil: 'commit' })
})

test('on a phone the dialog fills the window and scrolls', async ({ page, open }) => {
  await resize(page, 320)
  await open('/')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await look(page, 'planning', /results for/)
  const { width, out } = await dialog(page).evaluate((element) => ({
    width: element.getBoundingClientRect().width,
    out: element.scrollWidth - element.clientWidth,
  }))
  expect([width, out]).toEqual([320, 0])
  expect(await axeProblems(page, 'dialog, 320 px')).toEqual([])
})
