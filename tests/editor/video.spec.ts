/** Videos in the editor: a line in a text by choosing an entry, the preview, and what is refused. */
import { equal, match, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deskOf, type Desk } from './lib/desk'
import type { LocaleCode } from '../../src/site/locales'
import { editorTest } from './lib/editor-test'
import { gitStorage, startEditor } from './lib/editor'

const article = 'three-apprentices-start'

for (const [language, plus, which, published] of [
  ['en', 'Add Component', 'Which video', /Entry saved/],
  ['de', 'Einfügen', 'Welches Video', /gespeichert/],
] as const) {
  editorTest(
    `video: chosen for a text and shown in the preview (${language})`,
    async ({ page, bundle, later }) => {
      const editor = await startEditor(bundle, await gitStorage('simple'))
      later(editor.close)
      const desk = deskOf(page, editor.url)
      await desk.openEntry('news', article)
      for (const locale of ['en', 'de'] as const) {
        const pane = desk.pane(locale)
        const body = pane.locator('[data-slate-editor="true"]').last()
        await body.click()
        await page.keyboard.press('Control+End')
        await page.keyboard.press('Enter')
        await pane
          .getByTitle(plus)
          .or(pane.getByRole('button', { name: plus }))
          .last()
          .click()
        await page.getByText('Video', { exact: true }).last().click()
        await desk.pause(500)
        const choice = pane.getByLabel(which)
        await choice.click()
        await page.keyboard.type('Taktgeber')
        await page.locator('[class*="-option"]', { hasText: 'Taktgeber' }).first().click()
        await desk.pause(700)
      }
      await page.getByTitle(/Preview of the page|Vorschau der Seite/).click()
      const video = page.frameLocator('#preview-pane').locator('article video')
      await video.waitFor()
      ok((await video.getAttribute('controls')) !== null)
      await page.getByTitle(/Both languages|Beide Sprachen/).click()
      await desk.publish()
      await desk.toast(published)
      for (const locale of ['en', 'de'])
        match(
          editor.project.read(`content/news/${article}.${locale}.md`),
          /\n\n::video\[taktgeber-replan\]\n/,
        )
    },
    { locale: language === 'de' ? 'de-DE' : 'en-US' },
  )
}

editorTest(
  'video: an address of another site is refused, with what to do instead',
  async ({ page, bundle, later }) => {
    const editor = await startEditor(bundle, await gitStorage('simple'))
    later(editor.close)
    const desk = deskOf(page, editor.url)
    await desk.openEntry('videos', 'sample-youtube')
    await desk.fill('address', 'https://www.dailymotion.com/video/x8abc')
    await desk.publish()
    const panel = desk.panel()
    await panel.waitFor()
    match(await panel.innerText(), /not an address of YouTube or Vimeo[\s\S]*paste the address/)
    equal(
      editor.project.read('content/videos/sample-youtube.en.md'),
      readFileSync('content/videos/sample-youtube.en.md', 'utf8'),
    )
  },
)

/** Uploads a file into a field of a language, in the window that Decap opens for it. */
async function upload(desk: Desk, field: string, locale: LocaleCode, file: string): Promise<void> {
  const { page } = desk
  await desk
    .pane(locale)
    .locator('[aria-label="file field"]', { has: page.locator(`label[for^="${field}-field-"]`) })
    .getByRole('button')
    .first()
    .click()
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.getByRole('button', { name: /^(Choose selected|Auswahl verwenden)$/ }).click({ timeout: 30_000 })
  await desk.pause(1200)
}

editorTest(
  'video: an own film with captions is uploaded in both languages',
  async ({ page, bundle, later }) => {
    const editor = await startEditor(bundle, await gitStorage('simple'))
    later(editor.close)
    const desk = deskOf(page, editor.url)
    await desk.newEntry('videos')
    for (const locale of ['en', 'de'] as const) {
      await desk.fill('title', locale === 'en' ? 'A “film”' : 'Ein „Film“', locale)
      await upload(desk, 'file', locale, `static/videos/taktgeber-replan.${locale}.webm`)
      await upload(desk, 'captions', locale, `static/videos/taktgeber-replan.${locale}.vtt`)
      await desk.fill('transcript', locale === 'en' ? 'A “plan” & more' : 'Ein „Plan“ & mehr', locale)
    }
    await desk.publish()
    await desk.toast(/Entry saved/)
    for (const locale of ['en', 'de'] as const) {
      const entry = editor.project.read(`content/videos/a-film.${locale}.md`)
      for (const [field, ending] of [
        ['file', 'webm'],
        ['captions', 'vtt'],
      ] as const) {
        const path = `/videos/taktgeber-replan-${locale}.${ending}`
        match(entry, new RegExp(`^${field}: ${path}$`, 'm'))
        const committed = readFileSync(join(editor.project.root, 'static', path))
        ok(
          committed.equals(readFileSync(`static/videos/taktgeber-replan.${locale}.${ending}`)),
          `${path} has changed`,
        )
      }
    }
    equal(editor.project.git('show', '--name-only', '--format=').split('\n').length, 6)
  },
)
