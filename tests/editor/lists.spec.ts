/** Finding entries: the search knows the words of every language. */
import { editorTest } from './lib/editor-test'
import { deskOf } from './lib/desk'
import { filesStorage, startEditor } from './lib/editor'

for (const words of ['Apprentices', 'Auszubildende']) {
  editorTest(`the search finds an article by its title: ${words}`, async ({ page, bundle, later }) => {
    const editor = await startEditor(bundle, filesStorage())
    later(editor.close)
    const desk = deskOf(page, editor.url)
    await desk.open(`/search/${words}`)
    await page.locator('a[href*="/collections/news/entries/three-apprentices-start"]').waitFor()
  })
}
