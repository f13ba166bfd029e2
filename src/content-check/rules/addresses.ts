/** Addresses of entries: not reserved, not a page of the site itself, not taken by another entry. */
import { isBlank } from '../../lib/values'
import { label } from '../../content-model/fields'
import type { Finding, FieldPath, Message } from '../../content-model/problems'
import { entryRouteOf, reservedSlugs, routeOf, singleRouteIds } from '../../site/routes'
import { addressKey } from '../site-lookup'
import { type Rule, type RuleInput } from '../rule'
import { message } from '../../content-model/sentences'

const slugLabel = label('Address in this language', 'Adresse in dieser Sprache')
const nameLabel = label('File name', 'Dateiname')

function reserved(slug: string, { collection, locale }: RuleInput): Message | undefined {
  const route = entryRouteOf(collection.name)
  if (!route) return undefined
  const path = `${routeOf(route).paths[locale]}/${addressKey(slug)}`
  const page = singleRouteIds.some((id) => routeOf(id).paths[locale] === path)
  if (!page && !reservedSlugs.includes(addressKey(slug))) return undefined
  return message('reserved-address', { slug })
}

function taken(slug: string, { collection, id, lookup }: RuleInput): Message | undefined {
  // A draft takes no address away from what is published; its own check names the other.
  const mayYield = (owner: string) => lookup.entry(collection.name, owner)?.draft === true
  const isDraft = mayYield(id)
  const others = lookup
    .owners(collection.name, slug)
    .filter((owner) => owner !== id && (isDraft || !mayYield(owner)))
  if (others.length === 0) return undefined
  const names = others.map((other) => `content/${collection.name}/${other}`).join(', ')
  return message('address-taken', { slug, names })
}

/** Checks the entry's own address if it has one, else its file name. */
export const addresses: Rule = (input) => {
  const own: unknown = 'slug' in input.collection.fields ? input.values['slug'] : undefined
  const hasOwn = typeof own === 'string' && !isBlank(own)
  const slug = hasOwn ? own : input.id
  const place: { label: typeof slugLabel; at: FieldPath } = hasOwn
    ? { label: slugLabel, at: ['slug'] }
    : { label: nameLabel, at: [] }
  return [reserved(slug, input), taken(slug, input)].flatMap((fault): Finding[] =>
    fault ? [{ ...fault, ...place }] : [],
  )
}
