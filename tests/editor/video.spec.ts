/** Videos in the editor: a line in a text by choosing an entry, the preview, and what is rejected. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LocaleCode } from '../../src/site/locales'
import { asInstalled } from '../lib/installed-browser'
import type { Desk } from './lib/desk'
import { expect, test } from './lib/test'

// The bundled browser cannot play videos.
test.use(asInstalled)

const article = 'three-apprentices-start'

test('video: chosen for a text and shown in the preview', async ({ desk, editor, page }) => {
  await desk.openEntry('news', article)
  for (const code of ['en', 'de'] as const) {
    const pane = desk.pane(code)
    await desk.body(code).click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.press('Enter')
    await pane
      .getByTitle('Insert', { exact: true })
      .or(pane.getByRole('button', { name: 'Insert', exact: true }))
      .last()
      .click()
    await page.getByText('Video', { exact: true }).last().click()
    await pane.getByLabel('Which video').click()
    await page.keyboard.type('Taktgeber')
    await page.locator('[class*="-option"]', { hasText: 'Taktgeber' }).first().click()
    await expect(page.locator('[class*="-option"]')).toHaveCount(0)
  }
  await page.getByTitle('Preview of the page').click()
  const video = desk.preview.locator('article video')
  // Until the video has started, the site's own button is shown in place of the player.
  await expect(video.locator('..').getByRole('button')).toBeVisible()
  await expect(video).toHaveAttribute('controls')
  await desk.showBothLanguages()
  await desk.publish()
  await desk.saved()
  for (const code of ['en', 'de'])
    expect(editor.project.read(`content/news/${article}.${code}.md`)).toMatch(
      /\n\n::video\[taktgeber-replan\]\n/,
    )
})

test('video: an address of another site is rejected, with the remedy', async ({ desk, editor }) => {
  await desk.openEntry('videos', 'sample-youtube')
  await desk.fill('address', 'https://www.dailymotion.com/video/x8abc')
  await desk.publish()
  await expect(desk.panel()).toContainText(/not an address of YouTube or Vimeo.*paste the address/s)
  expect(editor.project.read('content/videos/sample-youtube.en.md')).toBe(
    readFileSync('content/videos/sample-youtube.en.md', 'utf8'),
  )
})

/** Uploads a file into a field of a language, in the window that Decap opens for it. */
async function upload({ page, pane }: Desk, name: string, locale: LocaleCode, file: string): Promise<void> {
  // The innermost element around both the label and its buttons.
  const field = pane(locale)
    .locator('div', { has: page.locator(`label[for^="${name}-field-"]`) })
    .filter({ has: page.getByRole('button') })
    .last()
  await field.getByRole('button').first().click()
  await page.locator('input[type=file]').first().setInputFiles(file)
  const take = page.getByRole('button', { name: /^(Use selection|Auswahl verwenden)$/ })
  await take.click({ timeout: 30_000 })
  await expect(take).toHaveCount(0)
}

test('video: the site’s own video with captions is uploaded in both languages', async ({ desk, editor }) => {
  await desk.newEntry('videos')
  for (const locale of ['en', 'de'] as const) {
    await desk.fill('title', locale === 'en' ? 'A “film”' : 'Ein „Film“', locale)
    await upload(desk, 'file', locale, `static/videos/taktgeber-replan.${locale}.webm`)
    await upload(desk, 'captions', locale, `static/videos/taktgeber-replan.${locale}.vtt`)
    await desk.fill('transcript', locale === 'en' ? 'A “plan” & more' : 'Ein „Plan“ & mehr', locale)
  }
  await desk.publish()
  await desk.saved()
  const { project } = editor
  for (const locale of ['en', 'de'] as const) {
    const entry = project.read(`content/videos/a-film.${locale}.md`)
    for (const [field, ending] of [
      ['file', 'webm'],
      ['captions', 'vtt'],
    ] as const) {
      const path = `/videos/taktgeber-replan-${locale}.${ending}`
      expect(entry).toMatch(new RegExp(`^${field}: ${path}$`, 'm'))
      const committed = readFileSync(join(project.root, 'static', path))
      const original = readFileSync(`static/videos/taktgeber-replan.${locale}.${ending}`)
      expect(committed.equals(original), `${path} is as it was`).toBe(true)
    }
  }
  expect(project.git('show', '--name-only', '--format=').split('\n')).toHaveLength(6)
})
