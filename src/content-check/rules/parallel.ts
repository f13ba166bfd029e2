/** The languages of an entry correspond: shared values are equal, lists and sections match item by item. */
import { asList, asValues, isBlank, isUnset, type Values } from '../../lib/values'
import type { Collection } from '../../content-model'
import type { Field, FieldOf, Fields, Label } from '../../content-model/fields'
import { label } from '../../content-model/fields'
import type { FieldPath, Finding, Message } from '../../content-model/problems'
import { sectionsById } from '../../content-model/section-ids'
import { message } from '../../content-model/sentences'
import { languageName } from '../../content-model/wording'
import type { LocaleCode } from '../../site/locales'
import { bodyLabel } from '../rule'
import { fieldsWithin } from '../../content-model/walk'
import { unequalMarkdown, untranslated } from './unequal-texts'

/** `first` is the default language; findings are reported for the other. */
type Pair = {
  first: LocaleCode
  language: Label
  add: (fault: Message, field: { label: Finding['label'] }, at: FieldPath) => void
}

/** Compares a field's value in two languages; `at` is its place in the entry. */
type Compare<F extends Field = Field, V = unknown> = (
  field: F,
  first: V,
  other: V,
  at: FieldPath,
  pair: Pair,
) => void

const sectionField = { label: label('Sections', 'Abschnitte') }

/** False, null, empty and absent are equivalent; so are lists in the same order. */
function plain(value: unknown): string {
  return isUnset(value) ? '' : JSON.stringify(value)
}

/** One value for all languages. */
const compareShared: Compare = (field, first, other, at, pair) => {
  if (plain(first) !== plain(other)) pair.add(message('differs', { language: pair.language }), field, at)
}

/** A required field that is empty is already reported. */
function addOneSided(field: Field, isMissing: boolean, at: FieldPath, pair: Pair): void {
  if (!field.required)
    pair.add(
      message(isMissing ? 'not-translated' : 'not-translated.other', { language: pair.language }),
      field,
      at,
    )
}

/** List items are matched by index. */
const compareItems: Compare<Field, readonly unknown[]> = (field, first, other, at, pair) => {
  if (first.length !== other.length) {
    const counts = { here: other.length, there: first.length, language: pair.language }
    pair.add(message('not-parallel', counts), field, at)
  }
  first.forEach((item, index) => {
    const fields = fieldsWithin(field, item)
    const [own, counterpart] = [asValues(item), asValues(other[index])]
    if (fields && own && counterpart) compareGroups(fields, own, counterpart, [...at, index], pair)
  })
}

/** Sections are matched by id; missing ids have been filled with the proposed ones (section-ids.ts). */
const compareSections: Compare<FieldOf<'sections'>, readonly unknown[]> = (field, first, other, at, pair) => {
  const [there, here] = [sectionsById(first), sectionsById(other)]
  const { language } = pair
  const kindOf = ({ type }: Values) =>
    field.types[String(type)]?.label ?? (typeof type === 'string' ? type : '–')
  const lone = (from: typeof there, to: typeof here) => [...from].filter(([id]) => !to.has(id))
  for (const [id, { section }] of lone(there, here))
    pair.add(message('not-parallel.only-there', { id, kind: kindOf(section), language }), sectionField, at)
  for (const [id, { section, index }] of lone(here, there))
    pair.add(message('not-parallel.only-here', { id, kind: kindOf(section), language }), sectionField, [
      ...at,
      index,
    ])
  const order = [...here.keys()].filter((id) => there.has(id))
  const wanted = [...there.keys()].filter((id) => here.has(id))
  // Later differences follow from this one.
  const moved = order.findIndex((id, place) => id !== wanted[place])
  const [misplaced, due] = [order[moved], wanted[moved]]
  if (misplaced !== undefined)
    pair.add(message('not-parallel.order', { here: misplaced, there: due, language }), sectionField, [
      ...at,
      here.get(misplaced)?.index ?? 0,
    ])
  for (const [id, { section, index }] of here) {
    const own = there.get(id)?.section
    if (!own) continue
    const fields = fieldsWithin(field, own)
    if (own['type'] !== section['type'])
      pair.add(
        message('not-parallel.kind', { id, here: kindOf(section), there: kindOf(own), language }),
        sectionField,
        [...at, index, 'type'],
      )
    else if (fields) compareGroups(fields, own, section, [...at, index], pair)
  }
}

const compareTexts: Compare = (field, first, other, at, pair) => {
  if (isBlank(first) !== isBlank(other)) return addOneSided(field, isBlank(other), at, pair)
  if (typeof first !== 'string' || typeof other !== 'string') return
  const fault =
    untranslated(first, other, pair.first) ??
    (field.kind === 'markdown' ? unequalMarkdown(first, other, pair.first) : undefined)
  if (fault) pair.add(fault, field, at)
}

function compareNested(
  field: Field,
  name: string,
  first: unknown,
  other: unknown,
  at: FieldPath,
  pair: Pair,
): void {
  if (field.shared) return compareShared(field, first, other, at, pair)
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'markdown':
      return compareTexts(field, first, other, at, pair)
    case 'link':
    case 'file':
      if (isBlank(first) !== isBlank(other)) addOneSided(field, isBlank(other), at, pair)
      return
    case 'image':
      return compareImages(field, asValues(first), asValues(other), at, pair)
    case 'object':
      return compareObjects(field, asValues(first), asValues(other), at, pair)
    case 'list':
      return compareItems(field, asList(first), asList(other), at, pair)
    case 'sections':
      return compareSections(field, asList(first), asList(other), at, pair)
    case 'slug':
      // Links with # are shared by both languages, so anchors are equal; addresses may differ.
      if (name === 'anchor') compareShared(field, first, other, at, pair)
      return
    case 'boolean':
    case 'date':
    case 'number':
    case 'reference':
    case 'select':
      return compareShared(field, first, other, at, pair)
  }
}

const compareImages: Compare<Field, Values | undefined> = (field, first, other, at, pair) => {
  const [has, otherHas] = [!isBlank(first?.['src']), !isBlank(other?.['src'])]
  if (has !== otherHas) addOneSided(field, has, at, pair)
  else if (plain(first?.['decorative']) !== plain(other?.['decorative']))
    pair.add(message('differs', { language: pair.language }), field, [...at, 'decorative'])
}

const compareObjects: Compare<FieldOf<'object'>, Values | undefined> = (field, first, other, at, pair) => {
  if (!first !== !other) addOneSided(field, !other, at, pair)
  else if (first && other) compareGroups(field.fields, first, other, at, pair)
}

function compareGroups(fields: Fields, first: Values, other: Values, at: FieldPath, pair: Pair): void {
  for (const [name, field] of Object.entries(fields))
    compareNested(field, name, first[name], other[name], [...at, name], pair)
}

/** Compares a language's values with those of the default language; findings are reported for the former. */
export function parallel(
  collection: Collection,
  first: Values,
  other: Values,
  firstLocale: LocaleCode,
): Finding[] {
  const findings: Finding[] = []
  const pair: Pair = {
    first: firstLocale,
    language: languageName(firstLocale),
    add: (fault, field, at) => void findings.push({ ...fault, label: field.label, at }),
  }
  for (const [name, field] of Object.entries(collection.fields)) {
    // Internal notes about one language, such as the date of its last review.
    if (field.internal) continue
    if (field.translated) compareNested(field, name, first[name], other[name], [name], pair)
    else compareShared(field, first[name], other[name], [name], pair)
  }
  const body: Field = { kind: 'markdown', label: bodyLabel, required: collection.body === 'required' }
  compareTexts(body, first['body'], other['body'], ['body'], pair)
  return findings
}
