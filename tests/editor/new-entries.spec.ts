/** New entries from an empty form: every collection, by an editor of either language, and never in one language only. */
import { equal, match } from 'node:assert/strict'
import { collections, type Collection } from '../../src/content-model'
import { localeCodes } from '../../src/site/locales'
import { deskOf } from './lib/desk'
import { editorTest } from './lib/editor-test'
import { gitStorage, startEditor } from './lib/editor'
import { formOf, sampleText } from './lib/fill-form'

const creatable = Object.values<Collection>(collections).filter(
  ({ storage, fixedEntries }) => storage === 'folder' && !fixedEntries,
)

/** The file name that the sample title becomes. */
const fileName = (titleField: string) => `a-first-try-b-size-b-more-${titleField}`

creatable.forEach((collection, index) => {
  const { name, titleField, label } = collection
  const locale = index % 2 ? 'de-DE' : 'en-US'
  editorTest(
    `new entry from an empty form: ${name} (${locale})`,
    async ({ page, bundle, later }) => {
      const editor = await startEditor(bundle, await gitStorage('simple'))
      later(editor.close)
      const desk = deskOf(page, editor.url)
      await desk.newEntry(name)
      await formOf(desk).fillAll(collection)
      // A video has an address or a file, so neither field is required by itself.
      if (name === 'videos') await desk.fill('address', 'https://vimeo.com/76979871')
      await desk.publish()
      await desk.toast(/Entry saved|Eintrag gespeichert/)
      const [subject, ...files] = editor.project
        .git('show', '--name-only', '--format=%s')
        .split('\n')
        .filter(Boolean)
      equal(subject, `${label.en}: add ${fileName(titleField)}`)
      const own = ['de', 'en'].map((code) => `content/${name}/${fileName(titleField)}.${code}.md`)
      equal(files.filter((file) => file.startsWith('content/')).join(), own.join())
      const shared = !collection.fields[titleField]?.translated
      for (const code of localeCodes) {
        const text = editor.project.read(`content/${name}/${fileName(titleField)}.${code}.md`)
        equal(text.includes(sampleText(titleField, shared ? 'en' : code)), true, text)
      }
    },
    { locale },
  )
})

editorTest(
  'refused: an article that is written in English only, with every empty German field named',
  async ({ page, bundle, later }) => {
    const editor = await startEditor(bundle, await gitStorage('simple'))
    later(editor.close)
    const desk = deskOf(page, editor.url)
    const before = editor.project.git('rev-parse', 'HEAD')
    await desk.newEntry('news')
    await formOf(desk).fill(collections.news, 'en')
    await desk.publish()
    await desk.panel().waitFor()
    const said = await desk.panel().innerText()
    for (const field of [/German · Title/, /German · Short description/, /German · Text/]) match(said, field)
    // Advice about the tag in the English title is no error.
    equal(/English · [\w ]+:/.test(said), false, said)
    match(await desk.toast(/Not saved/), /3 things need mending/)
    equal(editor.project.git('rev-parse', 'HEAD'), before)
    equal(await desk.field('title').inputValue(), sampleText('title', 'en'))
    await desk.panel().getByRole('button', { name: 'Close' }).click()
    await formOf(desk).fill(collections.news, 'de')
    await desk.publish()
    await desk.toast(/Entry saved/)
  },
)
