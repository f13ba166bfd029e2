/** The pages and files that a link can lead to, each with the value stored in content and its name. */
import { translatedText } from '../../content-model/translated'
import { alternatesOf, placeOfEntry, placeOfRoute } from '../../entries/page-place'
import { readableContent, type SiteContent } from '../../entries/site-content'
import type { SiteLookup } from '../../content-check/site-lookup'
import {
  defaultLocale,
  localeOf,
  locales,
  perLocale,
  type LocaleCode,
  type PerLocale,
} from '../../site/locales'
import { parseSiteLink, pathOf } from '../../site/paths'
import { routeIds, routeOf } from '../../site/routes'

/**
 * `target`: a page by route id, an entry as `collection/entry`. `address`: a page's path in the default language, which
 * leads to the page in the reader's language; or a file's path. `label` is for choosing, `name` for a link's words.
 */
export type Target = { target?: string; address?: string; label: string; name: string }

const named = (crumbs: readonly { label: string }[]) => ({
  label: crumbs.map(({ label }) => label).join(' › '),
  name: crumbs.at(-1)?.label ?? '',
})

/** Omits pages that are never linked to. */
export function linkTargets(content: SiteContent, locale: LocaleCode): Target[] {
  const entries = readableContent(content)
  const pages = routeIds.flatMap((id) => {
    const { entries: collection, noindex } = routeOf(id)
    if (noindex) return []
    if (!collection)
      return [
        {
          target: id,
          address: pathOf(id, defaultLocale),
          ...named(placeOfRoute(id, locale, entries).breadcrumb),
        },
      ]
    return entries.all(collection).map((entry) => ({
      target: `${collection}/${entry.slug}`,
      address: alternatesOf(id, entry)[defaultLocale],
      ...named(placeOfEntry(id, entry, locale, entries).breadcrumb),
    }))
  })
  const files = entries.all('downloads').flatMap((entry) => {
    const name = translatedText(entry, 'title', localeOf(locale).iso)
    return locales.map(({ iso, code }) => ({
      address: translatedText(entry, 'file', iso),
      label: `${name} (PDF, ${code.toUpperCase()})`,
      name,
    }))
  })
  return [...pages, ...files]
}

/** The words for a link to an address, where none are selected: the name of the page or file, else the address. */
export const linkWords = (targets: readonly Target[], address: string): string =>
  targets.find((target) => target.address === address)?.name ||
  address.replace(/^(?:mailto|tel):([^?]+).*$/i, '$1')

/** The path that a link leads to in each language; undefined unless it leads to a page of the site. */
export function pathsOfLink(
  content: SiteContent,
  lookup: SiteLookup,
  link: string,
): PerLocale<string> | undefined {
  const page = parseSiteLink(link, lookup.findEntry)
  if (!page) return undefined
  const entries = readableContent(content)
  const collection = routeOf(page.route).entries
  const entry = collection && entries.all(collection).find(({ slug }) => slug === page.entry)
  if (collection && !entry) return undefined
  return perLocale((locale) =>
    entry ? placeOfEntry(page.route, entry, locale, entries).path : pathOf(page.route, locale),
  )
}
