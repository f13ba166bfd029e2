/** The pictures of the handbook, in both languages: made by `npm run handbook`, and looked at as a smoke test otherwise. */
import { mkdirSync } from 'node:fs'
import { deskOf } from './lib/desk'
import { editorTest } from './lib/editor-test'
import { gitStorage, startEditor } from './lib/editor'

const folder = process.env['HANDBOOK'] ? 'docs/images/editor' : 'test-results/editor/handbook'

for (const language of ['en', 'de'] as const) {
  editorTest(
    `handbook: pictures (${language})`,
    async ({ page, bundle, later }) => {
      mkdirSync(folder, { recursive: true })
      const editor = await startEditor(bundle, await gitStorage('simple'))
      later(editor.close)
      await page.setViewportSize({ width: 1280, height: 800 })
      const desk = deskOf(page, editor.url)
      const shot = (name: string) => page.screenshot({ path: `${folder}/${name}.${language}.png` })
      await desk.open('/collections/products')
      await desk.pause(2500)
      await shot('list')
      await desk.openEntry('products', 'taktgeber')
      await desk.pause(1000)
      await shot('entry')
      await desk.fill('summary', 'Zu „kurz“', 'de')
      await desk.fill('tagline', '')
      await page.getByRole('button', { name: /Check this entry|Eintrag prüfen/ }).click()
      await desk.panel().waitFor()
      await shot('problems')
      page.on('dialog', (dialog) => void dialog.accept())
      await desk.openEntry('products', 'pegel')
      await page.getByTitle(/Preview of the page|Vorschau der Seite/).click()
      await page.frameLocator('#preview-pane').locator('main h1').waitFor()
      await desk.pause(2500)
      await shot('preview')
      await page.getByTitle(/Both languages|Beide Sprachen/).click()
      await desk.fill('tagline', 'Ein eigener „Satz“', 'de')
      const path = 'content/products/pegel.de.md'
      editor.project.write(
        path,
        editor.project.read(path).replace(/^tagline: .*$/m, 'tagline: Prozesse im Blick, „rund um die Uhr“'),
      )
      editor.project.git('-c', 'user.name=Jana Größe', 'commit', '-qam', 'Products: update pegel')
      await desk.publish()
      await desk.panel().waitFor()
      await desk.pause(500)
      await shot('conflict')
      await page.goto('about:blank')
      await page.goto(`${editor.url}translations/`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await desk.pause(500)
      await shot('translations')
    },
    language === 'de' ? 'de-DE' : 'en-US',
  )
}
