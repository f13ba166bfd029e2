/** A section of any kind, for tests: a hand-written sample, else one generated from its fields. */
import { sectionsOf } from '../../assemble/sections'
import type { Field, Fields } from '../../content-model/fields'
import { sectionTypes, type SectionName } from '../../content-model/sections'
import type { SectionData } from '../../page/types'
import { defaultLocale } from '../../site/locales'
import { answer, picture, samples } from './samples'

/** Sample values for fields, as an editor might write them. */
function written(field: Field): unknown {
  switch (field.kind) {
    case 'select':
      return field.options[0]?.value
    case 'number':
      return field.min ?? 1
    case 'boolean':
      return false
    case 'date':
      return '2026-11-22'
    case 'object':
      return writtenAll(field.fields)
    case 'list':
      return [field.fields ? writtenAll(field.fields) : field.item && written(field.item)]
    case 'image':
      return { src: picture.src, alt: picture.alt }
    case 'link':
      return 'https://example.com/'
    case 'reference':
    case 'sections':
      return undefined
    default:
      return 'sample'
  }
}

const writtenAll = (fields: Fields): object =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, written(field)]))

/** Returns the sample of a kind. Throws if its fields alone do not make a section: such a kind needs its own. */
export function sampleOf(type: SectionName): SectionData {
  const known: Partial<Record<SectionName, SectionData>> = samples
  const own = known[type]
  if (own) return own
  const section = { ...writtenAll(sectionTypes[type].fields), type }
  const context = { seed: 'sample', body: answer, latest: [] }
  const nothing = { all: () => [], one: () => undefined, find: () => undefined }
  const media = { pictureOf: () => picture, bytesOf: () => 0, videoOf: () => undefined }
  const around = {
    content: nothing,
    locale: defaultLocale,
    texts: String,
    media,
    managers: [],
    card: () => undefined,
  } as const
  const [made] = sectionsOf([section], context, around)
  if (!made)
    throw new Error(`A section of the kind “${type}” needs a sample in src/sections/testing/samples.ts.`)
  return made
}
