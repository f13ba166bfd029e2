/** The preview is the page. */
import { match, ok } from 'node:assert/strict'
import { editorTest } from './lib/editor-test'
import { deskOf } from './lib/desk'
import { filesStorage, startEditor } from './lib/editor'

editorTest(
  'preview: the page in both languages, with the site’s own styles',
  async ({ page, bundle, later }) => {
    const editor = await startEditor(bundle, filesStorage())
    later(editor.close)
    const desk = deskOf(page, editor.url)
    await desk.openEntry('products', 'taktgeber')
    await page.getByTitle('Preview of the page').click()
    const frame = page.frameLocator('#preview-pane')
    await frame.locator('main h1').waitFor()
    await desk.fill('tagline', 'A “new” headline with ä & <i>')
    await desk.pause(1000)
    match(
      (await frame.locator('main').innerText()).replace(/[\u200b-\u200d\u2060-\u2064\ufeff]/g, ''),
      /A “new” headline with ä & <i>/,
    )
    const picture = frame.locator('main img').first()
    await picture.scrollIntoViewIfNeeded()
    await desk.pause(1500)
    ok(
      await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0),
      'the picture is not shown',
    )
    await page.screenshot({ path: 'test-results/editor/preview.png' })
    ok(
      (await frame.locator('main').evaluate((main) => getComputedStyle(main).fontFamily)).includes(
        'Familjen',
      ),
    )
  },
)

editorTest(
  'preview: a click on a text leads to its field, and a device has its own width',
  async ({ page, bundle, later }) => {
    const editor = await startEditor(bundle, filesStorage())
    later(editor.close)
    const desk = deskOf(page, editor.url)
    await desk.openEntry('products', 'taktgeber')
    await page.getByTitle('Preview of the page').click()
    const frame = page.frameLocator('#preview-pane')
    await frame.locator('main h1').waitFor()
    await frame.getByText('Production planning that keeps step').first().click()
    await desk.pause(600)
    ok(
      await desk.field('tagline').evaluate((input) => input === document.activeElement),
      'the field has no focus',
    )
    await frame.locator('.mw-preview-controls select').first().selectOption('desktop')
    await desk.pause(500)
    ok(
      (await frame.locator('html').evaluate((html) => html.clientWidth)) >= 1180,
      'the page is not as wide as a desktop',
    )
    const box = await page.locator('#preview-pane').boundingBox()
    ok(box && box.x + box.width <= 1501, `the page is cut off: ${JSON.stringify(box)}`)
    await frame.locator('.mw-preview-controls select').first().selectOption('full')
    await desk.pause(500)
    ok(
      (await frame.locator('html').evaluate((html) => html.clientWidth)) < 1000,
      'the pane has stayed as wide as a desktop',
    )
    await frame.locator('.mw-preview-controls select').first().selectOption('phone')
    await desk.pause(500)
    ok(
      (await frame.locator('html').evaluate((html) => html.clientWidth)) <= 390,
      'the page is not as narrow as a phone',
    )
  },
)
