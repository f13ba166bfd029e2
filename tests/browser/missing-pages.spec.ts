/** The 404 page: suggests pages in the language of the address and in others, or else offers the search. */
import { wordsOf } from '../lib/consent'
import { localeOf, type LocaleCode } from '../../src/site/locales'
import { expect, test as base, waitUntilReady } from '../lib/site-test'

const test = base.extend<{ missing: (address: string, locale: LocaleCode) => Promise<void> }>({
  /** Opens an address that has no page, and expects an answer in its language. */
  missing: async ({ page, site, allow }, use) => {
    allow(/404/)
    await use(async (address, locale) => {
      await page.goto(site.url + address)
      await waitUntilReady(page)
      await expect(page.locator('html')).toHaveAttribute('lang', localeOf(locale).iso)
    })
  },
})

for (const [address, locale, first, lang] of [
  ['/products/taktgebr', 'en', '/products/taktgeber', null],
  ['/de/produkte/taktgebr', 'de', '/de/produkte/taktgeber', null],
  ['/datenschutz', 'en', '/de/datenschutz', 'de'],
  ['/de/privacy', 'de', '/privacy', 'en'],
] as const) {
  test(`the missing ${address} : ${first} is offered first, and leads there`, async ({
    page,
    site,
    missing,
  }) => {
    await missing(address, locale)
    const card = page.getByRole('navigation', { name: wordsOf(locale)('errors:closestPages') })
    const link = card.getByRole('link').first()
    await link.waitFor()
    expect([await link.getAttribute('href'), await link.getAttribute('lang')]).toEqual([first, lang])
    await link.click()
    await page.waitForURL(site.url + first)
  })
}

for (const [address, locale, results] of [
  ['/quarterly-zebra_count', 'en', '/search?q=quarterly+zebra+count'],
  ['/de/zebra/zaehlung', 'de', '/de/suche?q=zebra+zaehlung'],
] as const) {
  test(`nothing resembles the missing ${address}: the search is filled with its words`, async ({
    page,
    site,
    missing,
  }) => {
    await missing(address, locale)
    const field = page.getByRole('main').getByRole('searchbox')
    await expect(page.getByText(wordsOf(locale)('errors:noClosePage'))).toBeVisible()
    await field.press('Enter')
    await page.waitForURL(site.url + results)
  })
}

for (const [address, locale] of [
  ['/nope', 'en'],
  ['/de/nichts', 'de'],
] as const) {
  test(`the missing ${address} is asked for once, and nothing else is missing`, async ({ page, missing }) => {
    const failed: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${new URL(response.url()).pathname}`)
    })
    await missing(address, locale)
    expect(failed).toEqual([`404 ${address}`])
  })
}
