/** What comes late moves next to nothing: the font, and what the page of an error finds out about the address. */
import { ok } from 'node:assert/strict'
import { localeCodes } from '../../src/site/locales'
import { pathOf } from '../../src/site/paths'
import { test } from '../lib/browser-test'

/**
 * Cumulative layout shift (web.dev/articles/cls). Fallback and font have the same measures, not the same letters:
 * here and there a line breaks elsewhere. Without the fallbacks of fonts.css pages move by up to 0.19.
 */
const most = 0.05
/** Milliseconds by which the font is late: the page has long been drawn. */
const late = 1000

/** Runs in the page before anything else and adds up what moves. */
function addUpShifts(): void {
  const scope = window as unknown as { shifted: number }
  scope.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) scope.shifted += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

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
      test(
        `a late font moves next to nothing on ${path} (${width})`,
        { width, allow: [/404/] },
        async ({ page, open }) => {
          await page.addInitScript(addUpShifts)
          await page.route('**/*.woff2', async (route) => {
            await new Promise((resolve) => setTimeout(resolve, late))
            await route.continue()
          })
          await open(path)
          await page.evaluate(() => document.fonts.ready)
          await page.waitForTimeout(600)
          const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted)
          ok(shifted <= most, `shifted by ${shifted}`)
        },
      )
    }
  }
}
