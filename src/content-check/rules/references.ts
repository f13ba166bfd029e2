/** References: names of entries of another collection, each once, and published where they cannot be left out. */
import type { FieldPath, Finding, Message } from '../../content-model/problems'
import { nearest } from '../../content-model/nearest'
import type { FieldOf } from '../../content-model/validate-values'
import { quote } from '../../content-model/value-messages'
import { message, type RuleInput } from '../rule'

function referenceFault(
  id: string,
  field: FieldOf<'reference'>,
  { lookup, unpublished }: RuleInput,
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
  if (!entry.unpublished || unpublished || !field.required) return undefined
  return message(
    'unpublished-target',
    [`the entry “${id}” is not published yet`, `der Eintrag „${id}“ ist noch nicht veröffentlicht`],
    ['publish it first or choose another', 'veröffentlichen Sie ihn zuerst oder wählen Sie einen anderen'],
  )
}

/** Checks one reference, or a list of them. */
export function referenceFaults(
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
