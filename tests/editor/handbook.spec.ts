/** The handbook's pictures, in both languages: written by `npm run handbook`, otherwise taken as a smoke test. */
import { collections } from '../../src/content-model'
import { asInstalled } from '../lib/installed-browser'
import { agree } from './lib/desk'
import { formOf } from './lib/fill-form'
import { expect, test } from './lib/test'

// The handbook shows the editor as people see it.
test.use(asInstalled)

const target = process.env['HANDBOOK'] ? 'docs/images/editor' : 'test-results/handbook'

for (const language of ['en', 'de'] as const) {
  test.describe(`in ${language}`, { tag: '@handbook' }, () => {
    test.use({ locale: language === 'de' ? 'de-DE' : 'en-US', viewport: { width: 1280, height: 800 } })
    test.beforeEach(({ page }) => agree(page))

    const file = (name: string) => `${target}/${name}.${language}.png`

    test('handbook: pictures', async ({ desk, editor, page }) => {
      test.slow()
      const shot = (name: string) => page.screenshot({ path: file(name), animations: 'disabled' })
      await desk.open('/collections/products')
      await expect(page.locator('a[href*="/collections/products/entries/"] >> nth=2')).toBeVisible()
      await shot('list')
      await desk.newEntry('news')
      await desk.fill('title', 'A good start')
      await desk.fill('title', 'Ein guter Anfang', 'de')
      await shot('new')
      await desk.openEntry('site', 'site')
      // Both forms have the same length, so that they scroll together.
      for (const locale of ['de', 'en'] as const) {
        const menu = desk.pane(locale).locator('[id^="navigation-field-"]')
        await menu.locator('[class*="TopBarContainer"] button').first().click()
        const item = menu.locator('input').first()
        await expect(item).toBeVisible()
        await menu.locator('[class*="ListItemTopBar"] button').first().click()
        await expect(item).toBeHidden()
        await menu.evaluate((element) => element.scrollIntoView({ block: 'start' }))
      }
      await shot('navigation')
      await desk.openEntry('partners', 'nordkante')
      await desk.pane('en').locator('[class*="TopBar"] button').first().click()
      await page
        .getByRole('button', {
          name: /^(Choose a picture|Bild auswählen|Choose another picture|Anderes Bild.*)$/,
        })
        .first()
        .click()
      await desk.mediaShown()
      await shot('picture')
      await desk.openEntry('products', 'taktgeber')
      await shot('entry')
      await desk.fill('summary', 'Zu „kurz“', 'de')
      await desk.fill('tagline', '')
      await page.getByRole('button', { name: /Check this entry|Eintrag prüfen/ }).click()
      await expect(desk.panel()).toBeVisible()
      await shot('problems')
      await desk.openEntry('products', 'pegel')
      await desk.openPreview()
      await desk.preview.locator('html').evaluate(() => document.fonts.ready.then(() => undefined))
      await shot('preview')
      await desk.showBothLanguages()
      await desk.fill('tagline', 'Ein eigener „Satz“', 'de')
      const path = 'content/products/pegel.de.md'
      const { project } = editor
      const theirs = 'tagline: Prozesse im Blick, „rund um die Uhr“'
      project.write(path, project.read(path).replace(/^tagline: .*$/m, theirs))
      project.git('-c', 'user.name=Jana Größe', 'commit', '-qam', 'Products: update pegel')
      await desk.publish()
      await expect(desk.panel()).toBeVisible()
      await shot('conflict')
      await page.goto('about:blank')
      await page.goto(`${editor.url}translations/`)
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await shot('translations')
    })

    test('handbook: pictures of menus, search and versions', async ({ desk, editor, page }) => {
      const shot = (name: string) => page.screenshot({ path: file(name), animations: 'disabled' })
      const press = (name: RegExp) => page.getByRole('button', { name }).click()
      const dialog = page.getByRole('dialog')
      await desk.openEntry('own-pages', 'hannover-2027')
      await press(/^(Add to a menu|In ein Menü aufnehmen)$/)
      await expect(dialog.getByRole('radio').first()).toBeVisible()
      await shot('menu')

      await desk.open('/collections/news')
      await page
        .getByPlaceholder(/^(Search all|Alles durchsuchen)$/)
        .fill(language === 'de' ? 'Lieferanten' : 'interface')
      await page.keyboard.press('Enter')
      await dialog.getByLabel(/Everywhere|Überall/).check()
      await expect(dialog.getByRole('listitem').first()).toBeVisible()
      await shot('search')

      const path = `content/products/lotse.${language}.md`
      const { project } = editor
      const words = language === 'de' ? /die Sie schon/ : /you already run/
      const others = language === 'de' ? 'die Sie heute und morgen' : 'you run today and tomorrow'
      project.write(path, project.read(path).replace(words, others))
      project.git('-c', 'user.name=Jana Größe', 'commit', '-qam', 'Products: update lotse')
      await desk.openEntry('products', 'lotse')
      await press(/^(Versions|Fassungen)$/)
      await dialog.getByRole('listitem').first().getByRole('button').click()
      await expect(dialog.locator('ins').first()).toBeVisible()
      await shot('versions')

      await desk.openEntry('jobs', 'trainer-documentation')
      await press(/^(Delete entry|Eintrag löschen)$/)
      await page.waitForURL(/collections\/jobs$/)
      await press(/^(Deleted entries|Gelöschte Einträge)$/)
      await expect(dialog.getByRole('listitem')).toHaveCount(1)
      await shot('deleted')
    })

    test.describe('with a workflow', () => {
      test.use({ publishMode: 'editorial_workflow' })

      test('handbook: pictures of the review', async ({ desk, page }) => {
        await desk.openEntry('products', 'pegel')
        await desk.fill('tagline', 'Alle Abläufe im Blick, „rund um die Uhr“', 'de')
        await desk.save()
        await desk.saved()
        await page.getByText(/^Status: /).click()
        await expect(page.getByRole('menuitem').first()).toBeVisible()
        await page.screenshot({ path: file('review'), animations: 'disabled' })
        await desk.newEntry('news')
        await formOf(desk).fill(collections.news, 'en')
        await desk.fill('title', 'A good start')
        await desk.fill('summary', 'What we have planned for the new year, and who will do it.')
        await desk.save()
        await desk.saved()
        await desk.fill('title', 'Ein guter Anfang', 'de')
        await expect(desk.panel().locator('del')).toBeVisible()
        await page.screenshot({ path: file('unfinished'), animations: 'disabled' })
      })
    })
  })
}
