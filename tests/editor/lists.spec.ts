/** Finding entries: the search knows the words of every language. */
import { expect, test } from './lib/test'

test.use({ storage: 'files' })

for (const words of ['Apprentices', 'Auszubildende']) {
  test(`the search finds an article by its title: ${words}`, async ({ desk, page }) => {
    await desk.open(`/search/${words}`)
    const found = page.locator('a[href*="/collections/news/entries/three-apprentices-start"]')
    await expect(found).toBeVisible()
  })
}
