/** From content files to entries: values per language, and the line of each field. */
import { asValues } from '../../lib/values'
import type { Collection } from '../../content-model'
import { label } from '../../content-model/fields'
import { nearest } from '../../content-model/nearest'
import type { FieldPath, Problem } from '../../content-model/problems'
import { isLocaleCode, localeCodes, type LocaleCode } from '../../site/locales'
import { decode } from './decode'
import { placeOf, type FilePlace } from './file-names'
import { frontMatterPlace, splitFrontMatter } from './front-matter'
import { faultAt, fileProblem, type FileFinding, type SourceFile } from './source'
import { readYaml, type YamlValues } from './yaml-values'

/** One language of an entry. `values` is absent if the file exists but cannot be read. */
export type EntryText = {
  readonly path: string
  readonly values?: Readonly<Record<string, unknown>>
  readonly lineOf: (at: FieldPath, textLine?: number) => number
}

export type Entry = {
  readonly collection: Collection
  readonly id: string
  readonly texts: Map<LocaleCode, EntryText>
}

export type ReadEntries = { entries: Entry[]; problems: Problem[] }

const unread = (path: string): EntryText => ({ path, lineOf: () => 1 })

function readMarkdown(file: SourceFile, text: string, problems: Problem[]): EntryText {
  const parts = splitFrontMatter(text)
  if ('fault' in parts) {
    problems.push(fileProblem(file.path, parts.fault))
    return unread(file.path)
  }
  const { values, faults, lineOf } = readYaml(parts.yaml, parts.yamlLine)
  problems.push(...faults.map((fault) => fileProblem(file.path, { ...fault, ...frontMatterPlace })))
  if (faults.length > 0) return unread(file.path)
  if ('body' in values) {
    const fault = faultAt(lineOf(['body']), 'body-as-field')
    problems.push(fileProblem(file.path, { ...fault, label: label('Text', 'Text'), field: 'body' }))
  }
  return {
    path: file.path,
    values: { ...values, body: parts.body },
    lineOf: (at, textLine) => (at[0] === 'body' ? parts.bodyLine + (textLine ?? 0) : lineOf(at, textLine)),
  }
}

/** The faults of a multi-language YAML file: in its YAML, and top-level fields that are no language of the site. */
export function multiLanguageFaults({ values, faults, lineOf }: YamlValues): FileFinding[] {
  const unknown = Object.keys(values).filter((key) => !isLocaleCode(key))
  return [
    ...faults,
    ...unknown.map((key) => {
      const meant = nearest(key, localeCodes) ?? localeCodes.join(', ')
      const fault = faultAt(lineOf([key]), 'unknown-language', { key, meant })
      return { ...fault, label: label('Language', 'Sprache'), field: key }
    }),
  ]
}

function readSettings(file: SourceFile, text: string, entry: Entry, problems: Problem[]): void {
  const yaml = readYaml(text, 1)
  const { values, faults, lineOf } = yaml
  problems.push(...multiLanguageFaults(yaml).map((fault) => fileProblem(file.path, fault)))
  for (const locale of localeCodes) {
    const own = asValues(values[locale])
    if (faults.length > 0) entry.texts.set(locale, unread(file.path))
    else if (own)
      entry.texts.set(locale, {
        path: file.path,
        values: own,
        lineOf: (at, textLine) => lineOf([locale, ...at], textLine),
      })
  }
}

/** Reads all files. An unreadable file still counts as its entry's language, so it is not reported as missing too. */
export function readEntries(files: readonly SourceFile[]): ReadEntries {
  const problems: Problem[] = []
  const entries = new Map<string, Entry>()
  const entryAt = ({ collection, id }: FilePlace) => {
    const key = `${collection.name}/${id}`
    const entry = entries.get(key) ?? { collection, id, texts: new Map<LocaleCode, EntryText>() }
    entries.set(key, entry)
    return entry
  }
  for (const file of files) {
    const place = placeOf(file.path)
    if ('fault' in place) {
      problems.push(fileProblem(file.path, place.fault))
      continue
    }
    const entry = entryAt(place)
    const decoded = decode(file)
    if ('fault' in decoded) problems.push(fileProblem(file.path, decoded.fault))
    const text = 'text' in decoded ? decoded.text : undefined
    if (place.locale)
      entry.texts.set(
        place.locale,
        text === undefined ? unread(file.path) : readMarkdown(file, text, problems),
      )
    else if (text === undefined) localeCodes.forEach((locale) => entry.texts.set(locale, unread(file.path)))
    else readSettings(file, text, entry, problems)
  }
  return { entries: [...entries.values()], problems }
}
