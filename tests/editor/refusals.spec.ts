/** Nothing wrong gets in: every refusal names language, field and remedy, and nothing typed is lost. */
import { equal, match } from 'node:assert/strict'
import { deskOf } from './lib/desk'
import { editorTest, type EditorTools } from './lib/editor-test'
import { filesStorage, gitStorage, startEditor } from './lib/editor'

async function opened({ page, bundle, later }: EditorTools, collection: string, slug: string) {
  const editor = await startEditor(bundle, filesStorage())
  later(editor.close)
  const desk = deskOf(page, editor.url)
  await desk.openEntry(collection, slug)
  return { desk, editor }
}

/** Publishes, and returns what the panel says once nothing has been written. */
async function refused({ desk, editor }: Awaited<ReturnType<typeof opened>>): Promise<string> {
  await desk.publish()
  await desk.panel().waitFor()
  equal(editor.project.git('status', '--porcelain'), '', 'files have been written')
  return desk.panel().innerText()
}

editorTest(
  'refused: a German text that is too short, in German words for a German editor',
  async (tools) => {
    const open = await opened(tools, 'products', 'pegel')
    await open.desk.fill('summary', 'Zu „kurz“', 'de')
    const said = await refused(open)
    match(said, /Deutsch · Kurzbeschreibung/)
    match(said, /9 Zeichen/)
    equal(await open.desk.field('summary', 'de').inputValue(), 'Zu „kurz“')
    match(await open.desk.toast(/Nicht gespeichert/), /Eine Stelle ist zu beheben/)
  },
  { locale: 'de-DE' },
)

editorTest('refused: both languages in one list, also when Decap sees only the first', async (tools) => {
  const open = await opened(tools, 'testimonials', await firstOf('testimonials'))
  await open.desk.fill('quote', '')
  await open.desk.fill('quote', '', 'de')
  const said = await refused(open)
  match(said, /English · Quote/)
  match(said, /German · Quote/)
})

editorTest('refused: a German link that leads nowhere', async (tools) => {
  const open = await opened(tools, 'products', 'pegel')
  const text = open.desk.page.locator('[data-slate-editor="true"]').nth(1)
  const fields = await text.count()
  equal(fields >= 0, true)
  const raw = open.editor.project.read('content/pages/home.de.md')
  open.editor.project.write(
    'content/pages/home.de.md',
    raw.replace(/link: products$/m, 'link: produkte-gibt-es-nicht'),
  )
  open.editor.project.git('commit', '-qam', 'A link that leads nowhere')
  await open.desk.openEntry('pages', 'home')
  await open.desk.fill('menuTitle', 'Start & Überblick', 'de')
  const said = await refused(open)
  match(said, /German · Section \d+ › .*Leads to/)
  await open.desk.panel().getByRole('button', { name: 'Show the field' }).first().click()
  await open.desk.page.waitForFunction(
    () => (document.activeElement as HTMLInputElement | null)?.value === 'produkte-gibt-es-nicht',
  )
  match(said, /produkte-gibt-es-nicht/)
})

editorTest(
  'refused: a picture without alternative text, and sections that are not parallel',
  async (tools) => {
    const open = await opened(tools, 'products', 'taktgeber')
    const { project } = open.editor
    const path = 'content/products/taktgeber.de.md'
    const text = project.read(path)
    project.write(path, text.replace(/^ {6}alt: .*$/m, '').replace(/^ {2}- type: image\n(?: {4}.*\n)*/m, ''))
    project.git('commit', '-qam', 'Less than there should be')
    await open.desk.openEntry('products', 'taktgeber')
    await open.desk.fill('tagline', 'Neu & „besser“', 'de')
    const said = await refused(open)
    match(said, /German · .*Picture.*Alternative text|German · .*Picture/)
    match(said, /section/i)
    await open.desk.page.locator('[data-structure="en-de"]').click()
    await open.desk
      .notice()
      .filter({ hasText: /same now/ })
      .waitFor()
    equal(await open.desk.field('tagline', 'de').inputValue(), 'Neu & „besser“')
  },
)

editorTest(
  'refused: overwriting a change that came in meanwhile, also without a forge',
  async ({ page, bundle, later }) => {
    const editor = await startEditor(bundle, await gitStorage('simple'))
    later(editor.close)
    const desk = deskOf(page, editor.url)
    await desk.openEntry('services', 'training')
    await desk.fill('tagline', 'Mine, “all mine”')
    const path = 'content/services/training.de.md'
    editor.project.write(
      path,
      editor.project.read(path).replace(/^tagline: .*$/m, 'tagline: Deins & nicht meins'),
    )
    editor.project.git('-c', 'user.name=Bärbel Straß', 'commit', '-qam', 'Services: update training')
    await desk.publish()
    await desk.panel().waitFor()
    const said = await desk.panel().innerText()
    match(said, /Bärbel Straß has changed this entry/)
    match(said, /Deins & nicht meins/)
    await page.screenshot({ path: 'test-results/editor/conflict.png' })
  },
)

async function firstOf(collection: string): Promise<string> {
  const { readdir } = await import('node:fs/promises')
  const [first = ''] = (await readdir(`content/${collection}`))
    .filter((name) => name.endsWith('.en.md'))
    .sort()
  return first.replace('.en.md', '')
}

editorTest('refused: deleting what other entries point to; they are named', async (tools) => {
  tools.page.on('dialog', (dialog) => void dialog.accept())
  const { desk, editor } = await opened(tools, 'tags', 'learning')
  await tools.page.getByRole('button', { name: 'Delete entry' }).click()
  match(await desk.toast(/Not deleted/), /Other entries point to this one: .+\. Take it out there first/)
  equal(editor.project.git('status', '--porcelain'), '')
})

editorTest('refused: a product that others link to becomes no draft; they are named', async (tools) => {
  const open = await opened(tools, 'products', 'taktgeber')
  await open.desk.field('draft').click()
  const said = await refused(open)
  match(said, /Draft: the entry would not be published, but others link to it: .+/)
})

editorTest('refused: a line for a video that does not exist', async (tools) => {
  const open = await opened(tools, 'news', 'training-with-your-own-data')
  const file = 'content/news/training-with-your-own-data.de.md'
  const raw = open.editor.project.read(file)
  open.editor.project.write(file, raw.replace(/^::video\[.*\]$/m, '::video[no-such-video]'))
  open.editor.project.git('commit', '-qam', 'A video that does not exist')
  await open.desk.openEntry('news', 'training-with-your-own-data')
  await open.desk.fill('title', 'Schulen mit „eigenen“ Daten', 'de')
  match(await refused(open), /there is no video “no-such-video”/)
})

editorTest('refused: a title that no address can be made of', async ({ page, bundle, later }) => {
  const editor = await startEditor(bundle, filesStorage())
  later(editor.close)
  const desk = deskOf(page, editor.url)
  await desk.newEntry('tags')
  await desk.fill('title', '😀😀')
  match(
    await refused({ desk, editor }),
    /English · Title: the title has no letter that an address can be made of/,
  )
})

editorTest('refused: a copy of an entry with the same German address', async (tools) => {
  const { desk, editor } = await opened(tools, 'services', 'training')
  await tools.page.getByRole('button', { name: 'Published' }).click()
  await tools.page.getByText('Duplicate', { exact: true }).click()
  await desk.pause(1500)
  match(await refused({ desk, editor }), /“schulung” is also used by content\/services\/training/)
})

editorTest('an article with a video is not changed by opening it', async (tools) => {
  const { desk } = await opened(tools, 'news', 'training-with-your-own-data')
  await desk.pause(3000)
  equal(await tools.page.getByText('Unsaved Changes').count(), 0)
  equal(await tools.page.getByText('Changes saved').count(), 1)
})

editorTest('advice alone keeps nobody from saving, and says so', async (tools) => {
  const { desk } = await opened(tools, 'products', 'pegel')
  await desk.fill('tagline', 'A tag <i> that is shown as it is')
  await tools.page.getByRole('button', { name: 'Check this entry' }).click()
  match(await desk.panel().innerText(), /One recommendation; you can save as it is/)
})
