/**
 * The main journeys, in every browser and on phones: read, change the language, search, answer the consent question,
 * send a message.
 */
import { localeCodes } from '../../src/site/locales'
import { pathOf } from '../../src/site/paths'
import { storedChoice } from '../lib/consent'
import { field, fill, sent, submit, test } from '../lib/contact-journey'
import { settled } from '../lib/page-tools'
import { expect, inEachLanguage } from '../lib/site-test'

inEachLanguage((language) => {
  const other = localeCodes.find((code) => code !== language) ?? language

  test('from the first page to a product, to its other language, and back', async ({ page, open }) => {
    await open(pathOf('home', language))
    const products = pathOf('products', language)
    await page.locator(`main a[href="${products}"]`).first().click()
    await settled(page, products)
    await page.locator('main a', { hasText: 'Taktgeber' }).first().click()
    await page.waitForURL((url) => url.pathname.startsWith(`${products}/`))
    await settled(page, new URL(page.url()).pathname)
    await expect(page.locator('h1')).toContainText('Taktgeber')
    await page.locator(`footer [data-locale-choice=${other}]`).click()
    await page.waitForURL((url) => url.pathname.startsWith(`${pathOf('products', other)}/`))
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${other}`))
    await page.goBack()
    await page.goBack()
    await settled(page, products)
  })

  test('the question is answered once, and the answer stays', async ({ page, open, question }) => {
    await open(pathOf('about', language))
    await question.reject.click()
    await expect(question.bar).toHaveCount(0)
    expect(Object.values((await storedChoice(page)) as object)).not.toContain(true)
    await open(pathOf('news', language))
    await page.locator('footer [data-consent-settings]').click()
    await expect(question.dialog).toBeVisible()
    await expect(question.bar).toHaveCount(0)
  })

  test('short words of a text are not divided on a phone', async ({ page, open, browserName }) => {
    test.skip(browserName !== 'firefox', 'a fresh Chromium has no hyphenation patterns yet')
    await page.setViewportSize({ width: 375, height: 760 })
    await open(pathOf('about', language))
    const divided = await page.locator('main p').evaluateAll((paragraphs) =>
      paragraphs.flatMap((paragraph) => {
        const nodes = [...paragraph.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
        return nodes.flatMap((node) =>
          [...(node.textContent ?? '').matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
            const range = document.createRange()
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : []
          }),
        )
      }),
    )
    expect(divided.filter((word) => word.length < 10)).toEqual([])
  })

  test('the search finds a product', async ({ page, open }) => {
    await open(pathOf('search', language))
    await page.locator('main').getByRole('searchbox').focus()
    await page.keyboard.type('Belegfluss')
    await expect(page.locator('main ol[data-stop] a').first()).toContainText('Belegfluss')
  })

  test('a message survives a visit to the privacy policy, and arrives', async ({ form }) => {
    const { page, site, mark } = form
    await fill(form)
    await page.locator('main form a').first().click()
    await settled(page, pathOf('privacy', language))
    await page.goBack()
    await settled(page, pathOf('contact', language))
    await expect(field(page, 'message')).toHaveValue(new RegExp(`^${mark}`))
    if (!(await field(page, 'consent').isChecked())) await field(page, 'consent').check()
    await submit(form)
    await sent(form).waitFor()
    expect(await site.messages(mark)).toHaveLength(1)
  })

  test('an address without a page shows an error page with suggestions', async ({ page, open, allow }) => {
    allow(/404/)
    await open(`${pathOf('products', language)}/no-such-product`)
    await expect(page.locator('h1')).toBeVisible()
    await page.locator('main a').first().click()
    await expect(page).not.toHaveURL(/no-such-product/)
  })
})
