/** Link fields, references and files to download: each must lead to something that exists. */
import type { Field } from '../../content-model/fields'
import type { FieldPath, Finding, Message } from '../../content-model/problems'
import { nearest } from '../../content-model/nearest'
import { quote } from '../../content-model/value-messages'
import { message, type Rule, type RuleInput } from '../rule'
import { walkFields } from '../walk-fields'
import { targetFault } from './link-targets'
import { altFault, sourceFault } from './pictures'

type FieldOf<K extends Field['kind']> = Extract<Field, { kind: K }>

function referenceFault(
  id: string,
  field: FieldOf<'reference'>,
  { lookup, pending }: RuleInput,
): Message | undefined {
  const entry = lookup.entry(field.collection, id)
  if (!entry) {
    const meant = nearest(id, lookup.ids(field.collection))
    const named = quote(id)
    return message(
      'missing-entry',
      [
        `there is no entry ${named.en} in “${field.collection}”`,
        `einen Eintrag ${named.de} gibt es in „${field.collection}“ nicht`,
      ],
      meant
        ? [`write “${meant}”`, `schreiben Sie „${meant}“`]
        : ['choose an existing entry', 'wählen Sie einen vorhandenen Eintrag'],
    )
  }
  if (!entry.pending || pending || !field.required) return undefined
  return message(
    'unpublished-target',
    [`the entry “${id}” is not published yet`, `der Eintrag „${id}“ ist noch nicht veröffentlicht`],
    ['publish it first or choose another', 'veröffentlichen Sie ihn zuerst oder wählen Sie einen anderen'],
  )
}

function referenceFaults(
  value: unknown,
  field: FieldOf<'reference'>,
  at: FieldPath,
  input: RuleInput,
): Finding[] {
  const listed: readonly unknown[] = Array.isArray(value) ? value : [value]
  return listed.flatMap((id, index) => {
    if (typeof id !== 'string' || id.trim() === '') return []
    const here = Array.isArray(value) ? [...at, index] : at
    const twice =
      listed.indexOf(id) < index
        ? message(
            'listed-twice',
            [`“${id}” is listed twice`, `„${id}“ steht zweimal da`],
            ['remove one of them', 'entfernen Sie einen davon'],
          )
        : undefined
    const fault = twice ?? referenceFault(id, field, input)
    return fault ? [{ ...fault, label: field.label, at: here }] : []
  })
}

function downloadFault(path: string, field: FieldOf<'file'>, { lookup }: RuleInput): Message | undefined {
  const ending = /^\/downloads\/[a-z0-9]+(?:[-_.][a-z0-9]+)*\.([a-z0-9]+)$/.exec(path)?.[1]
  const named = quote(path, 80)
  if (!ending) {
    return message(
      'foreign-file',
      [
        `${named.en} is not a file of the downloads folder`,
        `${named.de} ist keine Datei aus dem Downloadordner`,
      ],
      [
        'use an address like /downloads/name.pdf, in lower case',
        'verwenden Sie eine Adresse wie /downloads/name.pdf, in Kleinbuchstaben',
      ],
    )
  }
  if (!field.extensions.includes(ending)) {
    return message(
      'wrong-file-type',
      [`files of type “${ending}” are not allowed`, `Dateien vom Typ „${ending}“ sind nicht erlaubt`],
      [`use one of: ${field.extensions.join(', ')}`, `verwenden Sie: ${field.extensions.join(', ')}`],
    )
  }
  if (!lookup.downloads || lookup.downloads.has(path)) return undefined
  const meant = nearest(path, [...lookup.downloads])
  return message(
    'missing-file',
    [`there is no file ${named.en}`, `eine Datei ${named.de} gibt es nicht`],
    meant
      ? [`write “${meant}”`, `schreiben Sie „${meant}“`]
      : ['upload it to static/downloads', 'legen Sie sie in static/downloads ab'],
  )
}

function pictureFaults(
  value: unknown,
  at: FieldPath,
  { lookup }: RuleInput,
): (Message & { at: FieldPath })[] {
  if (
    typeof value !== 'object' ||
    value === null ||
    !('src' in value) ||
    typeof value.src !== 'string' ||
    value.src.trim() === ''
  )
    return []
  const alt: unknown = 'alt' in value ? value.alt : undefined
  const decorative = 'decorative' in value && value.decorative === true
  const both =
    decorative && typeof alt === 'string' && alt.trim() !== ''
      ? message(
          'alt-on-decoration',
          ['a decorative picture has an alternative text', 'ein Schmuckbild hat einen Alternativtext'],
          ['remove one of the two', 'entfernen Sie eines von beiden'],
        )
      : undefined
  const inSource = sourceFault(value.src, lookup)
  const inAlt = both ?? (decorative ? undefined : altFault(alt, value.src))
  return [
    ...(inSource ? [{ ...inSource, at: [...at, 'src'] }] : []),
    ...(inAlt ? [{ ...inAlt, at: [...at, 'alt'] }] : []),
  ]
}

/** Checks everything in the front matter that points somewhere. */
export const links: Rule = (input) => {
  const findings: Finding[] = []
  walkFields(input.collection.fields, input.values, ({ field, value, label, at }) => {
    const add = (fault: Message | undefined) => void (fault && findings.push({ ...fault, label, at }))
    const isText = typeof value === 'string' && value.trim() !== ''
    if (field.kind === 'reference') findings.push(...referenceFaults(value, field, at, input))
    else if (field.kind === 'link' && isText) add(targetFault(value, 'field', input))
    else if (field.kind === 'file' && isText) add(downloadFault(value, field, input))
    else if (field.kind === 'image')
      findings.push(...pictureFaults(value, at, input).map((fault) => ({ label, ...fault })))
  })
  return findings
}
