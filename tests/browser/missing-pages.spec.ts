/** The 404 page: the pages that were probably meant, in the language of the address and in others. */
import { deepEqual, equal } from 'node:assert/strict'
import { waitUntilReady, test } from '../lib/browser-test'
import { wordsOf } from '../lib/consent'

for (const [address, locale, first, lang] of [
  ['/products/taktgebr', 'en', '/products/taktgeber', null],
  ['/de/produkte/taktgebr', 'de', '/de/produkte/taktgeber', null],
  ['/datenschutz', 'en', '/de/datenschutz', 'de'],
  ['/de/privacy', 'de', '/privacy', 'en'],
] as const) {
  test(
    `the missing ${address} : ${first} is offered first, and leads there`,
    { allow: [/404/] },
    async ({ page, site }) => {
      await page.goto(site.url + address)
      await waitUntilReady(page)
      equal(await page.locator('html').getAttribute('lang'), locale === 'de' ? 'de-DE' : 'en-US')
      const card = page.getByRole('navigation', { name: wordsOf(locale)('errors:closestPages') })
      const link = card.getByRole('link').first()
      await link.waitFor()
      deepEqual([await link.getAttribute('href'), await link.getAttribute('lang')], [first, lang])
      await link.click()
      await page.waitForURL(site.url + first)
    },
  )
}
