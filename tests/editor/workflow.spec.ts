/** The editorial workflow: on a forge every draft is a branch with a pull request, and its label is the status. */
import { deepEqual, equal, match } from 'node:assert/strict'
import { atForge } from './lib/at-forge'
import { deskOf, type Desk } from './lib/desk'
import { gitStorage, startEditor } from './lib/editor'
import { editorTest, type EditorTools } from './lib/editor-test'

const label = (status: string) => `decap-cms/${status}`

async function draftOfLotse(tools: EditorTools) {
  tools.page.on('dialog', (dialog) => void dialog.accept())
  const place = await atForge(tools, 'editorial_workflow')
  await place.desk.openEntry('products', 'lotse')
  await place.desk.fill('tagline', 'One “pilot” & <no> detours')
  await place.desk.fill('tagline', 'Ein „Lotse“ & <keine> Umwege für Größen', 'de')
  await place.desk.save()
  await place.desk.toast(/Entry saved/)
  return place
}

async function inScratchClone({ page, bundle, later }: EditorTools) {
  const editor = await startEditor(bundle, await gitStorage('editorial_workflow'))
  later(editor.close)
  return { desk: deskOf(page, editor.url) }
}

async function setReady(desk: Desk): Promise<void> {
  await desk.setStatus('Draft', 'In review')
  await desk.setStatus('In review', 'Ready')
}

editorTest('workflow on a forge: draft, review, ready, published by a merge', async (tools) => {
  const { forge, desk } = await draftOfLotse(tools)
  const before = forge.store.head('main')
  const branch = 'cms/products/lotse'
  deepEqual(forge.drafts(), [`${branch}: ${label('draft')}`])
  deepEqual(
    forge.store.changedFiles('main', branch).map(({ filename }) => filename),
    ['content/products/lotse.de.md', 'content/products/lotse.en.md'],
  )
  await setReady(desk)
  deepEqual(forge.drafts(), [`${branch}: ${label('pending_publish')}`])
  equal(forge.store.head('main'), before, 'nothing may be published before')
  await desk.publish()
  await desk.toast(/Entry published/)
  deepEqual(forge.drafts(), [])
  equal(forge.store.git(['branch', '--list', 'cms/*']), '')
  match(forge.store.git(['show', 'main:content/products/lotse.en.md']), /One “pilot” & <no> detours/)
  match(
    forge.store.git(['show', 'main:content/products/lotse.de.md']),
    /Ein „Lotse“ & <keine> Umwege für Größen/,
  )
})

editorTest('workflow on a forge: a draft is discarded, and the published entry stays', async (tools) => {
  const { forge, desk } = await draftOfLotse(tools)
  const before = forge.store.head('main')
  await tools.page.getByRole('button', { name: 'Delete unpublished changes' }).click()
  await desk.toast(/Unpublished changes deleted/)
  deepEqual(forge.drafts(), [])
  equal(forge.store.head('main'), before)
})

editorTest(
  'workflow on a forge: a draft that collides with what was published meanwhile is kept, and the way on is told',
  async (tools) => {
    const { forge, desk } = await draftOfLotse(tools)
    const path = 'content/products/lotse.de.md'
    const theirs = forge.store
      .git(['show', `main:${path}`])
      .replace(/^tagline: .*$/m, 'tagline: Von jemand anderem veröffentlicht')
    const content = Buffer.from(`${theirs}\n`).toString('base64')
    forge.store.commit('main', 'Products: update lotse', { name: 'Jörg Andersson', email: 'j@example.com' }, [
      { operation: 'update', path, content, sha: forge.store.shaOf('main', path) ?? '' },
    ])
    await setReady(desk)
    await desk.publish()
    match(await desk.toast(/Not published/), /has been published since this draft was begun/)
    deepEqual(forge.drafts(), [`cms/products/lotse: ${label('pending_publish')}`])
    match(forge.store.git(['show', `main:${path}`]), /Von jemand anderem veröffentlicht/)
    equal(await desk.field('tagline').inputValue(), 'One “pilot” & <no> detours')
  },
)

for (const [where, begin] of [
  ['on a forge', (tools: EditorTools) => atForge(tools, 'editorial_workflow')],
  ['in a scratch clone', inScratchClone],
] as const) {
  editorTest(`workflow ${where}: a draft that changes one language opens with both`, async (tools) => {
    tools.page.on('dialog', (dialog) => void dialog.accept())
    const { desk } = await begin(tools)
    await desk.openEntry('products', 'lotse')
    const english = await desk.field('tagline').inputValue()
    await desk.fill('tagline', 'Nur „Deutsch“ & <neu>', 'de')
    await desk.save()
    await desk.toast(/Entry saved/)
    await desk.openEntry('products', 'lotse')
    await tools.page.getByText('Status: Draft').waitFor()
    equal(await desk.field('tagline', 'de').inputValue(), 'Nur „Deutsch“ & <neu>')
    equal(await desk.field('tagline').inputValue(), english)
    await setReady(desk)
    await desk.publish()
    await desk.toast(/Entry published/)
  })
}
