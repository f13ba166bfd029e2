/** The preview is the page. */
import { expect, test } from './lib/test'

test.use({ storage: 'files' })

/** Invisible characters: soft hyphens from typesetting, and markers of the preview. */
const unseen = /[\u200b-\u200d\u2060-\u2064\ufeff]/g

test('preview: the page in both languages, with the site’s own styles', async ({ desk }) => {
  await desk.openEntry('news', 'moving-without-a-lost-weekend')
  await desk.openPreview()
  const main = desk.preview.locator('main')
  await desk.fill('summary', 'A “new” headline with ä & <i>')
  await expect
    .poll(async () => (await main.innerText()).replace(unseen, ''))
    .toContain('A “new” headline with ä & <i>')
  const picture = main.locator('figure img').first()
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  await expect(main).toHaveCSS('font-family', /Site/)
})

test('preview: the form beside it shows what is chosen', async ({ desk }) => {
  await desk.openEntry('news', 'three-apprentices-start')
  const author = desk.pane('en').getByText('Lena Brandt', { exact: true })
  await expect(author).toBeVisible()
  await desk.openPreview()
  await expect(author).toBeVisible()
})

test('preview: sections that are open stay open when it is opened and closed', async ({ desk }) => {
  await desk.openEntry('pages', 'about')
  await desk.pane('en').getByRole('button', { name: 'Expand: Gallery' }).click()
  const open = desk.pane('en').getByRole('button', { name: 'Collapse: Gallery' })
  await expect(open).toBeVisible()
  await desk.openPreview()
  await expect(open).toBeVisible()
  await desk.showBothLanguages()
  await expect(desk.field('title', 'de')).toBeVisible()
  await expect(open).toBeVisible()
})

test('preview: a click on a text focuses its field, and each device has its own width', async ({
  desk,
  page,
}) => {
  await desk.openEntry('products', 'taktgeber')
  await desk.openPreview()
  const { preview } = desk
  // Typesetting joins the last words of a text with a non-breaking space.
  const words = (await desk.field('tagline').inputValue()).split(' ')
  await preview.getByText(words.slice(0, 3).join(' ')).first().click()
  await expect(desk.field('tagline')).toBeFocused()

  const device = preview.locator('.mw-preview-controls select').first()
  const width = () => preview.locator('html').evaluate((html) => html.clientWidth)
  await device.selectOption('desktop')
  await expect.poll(width, 'as wide as a desktop').toBeGreaterThanOrEqual(1180)
  const box = await page.locator('#preview-pane').boundingBox()
  expect(box && box.x + box.width, 'the page is not cut off').toBeLessThanOrEqual(1501)
  await device.selectOption('full')
  await expect.poll(width, 'as wide as its pane').toBeLessThan(1000)
  await device.selectOption('phone')
  await expect.poll(width, 'as narrow as a phone').toBeLessThanOrEqual(390)
})

test('preview: a link to a part of the page scrolls there', async ({ desk }) => {
  await desk.openEntry('pages', 'imprint')
  await desk.openPreview()
  const { preview } = desk
  await preview.locator('a[href="#liability-for-links"]').click()
  await expect(preview.locator('#liability-for-links')).toBeInViewport()
})
