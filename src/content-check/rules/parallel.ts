/** The languages of an entry say the same: shared values are equal, lists and sections run in parallel. */
import { asValues, isBlank, type Values } from '../../lib/values'
import type { Collection } from '../../content-model'
import type { Field, Fields, Label } from '../../content-model/fields'
import { label } from '../../content-model/fields'
import type { FieldPath, Finding, Message } from '../../content-model/problems'
import { languageName, message } from '../../content-model/sentences'
import type { LocaleCode } from '../../site/locales'
import { bodyLabel } from '../rule'
import { fieldsOfItem } from '../walk-fields'
import { unequalMarkdown, untranslated } from './unequal-texts'

/** `first` is the language compared with (the default one); findings belong to the other. */
type Pair = {
  first: LocaleCode
  language: Label
  findings: Finding[]
  add: (fault: Message, field: { label: Finding['label'] }, at: FieldPath) => void
}

const sectionField = { label: label('Sections', 'Abschnitte') }

/** False, null, empty and absent mean the same; so do lists in the same order. */
function plain(value: unknown): string {
  return isBlank(value) || value === false ? '' : JSON.stringify(value)
}

/** One value for all languages. */
function compareShared(field: Field, first: unknown, other: unknown, at: FieldPath, pair: Pair): void {
  if (plain(first) !== plain(other)) pair.add(message('differs', { language: pair.language }), field, at)
}

/** A required field that is empty has its message already. */
function addOneSided(field: Field, isMissing: boolean, at: FieldPath, pair: Pair): void {
  if (!field.required)
    pair.add(
      message(isMissing ? 'not-translated' : 'not-translated.other', { language: pair.language }),
      field,
      at,
    )
}

function compareItems(
  field: Field,
  first: readonly unknown[],
  other: readonly unknown[],
  at: FieldPath,
  pair: Pair,
): void {
  const unequal = first.length !== other.length
  if (unequal) {
    const counts = { here: other.length, there: first.length, language: pair.language }
    pair.add(message('not-parallel', counts), field, at)
  }
  const told = pair.findings.length
  first.forEach((item, index) => {
    // One section more or less shifts all that follow; the first place that differs is enough to find it.
    if (unequal && field.kind === 'sections' && pair.findings.length > told) return
    const counterpart = asValues(other[index])
    const own = asValues(item)
    if (!own || !counterpart) return
    const here = [...at, index]
    if (field.kind === 'sections' && own['type'] !== counterpart['type']) {
      const content = message('not-parallel.section', {
        here: String(counterpart['type']),
        there: String(own['type']),
        language: pair.language,
      })
      pair.add(content, sectionField, [...here, 'type'])
      return
    }
    const fields = fieldsOfItem(field, item)
    if (fields) compareGroups(fields, own, counterpart, here, pair)
    if (unequal && field.kind === 'sections') pair.findings.splice(told + 1)
  })
}

function compareTexts(field: Field, first: unknown, other: unknown, at: FieldPath, pair: Pair): void {
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
    case 'sections':
      if (isBlank(first) && isBlank(other)) return
      return compareItems(
        field,
        Array.isArray(first) ? first : [],
        Array.isArray(other) ? other : [],
        at,
        pair,
      )
    case 'slug':
      // Links with # are written once for both languages, so anchors are equal; addresses may differ.
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

function compareImages(
  field: Field,
  first: Values | undefined,
  other: Values | undefined,
  at: FieldPath,
  pair: Pair,
): void {
  const [has, otherHas] = [!isBlank(first?.['src']), !isBlank(other?.['src'])]
  if (has !== otherHas) addOneSided(field, has, at, pair)
  else if (plain(first?.['decorative']) !== plain(other?.['decorative']))
    pair.add(message('differs', { language: pair.language }), field, [...at, 'decorative'])
}

function compareObjects(
  field: Extract<Field, { kind: 'object' }>,
  first: Values | undefined,
  other: Values | undefined,
  at: FieldPath,
  pair: Pair,
): void {
  if (!first !== !other) addOneSided(field, !other, at, pair)
  else if (first && other) compareGroups(field.fields, first, other, at, pair)
}

function compareGroups(fields: Fields, first: Values, other: Values, at: FieldPath, pair: Pair): void {
  for (const [name, field] of Object.entries(fields))
    compareNested(field, name, first[name], other[name], [...at, name], pair)
}

/** Compares one language's values with those of the default language; findings speak about the other language. */
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
    findings,
    add: (fault, field, at) => void findings.push({ ...fault, label: field.label, at }),
  }
  for (const [name, field] of Object.entries(collection.fields)) {
    // Notes of editors about one language, such as the day on which it was checked.
    if (field.internal) continue
    if (field.translated) compareNested(field, name, first[name], other[name], [name], pair)
    else compareShared(field, first[name], other[name], [name], pair)
  }
  const body: Field = { kind: 'markdown', label: bodyLabel, required: collection.body === 'required' }
  compareTexts(body, first['body'], other['body'], ['body'], pair)
  return findings
}
