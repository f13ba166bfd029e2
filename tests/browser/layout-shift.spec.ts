/** Late content hardly shifts the layout: the font, and the suggestions of the error page. */
import { localeCodes } from '../../src/site/locales'
import { pathOf } from '../../src/site/paths'
import { measureShifts } from '../lib/layout-shift'
import { expect, resize, test, waitUntilReady } from '../lib/site-test'

/**
 * Fallback and font have the same metrics but different glyphs, so here and there a line breaks elsewhere. Without the
 * fallbacks in brand.css, pages shift by up to 0.19.
 */
const most = 0.05

for (const locale of localeCodes) {
  const paths = [
    pathOf('home', locale),
    pathOf('products', locale),
    pathOf('about', locale),
    pathOf('news', locale),
    pathOf('contact', locale),
    `${pathOf('products', locale)}/taktgebr`,
  ]
  for (const path of paths) {
    for (const width of ['xs', 'xl'] as const) {
      test(`a late font shifts next to nothing on ${path} (${width})`, async ({ page, allow }) => {
        allow(/404/)
        await resize(page, width)
        const shifted = await measureShifts(page)
        let release = (): void => undefined
        const drawn = new Promise<void>((resolve) => (release = resolve))
        await page.route('**/*.woff2', async (route) => {
          await drawn
          await route.continue()
        })
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await waitUntilReady(page)
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        release()
        await page.waitForLoadState('networkidle')
        await page.evaluate(async () => void (await document.fonts.ready))
        expect(await shifted()).toBeLessThanOrEqual(most)
      })
    }
  }
}
