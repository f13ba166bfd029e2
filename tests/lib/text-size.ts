/** Readers' text settings: the browser's font size, and the spacing of WCAG 1.4.12. */
import type { Page } from '@playwright/test'

/**
 * Sets the browser's font size, in per cent of the default 16 pixels; it also affects media queries. The session stays
 * attached: without it, the next document would have the default size again.
 */
export async function enlargeText(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', {
    fontSizes: { standard: Math.round((16 * percent) / 100), fixed: Math.round((13 * percent) / 100) },
  })
}

/** WCAG 1.4.12: nothing may be lost with this spacing. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

/** Applies the spacing to all text of the document. */
export async function spreadText(page: Page): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, spacing)
}
