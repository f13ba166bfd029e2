/** References: names of entries in another collection, without duplicates, and published where required. */
import type { FieldOf } from '../../content-model/fields'
import type { FieldPath, Finding, Message } from '../../content-model/problems'
import { nearest } from '../../content-model/nearest'
import { collectionNamed } from '../../content-model'
import { type RuleInput } from '../rule'
import type { SiteLookup } from '../site-lookup'
import { message, quote } from '../../content-model/sentences'

/** The title of an entry, or its file name where that is what people know. */
const nameOf = (id: string, { collection }: FieldOf<'reference'>, { titleOf }: SiteLookup) =>
  titleOf?.(collection, id) ?? id

function referenceFault(
  id: string,
  field: FieldOf<'reference'>,
  { lookup, unpublished }: RuleInput,
): Message | undefined {
  const entry = lookup.entry(field.collection, id)
  if (!entry) {
    const meant = nearest(id, lookup.ids(field.collection))
    const named = quote(id)
    const collection = collectionNamed(field.collection)?.label ?? field.collection
    return message('missing-entry', { named, collection, meant })
  }
  if (!entry.unpublished || unpublished || !field.required) return undefined
  return message('unpublished-target.entry', { id: nameOf(id, field, lookup) })
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
        ? message('listed-twice', { id: nameOf(id, field, input.lookup) })
        : undefined
    const fault = twice ?? referenceFault(id, field, input)
    return fault ? [{ ...fault, label: field.label, at: here }] : []
  })
}
