/** Addresses of entries: not reserved, not a built-in page, not used by another entry. */
import { isBlank } from '../../lib/values'
import { label, type Label } from '../../content-model/fields'
import type { Finding, FieldPath, Message } from '../../content-model/problems'
import { collectionNamed } from '../../content-model'
import { inEach } from '../../content-model/wording'
import { localeCodes } from '../../site/locales'
import { pathOfOwnPage } from '../../site/own-pages'
import { aliasesOf, pathOf, withPrefix } from '../../site/paths'
import {
  entryRouteOf,
  ownPages,
  reservedBeginnings,
  reservedSlugs,
  routeIds,
  routeOf,
  singleRouteIds,
} from '../../site/routes'
import { finder } from '../own-pages'
import { addressKey } from '../site-lookup'
import { type Rule, type RuleInput } from '../rule'
import { message } from '../../content-model/sentences'

const slugLabel = label('Address in this language', 'Adresse in dieser Sprache')
const nameLabel = label('File name', 'Dateiname')

/** The address of a custom page; undefined without a valid parent, which another rule reports. */
function pathOfOwn({ id, locale, lookup }: RuleInput): string | undefined {
  const find = finder(lookup.entry)
  const page = find(id)
  return page && pathOfOwnPage(page, locale, find)
}

/** Reports a custom page whose address is that of a built-in page, an alias, or a file of the site. */
function reservedForOwn(slug: string, input: RuleInput): Message | undefined {
  const path = pathOfOwn(input)
  if (path === undefined) return undefined
  const key = addressKey(path)
  const isBeginning = reservedBeginnings.includes(key.split('/')[0] ?? '')
  const full = `/${addressKey(withPrefix(input.locale, path))}`
  const isPage = singleRouteIds.some((id) =>
    localeCodes.some((locale) => {
      const page = pathOf(id, locale)
      return [page, ...aliasesOf(id, locale, page)].includes(full)
    }),
  )
  if (isPage) return message('reserved-address.page', { path })
  return isBeginning || reservedSlugs.includes(addressKey(slug))
    ? message('reserved-address', { slug })
    : undefined
}

type Owner = { collection: string; id: string }

/** The entries of other collections at the address of a custom page. */
function entriesAt(path: string, { locale, lookup }: RuleInput): Owner[] {
  const key = addressKey(path)
  return routeIds.flatMap((id) => {
    const { entries, own, paths } = routeOf(id)
    if (!entries || own || !key.startsWith(`${paths[locale]}/`)) return []
    return lookup
      .owners(entries, key.slice(paths[locale].length + 1))
      .map((name) => ({ collection: entries, id: name }))
  })
}

/** An entry as the editor's lists name it; in the build, its files. */
function nameOf({ collection, id }: Owner, { lookup }: RuleInput): Label {
  const [known, title] = [collectionNamed(collection), lookup.titleOf?.(collection, id)]
  return inEach((language) =>
    known && title ? `${known.label[language]}: ${title[language]}` : `content/${collection}/${id}`,
  )
}

function reserved(slug: string, input: RuleInput): Message | undefined {
  const { collection, locale } = input
  const route = entryRouteOf(collection.name)
  if (!route) return undefined
  if (routeOf(route).own) return reservedForOwn(slug, input)
  const path = `${routeOf(route).paths[locale]}/${addressKey(slug)}`
  const page = singleRouteIds.some((id) => routeOf(id).paths[locale] === path)
  if (!page && !reservedSlugs.includes(addressKey(slug))) return undefined
  return message('reserved-address', { slug })
}

function taken(part: string, input: RuleInput): Message | undefined {
  const { collection, id, locale, lookup } = input
  const route = entryRouteOf(collection.name)
  const own = route !== undefined && routeOf(route).own === true
  const slug = own ? pathOfOwn(input) : part
  if (slug === undefined) return undefined
  // A draft does not take an address from a published entry; its own check reports the conflict.
  const mayYield = (owner: string) => lookup.entry(collection.name, owner)?.draft === true
  const isDraft = mayYield(id)
  const others = lookup
    .owners(collection.name, slug)
    .filter((owner) => owner !== id && (isDraft || !mayYield(owner)))
  const path = route && !own ? `${routeOf(route).paths[locale]}/${slug}` : undefined
  const elsewhere = own
    ? entriesAt(slug, input)
    : path === undefined
      ? []
      : lookup.owners(ownPages, path).map((name) => ({ collection: ownPages, id: name }))
  const owners = [...others.map((other) => ({ collection: collection.name, id: other })), ...elsewhere]
  if (owners.length === 0) return undefined
  const names = owners.map((owner) => nameOf(owner, input))
  return message('address-taken', {
    slug,
    names: inEach((language) => names.map((own) => own[language]).join(', ')),
  })
}

/** Checks the entry's address if it has one, else its file name. */
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
