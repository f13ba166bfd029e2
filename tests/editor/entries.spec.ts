/** New entries of every collection, addresses, deletion, and the way through review. */
import { deepEqual, equal, match } from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { collections, type Collection } from '../../src/content-model'
import { deskOf } from './lib/desk'
import { editorTest } from './lib/editor-test'
import { gitStorage, startEditor } from './lib/editor'

const creatable = Object.values<Collection>(collections).filter(
  ({ storage, fixedEntries }) => storage === 'folder' && !fixedEntries,
)

const firstOf = (collection: string): string =>
  readdirSync(join('content', collection))
    .filter((name) => name.endsWith('.en.md'))
    .sort()[0]
    ?.replace('.en.md', '') ?? ''

for (const { name, titleField, fields } of creatable) {
  editorTest(
    `new entry: ${name}, with its file named after a German title`,
    async ({ page, bundle, later }) => {
      const editor = await startEditor(bundle, await gitStorage('simple'))
      later(editor.close)
      page.on('dialog', (dialog) => void dialog.accept())
      const desk = deskOf(page, editor.url)
      await desk.openEntry(name, firstOf(name))
      await page.getByRole('button', { name: 'Published' }).click()
      await page.getByText('Duplicate', { exact: true }).click()
      await page.waitForURL(/\/new/)
      await desk.pause(800)
      await desk.fill(titleField, 'Größe & „Maß“ für Jürgen')
      if (fields[titleField]?.translated) await desk.fill(titleField, 'Größe & „Maß“ <für> Jürgen', 'de')
      for (const locale of ['en', 'de'] as const) if (fields['slug']) await desk.fill('slug', '', locale)
      await desk.publish()
      await desk.toast(/Entry saved/)
      const [subject, ...files] = editor.project
        .git('show', '--name-only', '--format=%s')
        .split('\n')
        .filter(Boolean)
      equal(
        subject,
        `${collections[name as keyof typeof collections].label.en}: add groesse-mass-fuer-juergen`,
      )
      equal(
        files.join(),
        ['de', 'en'].map((code) => `content/${name}/groesse-mass-fuer-juergen.${code}.md`).join(),
      )
    },
  )
}

editorTest(
  'a new address keeps a redirect from the old one, in the same commit',
  async ({ page, bundle, later }) => {
    const editor = await startEditor(bundle, await gitStorage('simple'))
    later(editor.close)
    const desk = deskOf(page, editor.url)
    await desk.openEntry('services', 'training')
    await desk.fill('slug', 'Schulung für Größen', 'de')
    equal(await desk.field('slug', 'de').inputValue(), 'schulung-fuer-groessen')
    await desk.publish()
    await desk.toast(/Entry saved/)
    match(
      editor.project.read('content/redirects.yml'),
      /- from: \/de\/services\/\S+\n {2}to: \/de\/services\/schulung-fuer-groessen\n/,
    )
    equal(editor.project.git('show', '--name-only', '--format=').split('\n').length, 2)
  },
)

editorTest('deleting an entry removes both languages in one commit', async ({ page, bundle, later }) => {
  const editor = await startEditor(bundle, await gitStorage('simple'))
  later(editor.close)
  page.on('dialog', (dialog) => void dialog.accept())
  const desk = deskOf(page, editor.url)
  const slug = firstOf('jobs')
  await desk.openEntry('jobs', slug)
  await page.getByRole('button', { name: 'Delete entry' }).click()
  await page.waitForURL(/collections\/jobs$/)
  await desk.pause(1500)
  equal(editor.project.has(`content/jobs/${slug}.en.md`), false)
  equal(editor.project.has(`content/jobs/${slug}.de.md`), false)
  equal(editor.project.git('show', '--name-status', '--format=').split('\n').length, 2)
  equal(editor.project.git('show', '--no-patch', '--format=%s'), `Jobs: delete ${slug}`)
})

editorTest(
  'workflow: draft, review, ready, published; the main branch is untouched until then',
  async ({ page, bundle, later }) => {
    const editor = await startEditor(bundle, await gitStorage('editorial_workflow'))
    later(editor.close)
    page.on('dialog', (dialog) => void dialog.accept())
    const desk = deskOf(page, editor.url)
    const before = editor.project.git('rev-parse', 'main')
    await desk.openEntry('products', 'belegfluss')
    await desk.fill('tagline', 'Documents that “flow” & arrive')
    await desk.fill('tagline', 'Belege, die „fließen“ & ankommen', 'de')
    await desk.save()
    await desk.toast(/Entry saved/)
    equal(editor.project.git('rev-parse', 'main'), before)
    await desk.pause(1500)
    await desk.fill(
      'summary',
      'Belegfluss reads invoices, checks them and sends them to the people who decide “at once”.',
    )
    await desk.save()
    await desk.pause(2500)
    await desk.setStatus('Draft', 'In review')
    await desk.setStatus('In review', 'Ready')
    await desk.publish()
    await desk.toast(/Entry published/)
    match(editor.project.git('show', 'main:content/products/belegfluss.de.md'), /„fließen“ & ankommen/)
    match(editor.project.git('show', 'main:content/products/belegfluss.en.md'), /“at once”/)
  },
)

editorTest(
  'what is pasted from Word keeps its words, their order, its bold and its lists',
  async ({ page, bundle, later }) => {
    const editor = await startEditor(bundle, await gitStorage('simple'))
    later(editor.close)
    const desk = deskOf(page, editor.url)
    await desk.newEntry('news')
    const body = desk.pane('en').locator('[data-slate-editor="true"]').last()
    await body.click()
    await desk.pause()
    await body.evaluate((element) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.setData(
        'text/html',
        '<h1>Größe</h1><p>With <b>bold</b> & more</p><table><tr><td>A</td><td>B</td></tr></table><p class="MsoListParagraph">·   First</p><p class="MsoListParagraph">·   Second</p><p>End</p>',
      )
      element.dispatchEvent(
        new InputEvent('beforeinput', {
          inputType: 'insertFromPaste',
          dataTransfer,
          bubbles: true,
          cancelable: true,
        }),
      )
    })
    await desk.pause(1000)
    equal(
      (await body.innerText()).split(/\n+/).filter(Boolean).join('|'),
      'Größe|With bold & more|A – B|First|Second|End',
    )
    deepEqual(await body.locator('h2').allInnerTexts(), ['Größe'])
    deepEqual(await body.locator('li').allInnerTexts(), ['First', 'Second'])
    match(await body.locator('b, strong').first().innerText(), /bold/)
  },
)
