/** Fills in an empty form as a new editor would: every required field of a collection, in every language. */
import { join } from 'node:path'
import { expect, type Locator } from '@playwright/test'
import type { Collection } from '../../../src/content-model'
import type { Field, Fields } from '../../../src/content-model/fields'
import { defaultLocale, localeCodes, type LocaleCode } from '../../../src/site/locales'
import type { Desk } from './desk'

type Limits = { min?: number; max?: number }

/** The typed text: umlauts, quotes and characters with a special meaning in HTML, Markdown and YAML. */
const phrases: Readonly<Record<LocaleCode, string>> = {
  en: 'A “first” try: <b>size</b> & *more*',
  de: 'Größe & „Maß“ für <b>Jürgen</b>: *mehr*',
}

/** Markdown rejects HTML, but not what only looks like it. */
const prose: Readonly<Record<LocaleCode, string>> = {
  en: 'A “first” text with 5 < 7 & more',
  de: 'Größe & „Maß“ für Jürgen, 5 < 7',
}

/** A text for Markdown. */
export const sampleProse = (name: string, locale: LocaleCode): string => `${prose[locale]} (${name})`

/** A text within its limits, and different for each field. */
export function sampleText(name: string, locale: LocaleCode, { min = 0, max = 1000 }: Limits = {}): string {
  const text = `${phrases[locale]} (${name})`
  // A trailing space does not count.
  return text
    .padEnd(min + 1, ' und “so” weiter')
    .slice(0, max)
    .trim()
}

export function formOf(desk: Desk) {
  const { page } = desk

  async function choose(field: Locator): Promise<void> {
    await field.click()
    const options = page.locator('[class*="-option"], [role="option"]')
    await expect(options.first()).toBeVisible()
    await field.press('Enter')
    await expect(options).toHaveCount(0)
  }

  /** The button that adds an item to a list, found by the list's own label. */
  const add = (pane: Locator, name: string): Locator =>
    pane
      .locator(`[id^="${name}-field-"]`)
      .first()
      .getByRole('button', { name: /^(Add|.* hinzufügen)/ })
      .first()

  async function fillList(name: string, field: Extract<Field, { kind: 'list' }>, locale: LocaleCode) {
    const list = desk.pane(locale).locator(`[id^="${name}-field-"]`).first()
    // The other languages already have the items, collapsed.
    if (locale !== defaultLocale && field.min) await list.locator('[class*="TopBar"] button').first().click()
    for (let index = 0; index < (field.min ?? 0); index += 1) {
      const items = list.locator(':is(input, textarea)[id^="item-field-"]')
      if (locale === defaultLocale) await add(desk.pane(locale), name).click()
      if (!field.item) continue
      const item = items.nth(index)
      const text = sampleText(`${name} ${index + 1}`, locale)
      await item.fill(text)
      await expect(item).toHaveValue(text)
    }
  }

  /** One section with its text; the other languages already have it, collapsed. */
  async function fillSections(name: string, locale: LocaleCode): Promise<void> {
    if (locale === defaultLocale) {
      await add(desk.pane(locale), name).click()
      await page.getByRole('menuitem', { name: 'Text', exact: true }).click()
    } else {
      await desk.pane(locale).locator('[class*="ListItemTopBar"] button').first().click()
    }
    await desk.write(sampleProse('section', locale), locale)
  }

  async function upload(name: string, locale: LocaleCode): Promise<void> {
    await desk
      .pane(locale)
      .getByRole('button', { name: /^(Choose a file|Datei auswählen)$/ })
      .first()
      .click()
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(join('static/downloads', `${name}.${locale}.pdf`))
    const take = page.getByRole('button', { name: /^(Use selection|Auswahl verwenden)$/ })
    await take.click()
    await expect(take).toHaveCount(0)
  }

  async function fillField(name: string, field: Field, locale: LocaleCode): Promise<void> {
    switch (field.kind) {
      case 'text':
      case 'longText':
        return desk.fill(name, sampleText(name, locale, field), locale)
      case 'markdown':
        return desk.write(sampleProse(name, locale), locale)
      case 'select':
      case 'reference':
        return choose(desk.field(name, locale))
      case 'list':
        return fillList(name, field, locale)
      case 'sections':
        return fillSections(name, locale)
      case 'file':
        return upload('taktgeber-factsheet', locale)
      default:
        // Dates and positions have an initial value.
        return undefined
    }
  }

  return {
    /** Fills in the required fields of one language; those shared by all languages belong to the first. */
    async fill(collection: Collection, locale: LocaleCode): Promise<void> {
      const wanted = Object.entries<Field>(collection.fields as Fields).filter(
        ([, field]) => field.required && (field.translated || locale === defaultLocale),
      )
      for (const [name, field] of wanted) await fillField(name, field, locale)
      if (collection.body === 'required') await desk.write(sampleProse('body', locale), locale)
    },
    async fillAll(collection: Collection): Promise<void> {
      for (const locale of localeCodes) await this.fill(collection, locale)
    },
  }
}
