/**
 * One structure, two languages: sections that are moved, added or removed in one language follow in the other, with its
 * own text.
 */
import type { LocaleCode } from '../../src/site/locales'
import type { Desk } from './lib/desk'
import type { Editor } from './lib/editors'
import { moveDown } from './lib/move-down'
import { expect, test } from './lib/test'

const fileOf = (locale: LocaleCode) => `content/own-pages/hannover-2027.${locale}.md`

const second = {
  en: { heading: 'A second text', text: 'Second words.' },
  de: { heading: 'Ein zweiter Text', text: 'Zweite Wörter.' },
}

/** The ids of the stored sections, in order. */
const idsIn = ({ project }: Editor, locale: LocaleCode): string[] =>
  [...project.read(fileOf(locale)).matchAll(/^ {2}- type: .*\n {4}id: (.*)$/gm)].map(([, id = '']) => id)

/** The stored section with an id. */
const sectionIn = ({ project }: Editor, locale: LocaleCode, id: string): string =>
  project
    .read(fileOf(locale))
    .split(/^(?= {2}- type: )/m)
    .find((part) => part.includes(`\n    id: ${id}\n`)) ?? ''

/** Adds a second text section after the page's first one. */
function addSecondText({ project }: Editor): void {
  for (const locale of ['en', 'de'] as const) {
    const { heading, text } = second[locale]
    const section = `  - type: text\n    id: second\n    heading: ${heading}\n    text: ${text}\n`
    const parts = project.read(fileOf(locale)).split(/^(?= {2}- type: )/m)
    const place = parts.findIndex((part) => part.startsWith('  - type: text\n'))
    project.write(fileOf(locale), parts.toSpliced(place + 1, 0, section).join(''))
  }
  project.git('commit', '-qam', 'A second text')
}

/**
 * The bar of a section that shows its heading while collapsed: the first button expands it, the last one removes it.
 */
const barOf = (desk: Desk, locale: LocaleCode, heading: string) =>
  desk
    .pane(locale)
    .locator('[class*="NestedObjectLabel"]')
    .filter({ hasText: heading })
    .locator('xpath=preceding-sibling::*[1]')

for (const { locale, move, add, remove, cancel } of [
  { locale: 'en-US', move: /^Move/, add: /^Add/, remove: 'Remove', cancel: 'Cancel' },
  { locale: 'de-DE', move: /^Verschieben/, add: /hinzufügen$/, remove: 'Entfernen', cancel: 'Abbrechen' },
]) {
  test.describe(() => {
    test.use({ locale })

    test(`two sections of one type are swapped in English, the German ones follow (${locale})`, async ({
      desk,
      editor,
      page,
    }) => {
      addSecondText(editor)
      const ids = idsIn(editor, 'en')
      const place = ids.indexOf('text')
      const german = sectionIn(editor, 'de', 'text')
      await desk.openEntry('own-pages', 'hannover-2027')

      // Unsaved text moves along, in the field in which it was typed.
      await barOf(desk, 'de', second.de.heading).getByRole('button').first().click()
      const heading = desk.pane('de').locator('[id^="heading-field-"]:visible').first()
      await heading.fill('Größe & „Maß“')

      await desk.pane('en').getByRole('button', { name: move }).nth(place).focus()
      await moveDown(page, place + 1, ids.length)
      await expect(heading).toHaveValue('Größe & „Maß“')
      await desk.publish()
      await desk.saved()

      const swapped = ids.toSpliced(place, 2, 'second', 'text')
      expect(idsIn(editor, 'en')).toEqual(swapped)
      expect(idsIn(editor, 'de')).toEqual(swapped)
      expect(sectionIn(editor, 'de', 'text')).toBe(german)
      expect(sectionIn(editor, 'de', 'second')).toContain('heading: Größe & „Maß“\n    text: Zweite Wörter.')
      expect(editor.project.git('status', '--porcelain')).toBe('')
    })

    test(`adding or removing a section in one language does the same in the other (${locale})`, async ({
      desk,
      editor,
      page,
    }) => {
      addSecondText(editor)
      const ids = idsIn(editor, 'en')
      await desk.openEntry('own-pages', 'hannover-2027')
      const pane = (code: LocaleCode) => desk.pane(code).locator('[id^="sections-field-"]').first()

      // Its text is removed only after a question.
      const removing = barOf(desk, 'de', second.de.heading).getByRole('button', { name: remove })
      const question = page.getByRole('alertdialog')
      await removing.click()
      await question.getByRole('button', { name: cancel }).click()
      await expect(barOf(desk, 'en', second.en.heading)).toHaveCount(1)
      await removing.click()
      await question.getByRole('button', { name: remove }).click()
      await expect(barOf(desk, 'en', second.en.heading)).toHaveCount(0)

      await pane('en').getByRole('button', { name: add }).first().click()
      const menuEnd = await page.getByRole('menu').evaluate((menu) => {
        const kinds = menu.querySelector('ul') ?? menu
        return (
          kinds.getBoundingClientRect().right - (menu.closest('.Pane1')?.getBoundingClientRect().right ?? 0)
        )
      })
      expect(menuEnd, 'its pane does not cut the menu off').toBeLessThanOrEqual(0)
      await page.getByRole('menuitem', { name: 'Text', exact: true }).click()
      await expect(desk.pane('de').getByRole('button', { name: move })).toHaveCount(ids.length)
      await desk.write('Added last.', 'en')
      await desk.pane('de').locator('[class*="ListItemTopBar"]').last().getByRole('button').first().click()
      await desk.write('Zuletzt ergänzt.', 'de')
      await desk.publish()
      await desk.saved()

      const [id = ''] = idsIn(editor, 'en').slice(-1)
      expect(id).toMatch(/^text-/)
      expect(idsIn(editor, 'en')).toEqual([...ids.filter((each) => each !== 'second'), id])
      expect(idsIn(editor, 'de')).toEqual(idsIn(editor, 'en'))
      expect(sectionIn(editor, 'de', id)).toContain('text: Zuletzt ergänzt.')
      await expect(page.locator('[data-structure]')).toHaveCount(0)
    })

    test(`a choice in one language applies to the other, and is shown there (${locale})`, async ({
      desk,
      editor,
      page,
    }) => {
      await desk.openEntry('own-pages', 'hannover-2027')
      const videoIn = async (locale: LocaleCode) => {
        const bar = desk
          .pane(locale)
          .locator('[class*="NestedObjectLabel"]')
          .filter({ hasText: /^Video/ })
        await bar.locator('xpath=preceding-sibling::*[1]').getByRole('button').first().click()
        return desk
          .pane(locale)
          .locator('[class*="ControlContainer"]:has(> div [id^="video-field-"]:visible)')
          .last()
      }
      const [english, german] = [await videoIn('en'), await videoIn('de')]
      await english.locator('[id^="video-field-"]').click()
      await page.locator('[class*="-option"]').filter({ hasText: 'YouTube' }).first().click()
      await expect(english).toContainText('YouTube')
      await expect(german).toContainText('YouTube')
      await desk.publish()
      await desk.saved()
      for (const locale of ['en', 'de'] as const)
        expect(sectionIn(editor, locale, 'video')).toContain('video: sample-youtube\n')
    })
  })
}

// The whole way covers this in the other language.
test('a fact shared by both languages is one value: entered in the first, shown in the other', async ({
  desk,
  editor,
  page,
}) => {
  await desk.openEntry('site', 'site')
  const shown = desk.field('street', 'de')
  const before = await shown.inputValue()
  await shown.focus()
  await page.keyboard.type('Lost')
  await expect(shown).toHaveValue(before)
  await desk.fill('street', 'Straße des „Maßes“ 1')
  await expect(shown).toHaveValue('Straße des „Maßes“ 1')
  await desk.publish()
  await desk.saved()
  expect(editor.project.read('content/site/site.yml').split('street: Straße des „Maßes“ 1')).toHaveLength(3)
})
