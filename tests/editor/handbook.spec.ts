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
      await desk.newEntry('news')
      await desk.fill('title', 'A good start')
      await desk.fill('title', 'Ein guter Anfang', 'de')
      await shot('new')
      page.on('dialog', (dialog) => void dialog.accept())
      await desk.open('/collections/site/entries/site')
      const menu = desk.pane('en').locator('[id^="navigation-field-"]')
      await menu.waitFor()
      await menu.locator('[class*="TopBarContainer"] button').first().click()
      await desk.pause()
      await menu.locator('[class*="ListItemTopBar"] button').first().click()
      await desk.pause()
      await menu.evaluate((element) => element.scrollIntoView({ block: 'start' }))
      await shot('navigation')
      await desk.openEntry('partners', 'nordkante')
      await desk.pane('en').locator('[class*="TopBar"] button').first().click()
      await page
        .getByRole('button', {
          name: /^(Choose an image|Bild auswählen|Choose different image|Anderes Bild.*)$/,
        })
        .first()
        .click()
      await page.locator('input[type=file]').first().waitFor({ state: 'attached' })
      await desk.pause(3000)
      await shot('picture')
      await desk.openEntry('products', 'taktgeber')
      await desk.pause(1000)
      await shot('entry')
      await desk.fill('summary', 'Zu „kurz“', 'de')
      await desk.fill('tagline', '')
      await page.getByRole('button', { name: /Check this entry|Eintrag prüfen/ }).click()
      await desk.panel().waitFor()
      await shot('problems')
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
    { locale: language === 'de' ? 'de-DE' : 'en-US' },
  )

  editorTest(
    `handbook: pictures of the review (${language})`,
    async ({ page, bundle, later }) => {
      const editor = await startEditor(bundle, await gitStorage('editorial_workflow'))
      later(editor.close)
      page.on('dialog', (dialog) => void dialog.accept())
      await page.setViewportSize({ width: 1280, height: 800 })
      const desk = deskOf(page, editor.url)
      await desk.openEntry('products', 'pegel')
      await desk.fill('tagline', 'Alle Abläufe im Blick, „rund um die Uhr“', 'de')
      await desk.save()
      await desk.toast(/Entry saved|Eintrag gespeichert/)
      await page.getByText(/^Status: /).click()
      await desk.pause()
      await page.screenshot({ path: `${folder}/review.${language}.png` })
    },
    { locale: language === 'de' ? 'de-DE' : 'en-US' },
  )
}
