/**
 * The list of what a draft still lacks: it updates while typing, collapses to one line, and is below what is opened
 * over it.
 */
import type { Locator, Page } from '@playwright/test'
import type { Desk } from './lib/desk'
import { expect, test } from './lib/test'

test.use({ publishMode: 'editorial_workflow' })

const widths = [390, 1024, 1440]

/** Expects a click into the middle of each part to hit that part, once scrolled to. */
async function expectOnTop(parts: Locator, what: string): Promise<void> {
  await expect(parts.first(), what).toBeVisible()
  for (const part of await parts.all()) {
    await part.scrollIntoViewIfNeeded()
    const met = await part.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      return element.contains(hit) ? '' : `“${element.textContent}” is under ${hit?.className}`
    })
    expect(met, what).toBe('')
  }
}

/** Expects that no point of the media library, which fills the window, belongs to the editor's own tools. */
async function expectLibraryOnTop(page: Page, what: string): Promise<void> {
  const library = page.getByRole('dialog')
  await expect(library).toBeVisible()
  const covered = await library.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const points: string[] = []
    for (let x = left + 2; x < Math.min(right, innerWidth); x += 40)
      for (let y = top + 2; y < Math.min(bottom, innerHeight); y += 20)
        if (document.elementFromPoint(x, y)?.closest('.mw-tools')) points.push(`${x}, ${y}`)
    return points
  })
  expect(covered, what).toEqual([])
}

type Said = Readonly<
  Record<'check' | 'plus' | 'image' | 'close' | 'copy' | 'left' | 'ready' | 'stillDraft', string> &
    Record<'add' | 'struck' | 'unready', RegExp>
>

/** Opens each menu over the list in turn, and the media library. */
async function openAll({ page, pane, field }: Desk, said: Said, where: string): Promise<void> {
  const form = pane('en')
  const menus = {
    status: page.getByText(/^Status: /),
    language: form.getByText(/^(Language|Sprache): /),
    copy: form.getByText(said.copy),
    plus: form
      .getByTitle(said.plus, { exact: true })
      .or(form.getByRole('button', { name: said.plus, exact: true }))
      .last(),
  }
  const items = page.getByRole('menuitem')
  for (const [name, button] of Object.entries(menus)) {
    await button.click()
    await expectOnTop(items, `${name} ${where}`)
    await page.keyboard.press('Escape')
    await expect(items).toHaveCount(0)
  }
  const options = page.locator('[class*="-option"]')
  await field('author').click()
  await expectOnTop(options, `authors ${where}`)
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)

  await form.getByRole('button', { name: said.image }).first().click()
  await expectLibraryOnTop(page, `library ${where}`)
  const library = page.getByRole('dialog')
  await library.getByRole('button', { name: said.close }).click()
  await expect(library).toHaveCount(0)
}

for (const { locale, said } of [
  {
    locale: 'en-US',
    said: {
      check: 'Check this entry',
      plus: 'Insert',
      add: /^Add/,
      image: 'Choose a picture',
      close: 'Close',
      copy: 'Copy everything from another language',
      left: '5 things left',
      ready: 'Ready',
      unready: /^The status stays as it was\. 5 things have to be finished first/,
      stillDraft: 'Status: Draft',
      struck: /^English · Short description.*done$/,
    },
  },
  {
    locale: 'de-DE',
    said: {
      check: 'Eintrag prüfen',
      plus: 'Einfügen',
      add: /hinzufügen$/,
      image: 'Bild auswählen',
      close: 'Schließen',
      copy: 'Alles aus einer anderen Sprache kopieren',
      left: 'Noch 5 Stellen',
      ready: 'Freigegeben',
      unready: /^Der Status bleibt unverändert\. 5 Stellen sind vorher noch zu ergänzen/,
      stillDraft: 'Status: Entwurf',
      struck: /^Englisch · Kurzbeschreibung.*erledigt$/,
    },
  },
] as const) {
  test.describe(() => {
    test.use({ locale })

    test(`the list of what a draft lacks is crossed off item by item, collapses to one line, and covers no menu (${locale})`, async ({
      desk,
      page,
    }) => {
      const { panel } = desk
      const size = (width: number) => page.setViewportSize({ width, height: 800 })
      await desk.newEntry('news')
      await desk.fill('title', 'Begun on a “Monday”')
      await desk.save()
      await desk.saved()
      await expect(panel().getByRole('listitem')).toHaveCount(6)
      await expect(panel().locator('del')).toHaveCount(0)
      await desk.fill('summary', 'Long enough & “whole”, so that nothing more is missing here.')
      await expect(
        panel()
          .getByRole('listitem')
          .filter({ has: page.locator('del') }),
      ).toHaveText([said.struck])

      for (const width of widths) {
        await size(width)
        await openAll(desk, said, `at ${width} px`)
        const fold = panel().locator('summary')
        await fold.click()
        await expect(panel().getByRole('list')).toBeHidden()
        await expect(fold).toHaveText(said.left)
        const lines = await fold.evaluate(
          (line) => line.clientHeight / parseFloat(getComputedStyle(line).lineHeight),
        )
        expect(lines, `one line at ${width} px`).toBeLessThan(2)
        await fold.click()
      }

      await desk.save()
      await desk.saved()
      await page.getByText(/^Status: /).click()
      await page.getByRole('menuitem', { name: said.ready }).click()
      await desk.toast(said.unready)
      await expect(page.getByText(said.stillDraft)).toBeVisible()

      await desk.newEntry('own-pages')
      await page.getByRole('button', { name: said.check }).click()
      for (const width of widths) {
        await size(width)
        await expect(panel()).toBeVisible()
        const sections = desk.pane('en').locator('[id^="sections-field-"]').first()
        await sections.getByRole('button', { name: said.add }).first().click()
        await expectOnTop(page.getByRole('menuitem'), `kinds of sections at ${width} px`)
        await page.keyboard.press('Escape')
      }
    })
  })
}

for (const { locale, said } of [
  {
    locale: 'en-US',
    said: { refused: /^Not saved/, empty: 'English · Title: nothing is entered; fill in this field' },
  },
  {
    locale: 'de-DE',
    said: {
      refused: /^Nicht gespeichert/,
      empty: 'Deutsch · Titel: es ist nichts eingetragen; füllen Sie das Feld aus',
    },
  },
]) {
  test.describe(() => {
    test.use({ locale })

    test(`a draft may start in German; without a title in any language, a message says what is missing (${locale})`, async ({
      desk,
      editor,
    }) => {
      await desk.newEntry('news')
      await desk.fill('summary', 'Ein Satz ohne Titel, der lang genug für eine Übersicht ist.', 'de')
      await desk.save()
      await desk.toast(said.refused)
      await expect(desk.panel()).toContainText(said.empty)
      await desk.fill('title', 'Größe zuerst', 'de')
      await desk.save()
      await desk.saved()
      const file = 'cms/news/groesse-zuerst:content/news/groesse-zuerst.de.md'
      expect(editor.project.git('show', file)).toContain('title: Größe zuerst')
    })
  })
}
