/** The site's menus as places that a page can be added to, in all languages at once. */
import { asGroup, asList, asValues, type Values } from '../../lib/values'
import type { KnownSite } from '../../content-check/known-site'
import { siteLookup } from '../../content-check/site-lookup'
import { collections } from '../../content-model'
import type { FieldPath } from '../../content-model/problems'
import type { EntryValues } from '../../content-model/values'
import { localeCodes, perLocale, type LocaleCode, type PerLocale } from '../../site/locales'
import { parseSiteLink, type PageTarget } from '../../site/paths'
import { isRouteId, ownPages, routeOf } from '../../site/routes'
import type { Draft } from '../draft/draft'
import { readIn, shown } from '../words/language'

const { navigation, footer } = collections.site.fields
const { columns, legal } = footer.fields

/** The maximum length of a menu item's text, in characters. */
export const longestItem = navigation.fields.label.max

/** A page as its form identifies it. */
export type MenuPage = Pick<Draft, 'collection' | 'slug'>

/**
 * The target of a page's menu item: a fixed page by its route, an editors' page by collection and file name. Undefined
 * for an entry that is not a page, and for pages that are never linked to.
 */
export function menuLink({ collection, slug }: MenuPage): string | undefined {
  if (collection.name === ownPages) return `${ownPages}/${slug}`
  const isLinked = collection.name === collections.pages.name && isRouteId(slug) && !routeOf(slug).noindex
  return isLinked ? slug : undefined
}

/** Why a page cannot be added to a menu now: menus link to published pages, and are the same in all languages. */
export function menuRefusal(page: MenuPage, known: KnownSite): 'unpublished' | LocaleCode | undefined {
  if (page.collection.name !== ownPages) return undefined
  const entry = known.entries[ownPages]?.find(({ id }) => id === page.slug)
  return !entry || entry.unpublished ? 'unpublished' : entry.onlyIn
}

/**
 * `steps` lead to a list of menu items within the settings of a language; `label` is the place's name in the editor; `isFull` if no item may be added, `isThere` if one already leads to the
 * page.
 */
export type MenuPlace = { steps: FieldPath; label: string; isFull: boolean; isThere: boolean }

const listAt = (values: unknown, steps: FieldPath): readonly unknown[] => {
  const found = steps.reduce<unknown>(
    (at, step) => (at as Record<string | number, unknown> | undefined)?.[step],
    values,
  )
  return asList(found)
}

const nameOf = (item: unknown, field: string): string => String(asValues(item)?.[field] ?? '')

/** Whether an item of the main menu has a submenu; an item without one is a link, which a submenu would replace. */
const opens = (item: unknown): boolean => {
  const { children, entries } = asGroup(item)
  return Boolean(entries) || (Array.isArray(children) && children.length > 0)
}

/** Every list of items in form order: its path, its name and its maximum number of items. */
function allPlaces(values: Values): { steps: FieldPath; label: string; max: number }[] {
  const [main, foot] = [shown(navigation.label), shown(footer.label)]
  const { max: below } = navigation.fields.children
  return [
    { steps: ['navigation'], label: main, max: navigation.max },
    ...listAt(values, ['navigation']).flatMap((item, index) =>
      opens(item)
        ? [
            {
              steps: ['navigation', index, 'children'],
              label: `${main} › ${nameOf(item, 'label')}`,
              max: below,
            },
          ]
        : [],
    ),
    ...listAt(values, ['footer', 'columns']).map((column, index) => ({
      steps: ['footer', 'columns', index, 'children'],
      label: `${foot} › ${nameOf(column, 'heading')}`,
      max: columns.fields.children.max,
    })),
    { steps: ['footer', 'legal'], label: `${foot} › ${shown(legal.label)}`, max: legal.max },
  ]
}

/** Compares links by target, because a page can be written as a name or as an address. */
function leadsTo(link: string, known: KnownSite): (item: unknown) => boolean {
  const { findEntry } = siteLookup(known)
  const keyOf = (page: PageTarget | undefined) => page && `${page.route}/${page.entry ?? ''}`
  const wanted = keyOf(parseSiteLink(link, findEntry)) ?? link
  return (item) => keyOf(parseSiteLink(nameOf(item, 'link'), findEntry)) === wanted
}

/** The places in the settings that a page can be added to. Takes the target of its menu item. */
export function menuPlaces(site: EntryValues, link: string, known: KnownSite): MenuPlace[] {
  const leads = leadsTo(link, known)
  return allPlaces(site[readIn()]).map(({ steps, label, max }) => {
    const lists = localeCodes.map((locale) => listAt(site[locale], steps))
    return {
      steps,
      label,
      isFull: lists.some(({ length }) => length >= max),
      isThere: lists.some((items) => items.some(leads)),
    }
  })
}

/** Returns a copy of `values` with an item at the end of the list; missing groups on the path are created. */
function withItem(values: unknown, [step, ...rest]: FieldPath, item: Values): unknown {
  if (step === undefined) return [...asList(values), item]
  if (Array.isArray(values))
    return values.map((value: unknown, index) => (index === step ? withItem(value, rest, item) : value))
  const group = asGroup(values)
  return { ...group, [step]: withItem(group[step], rest, item) }
}

/** Returns the settings with the page at the end of a menu, with its own label in every language. */
export function withMenuItem(
  site: EntryValues,
  steps: FieldPath,
  { link, labels }: { link: string; labels: PerLocale<string> },
): EntryValues {
  return perLocale((locale) => withItem(site[locale], steps, { label: labels[locale], link }) as Values)
}
