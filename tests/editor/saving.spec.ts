/** Saving: both languages in one go, and everything that must not get in. */
import { equal, match, ok } from 'node:assert/strict'
import { editorTest } from './lib/editor-test'
import { deskOf } from './lib/desk'
import { filesStorage, gitStorage, startEditor } from './lib/editor'

editorTest('files: opening an entry changes nothing', async ({ page, bundle, later }) => {
  const editor = await startEditor(bundle, filesStorage())
  later(editor.close)
  const desk = deskOf(page, editor.url)
  await desk.openEntry('products', 'taktgeber')
  await desk.pause(1500)
  equal(await page.getByText('Unsaved Changes').count(), 0, 'the entry counts as changed without a change')
})

editorTest(
  'files: a change in both languages reaches both files and no other',
  async ({ page, bundle, later }) => {
    const editor = await startEditor(bundle, filesStorage())
    later(editor.close)
    const desk = deskOf(page, editor.url)
    await desk.openEntry('products', 'taktgeber')
    await desk.fill('tagline', 'Planning for “ä & ß” <b>people</b>')
    await desk.fill('tagline', 'Planung für „ä & ß“ <b>Menschen</b>', 'de')
    await desk.publish()
    await desk.toast(/Entry saved/)
    match(editor.project.read('content/products/taktgeber.en.md'), /Planning for “ä & ß” <b>people<\/b>/)
    match(editor.project.read('content/products/taktgeber.de.md'), /Planung für „ä & ß“ <b>Menschen<\/b>/)
    const changed = editor.project
      .git('status', '--porcelain')
      .split('\n')
      .map((line) => line.trim())
    equal(changed.length, 2, changed.join(', '))
  },
)

editorTest('git: one commit with both files, message and author', async ({ page, bundle, later }) => {
  const editor = await startEditor(bundle, await gitStorage('simple'))
  later(editor.close)
  const desk = deskOf(page, editor.url)
  await desk.openEntry('products', 'taktgeber')
  await desk.fill('tagline', 'Planning that keeps its word, “really”.')
  await desk.fill('tagline', 'Planung, die Wort hält – „wirklich“.', 'de')
  await desk.publish()
  await desk.toast(/Entry saved/)
  const [subject, author, ...files] = editor.project
    .git('show', '--name-only', '--format=%s%n%an')
    .split('\n')
    .filter(Boolean)
  equal(subject, 'Products: update taktgeber')
  equal(author, 'Ada Örtlich')
  ok(
    files.length === 2 && files.every((file) => file.startsWith('content/products/taktgeber.')),
    files.join(', '),
  )
})
