/** On a telephone: nothing is cut off, both languages can be written, and the preview is there. */
import { equal, match, ok } from 'node:assert/strict'
import { deskOf } from './lib/desk'
import { editorTest } from './lib/editor-test'
import { filesStorage, startEditor } from './lib/editor'

for (const width of [360, 768]) {
  editorTest(
    `small screen: an article is changed in both languages at ${width} px`,
    async ({ page, bundle, later }) => {
      const editor = await startEditor(bundle, filesStorage())
      later(editor.close)
      await page.setViewportSize({ width, height: 740 })
      const desk = deskOf(page, editor.url)
      const fits = async (where: string) =>
        ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width, `${where} is too wide`)
      await desk.open('/collections/news')
      await page.getByRole('heading', { name: 'News' }).waitFor()
      await fits('the list')
      await desk.openEntry('news', 'three-apprentices-start')
      await fits('the form')
      await desk.fill('title', 'On a “small” screen')
      await desk.fill('summary', 'Too short')
      await page.getByRole('button', { name: 'Check this entry' }).click()
      await desk.panel().waitFor()
      await fits('the list of problems')
      await desk.panel().getByRole('button', { name: 'Close' }).click()
      await desk.fill('summary', 'Long enough & “whole” again, so that nothing is to mend here.')
      await desk.pane('en').getByText('Language: EN').click()
      await desk.pane('en').getByRole('menuitem', { name: 'de' }).click()
      await desk.pause()
      await desk.fill('title', 'Auf „kleinem“ Bildschirm: <Größe>')
      await page.getByTitle('Preview of the page').click()
      const heading = page.frameLocator('#preview-pane').locator('main h1')
      await heading.waitFor()
      await fits('the preview')
      await page.getByTitle('Both languages').click()
      await desk.publish()
      await desk.toast(/Entry saved/)
      match(editor.project.read('content/news/three-apprentices-start.en.md'), /On a “small” screen/)
      match(
        editor.project.read('content/news/three-apprentices-start.de.md'),
        /„kleinem“ Bildschirm: <Größe>/,
      )
    },
  )
}

editorTest(
  'small screen: “Show the field” leads to a German field in the one form',
  async ({ page, bundle, later }) => {
    const editor = await startEditor(bundle, filesStorage())
    later(editor.close)
    const desk = deskOf(page, editor.url)
    await desk.openEntry('products', 'pegel')
    await desk.fill('summary', 'Zu „kurz“', 'de')
    await page.setViewportSize({ width: 390, height: 740 })
    await page.getByRole('button', { name: 'Check this entry' }).click()
    await desk.panel().getByRole('button', { name: 'Show the field' }).click()
    await desk.pane('en').getByText('Language: DE').waitFor()
    equal(await desk.field('summary').inputValue(), 'Zu „kurz“')
    ok(await desk.field('summary').evaluate((input) => input === document.activeElement), 'no focus')
  },
)
