/** First impressions: tiles on whole pixels, content above the fold, distinguishable pages. */
import { pathOf } from '../../src/site/paths'
import { expect, inEachLanguage, resize, test } from '../lib/site-test'

for (const width of [360, 768, 1440, 1920]) {
  test(`tiles are whole pixels at ${width} px, and nothing is wider than the window`, async ({
    page,
    open,
  }) => {
    await resize(page, width)
    for (const path of ['/', '/products', '/services', '/about', '/products/taktgeber']) {
      await open(path)
      const odd = await page.evaluate(() =>
        [...document.querySelectorAll<SVGSVGElement>('main svg[viewBox$="0"]')].flatMap((svg) => {
          const columns = svg.viewBox.baseVal.width / 10
          const box = svg.getBoundingClientRect()
          const scale = Math.max(box.width / columns, (box.height / svg.viewBox.baseVal.height) * 10)
          return svg.ownerSVGElement || Math.abs(scale - Math.round(scale)) < 0.01 ? [] : [`${scale} px`]
        }),
      )
      expect([path, ...odd]).toEqual([path])
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(wider).toBeLessThanOrEqual(0)
    }
  })
}

inEachLanguage((language) => {
  test('the first field of the contact form and the first open position are above the fold', async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const [route, selector] of [
      ['contact', 'main form input:visible'],
      ['jobs', 'main details summary'],
    ] as const) {
      await open(pathOf(route, language))
      const box = await page.locator(selector).first().boundingBox()
      expect(box?.y).toBeLessThan(860)
    }
  })
})

test('the second page of the news shows its number in its opening', async ({ page, open }) => {
  await open('/news/page/2')
  await expect(page.locator('main header')).toContainText('Page 2')
})
