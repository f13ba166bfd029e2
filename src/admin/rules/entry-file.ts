/** Writes an entry's files the way people would: fields in order, long lines unwrapped, quotes only where needed. */
import { isGroup, type Values } from '../../lib/values'
import { stringify } from 'yaml'
import type { Collection } from '../../content-model'
import type { Field, Fields } from '../../content-model/fields'
import { perLocale, type LocaleCode } from '../../site/locales'
import { sectionKeys } from '../../content-model/section-ids'
import { type EntryValues } from '../../content-model/values'
import { fieldsWithin } from '../../content-model/walk'

/** Known fields in model order, those common to all sections first; unknown ones are kept at the end. */
function ordered(fields: Fields, values: Values): Values {
  const names = [...sectionKeys, ...Object.keys(fields), ...Object.keys(values)]
  const present = [...new Set(names)].filter((name) => values[name] !== undefined)
  return Object.fromEntries(present.map((name) => [name, orderedValue(fields[name], values[name])]))
}

function orderedValue(field: Field | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => orderedValue(field, item))
  return isGroup(value) ? ordered(fieldsWithin(field, value) ?? {}, value) : value
}

/** Dates need no quotes: every parser of these files recognizes them. */
const quotedDay = /^(\s*(?:- )?\w+: )'(\d{4}-\d\d-\d\d)'$/gm

/** YAML 1.1 quotes what older parsers would take for numbers or booleans, such as `12:30` and `yes`. */
function yaml(values: unknown): string {
  const text = stringify(values, { version: '1.1', lineWidth: 0, singleQuote: true, blockQuote: 'literal' })
  return text.replace(quotedDay, '$1$2')
}

function markdownFile(collection: Collection, values: Values): string {
  const { body, ...fields } = values
  const text = typeof body === 'string' ? body.trim() : ''
  return `---\n${yaml(ordered(collection.fields, fields))}---\n${text ? `\n${text}\n` : ''}`
}

/** The content of one of the entry's files. `locale` is the file's language; a settings file holds all languages. */
export function entryFile(collection: Collection, values: EntryValues, locale: LocaleCode): string {
  if (collection.storage === 'folder') return markdownFile(collection, values[locale])
  return yaml(perLocale((code) => ordered(collection.fields, values[code])))
}
