/** News: list pages at real addresses, topics in both languages, and links from an article. */
import type { Page } from '@playwright/test'
import { settled, visit } from '../lib/page-tools'
import { expect, test } from '../lib/site-test'

const titles = (page: Page) => page.locator('main h4').allInnerTexts()
const dates = (page: Page) =>
  page.locator('main time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
/** The target of a link in the head, in the HTML that crawlers get. */
async function headLink(page: Page, path: string, rel: string): Promise<string | undefined> {
  const html = await page.evaluate(async (from) => (await fetch(from)).text(), path)
  const [tag = ''] = new RegExp(`<link\\b[^>]*\\brel="${rel}"[^>]*>`).exec(html) ?? []
  // It has to be a path: Firefox prefetches it, and must not contact another host.
  return /href="([^"]*)"/.exec(tag)?.[1]
}

for (const { language, list, second, other, older, newer } of [
  {
    language: 'en',
    list: '/news',
    second: '/news/page/2',
    other: '/de/news/seite/2',
    older: 'Older articles',
    newer: 'Newer articles',
  },
  {
    language: 'de',
    list: '/de/news',
    second: '/de/news/seite/2',
    other: '/news/page/2',
    older: 'Ältere Beiträge',
    newer: 'Neuere Beiträge',
  },
] as const) {
  test(`the list continues at ${second}, forwards and back, newest first`, async ({ page, open }) => {
    await open(list)
    const first = await titles(page)
    const days = await dates(page)
    await page.getByRole('link', { name: older, exact: true }).click()
    await settled(page, second)
    days.push(...(await dates(page)))
    expect(days).toEqual([...days].sort().reverse())
    expect((await titles(page)).every((title) => !first.includes(title))).toBe(true)
    expect(/(Page|Seite) 2/.test(await page.title())).toBe(true)
    expect(await headLink(page, second, 'prev')).toBe(list)
    const years = await page.locator('main h3').allInnerTexts()
    expect(years).toEqual([...new Set((await dates(page)).map((day) => day.slice(0, 4)))])
    await page.getByRole('link', { name: newer, exact: true }).click()
    await settled(page, list)
    await expect.poll(() => titles(page)).toEqual(first)
    expect(await headLink(page, list, 'next')).toBe(second)
  })

  test(`the language switch leads from ${second} to the same page, ${language}`, async ({ page, open }) => {
    await open(second)
    await visit(page, other)
    await visit(page, second)
  })
}

test('a topic: from an article to its page, to the other language, and to all news', async ({
  page,
  open,
}) => {
  await open('/news/belegfluss-reads-e-invoices')
  await visit(page, '/news/topics/e-invoices')
  await expect
    .poll(() => titles(page))
    .toEqual(['Lotse speaks Peppol', 'E-invoices from January, and what to do before'])
  const topics = page.getByRole('navigation', { name: 'Topics' })
  await expect(topics.locator('[aria-current]')).toHaveText('E-invoices', { useInnerText: true })
  await visit(page, '/de/news/themen/e-rechnung')
  await expect(page.locator('h1')).toHaveText('E-Rechnung', { useInnerText: true })
  await page
    .getByRole('navigation', { name: 'Themen' })
    .getByRole('link', { name: 'Alle', exact: true })
    .click()
  await settled(page, '/de/news')
})

test('an article: reading time, topics, related articles that are not its neighbours, previous and next', async ({
  page,
  open,
}) => {
  await open('/news/lotse-speaks-peppol')
  expect(/^\d+ min read$/m.test(await page.locator('main header').innerText())).toBe(true)
  const related = page.locator('section', {
    has: page.getByRole('heading', { name: 'More on these topics' }),
  })
  const links = await related.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  // First an article with both topics, then the newest with one of them.
  expect(links).toEqual(['/news/belegfluss-reads-e-invoices', '/news/taktgeber-4-plans-across-sites'])
  const steps = page.getByRole('navigation', { name: 'More articles' }).locator('a')
  await expect
    .poll(() => steps.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    .toEqual(['/news/training-with-your-own-data', '/news/why-we-publish-our-support-figures'])
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })
  test('without scripts topics and pages are links', async ({ page, open }) => {
    await open('/de/news/seite/2')
    await page.getByRole('link', { name: 'Aus Projekten', exact: true }).click()
    await page.waitForURL(/\/de\/news\/themen\/aus-projekten$/)
    await page.getByRole('link', { name: 'Alle', exact: true }).click()
    await page.waitForURL(/\/de\/news$/)
    await page.getByRole('link', { name: 'Ältere Beiträge', exact: true }).click()
    await page.waitForURL(/\/de\/news\/seite\/2$/)
  })
})
