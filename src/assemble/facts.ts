/** Labelled facts below the opening of an entry's page: addresses, telephone numbers, opening hours. */
import type { Collection } from '../content-model/collections/define'
import type { Field } from '../content-model/fields'
import { translationOf } from '../content-model/translated'
import type { Entry } from '../entries/content'
import { isGroup } from '../lib/values'
import { telHref } from '../lib/tel'
import type { Action, Fact } from '../page/types'
import { localeOf } from '../site/locales'
import type { Around } from './around'
import { showField } from './show'

/** Link schemes by field name, as in the company's settings. */
const schemes: Readonly<Record<string, (text: string) => string>> = {
  phone: telHref,
  email: (text) => `mailto:${text}`,
}

const isAction = (value: object): value is Action => 'href' in value && 'label' in value

/** The texts of each list item, in the order of its fields. */
const rowsOf = (items: readonly unknown[]): string[][] =>
  items.map((item) =>
    (isGroup(item) ? Object.values(item) : [item]).flatMap((value) =>
      typeof value === 'string' || typeof value === 'number' ? [String(value)] : [],
    ),
  )

function factOf(
  name: string,
  field: Field,
  value: unknown,
  around: Around,
): Omit<Fact, 'name' | 'label'> | undefined {
  const shown: unknown = showField(field, value, around)
  if (shown === undefined || shown === '') return undefined
  if (Array.isArray(shown)) return shown.length > 0 ? { rows: rowsOf(shown) } : undefined
  if (typeof shown === 'object' && shown) return isAction(shown) ? { link: shown } : { rows: rowsOf([shown]) }
  const text = String(shown)
  const href = schemes[name]?.(text)
  return href === undefined ? { text } : { link: { label: text, href, external: false } }
}

/** Returns the facts of an entry in the page's language; skips empty ones. */
export function factsOf({ facts = {}, fields }: Collection, entry: Entry, around: Around): Fact[] {
  const { locale } = around
  const own = translationOf(entry, localeOf(locale).iso) ?? {}
  return Object.entries(facts).flatMap(([name, labels]) => {
    const field = fields[name]
    const fact = field && factOf(name, field, (field.translated ? own : entry)[name], around)
    return fact ? [{ name, label: labels[locale], ...fact }] : []
  })
}
