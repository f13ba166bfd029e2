/** Checks that a link target resolves: a page, fragment or file of this site, or a safe external address. */
import type { Message } from '../../content-model/problems'
import { urlKind } from '../../content-model/markdown/safe-url'
import { nearest } from '../../content-model/nearest'
import { message } from '../../content-model/sentences'
import { languageName } from '../../content-model/wording'
import { defaultLocale, isLocaleCode, type LocaleCode } from '../../site/locales'
import { parseSiteLink, pathOf, type PageTarget } from '../../site/paths'
import { entryRouteOf, routeIds, routeOf, singleRouteIds } from '../../site/routes'
import type { KnownEntry } from '../known-site'
import { partOf } from '../own-pages'
import type { RuleInput } from '../rule'
import type { SiteLookup } from '../site-lookup'
import { externalFault } from './external-links'

/** A route id (`contact`) or `collection/entry`, with query and fragment. */
const siteWord = /^[a-z0-9-]+(?:\/[a-z0-9-]+)?(?:[?#].*)?$/

/** Suggestions for a mistyped link, as route ids and entries, or as paths. */
function candidates({ lookup, locale }: RuleInput, asPaths: boolean): string[] {
  const pages = singleRouteIds.flatMap((id) =>
    asPaths ? [pathOf(id, defaultLocale), pathOf(id, locale)] : [id],
  )
  const entries = routeIds.flatMap((route) => {
    const collection = routeOf(route).entries
    if (!collection) return []
    return lookup.ids(collection).map((id) => {
      const known = lookup.entry(collection, id)
      const slug = (known && partOf(collection, known, defaultLocale, lookup.entry)) ?? id
      return asPaths ? pathOf(route, defaultLocale, slug) : `${collection}/${id}`
    })
  })
  return [...pages, ...entries]
}

function fileFault(target: string, lookup: SiteLookup): Message | undefined {
  const files = target.startsWith('/media/') ? lookup.media : lookup.downloads
  return !files || files.has(target)
    ? undefined
    : message('missing-file.link', { target, meant: nearest(target, [...files]) })
}

/** The entry behind a page: a product, or the `pages` entry named after the route. */
function entryOf(target: PageTarget, lookup: SiteLookup): KnownEntry | undefined {
  const collection = routeOf(target.route).entries
  return collection && target.entry
    ? lookup.entry(collection, target.entry)
    : lookup.entry('pages', target.route)
}

/** Checks a fragment (`#id`, passed without `#`) against the headings and section anchors of a page. */
function fragmentFault(
  fragment: string,
  entry: KnownEntry | undefined,
  locale: LocaleCode,
): Message | undefined {
  const known = entry?.fragments[locale]
  if (!known || fragment === '' || known.includes(fragment)) return undefined
  const meant = nearest(fragment, known)
  return message('missing-fragment', { fragment, language: languageName(locale), meant })
}

/** Internal links have no language prefix and no trailing slash (A16). */
function formFault(path: string, locale: LocaleCode): Message | undefined {
  const prefix = path.split('/')[1]
  if (isLocaleCode(prefix) && prefix !== locale)
    return message('other-language', { language: languageName(prefix), main: languageName(defaultLocale) })
  return path.length > 1 && path.endsWith('/') ? message('trailing-slash', { path }) : undefined
}

function siteFault(target: string, input: RuleInput): Message | undefined {
  const path = target.split(/[?#]/)[0] ?? ''
  if (/^\/(media|downloads)\//.test(path)) return fileFault(path, input.lookup)
  const isPath = path.startsWith('/')
  const form = isPath ? formFault(path, input.locale) : undefined
  if (form) return form
  const page = parseSiteLink(target, input.lookup.findEntry)
  if (!page || routeOf(page.route).status)
    return message('broken-link', { target, meant: nearest(target, candidates(input, isPath)) })
  const entry = entryOf(page, input.lookup)
  if (entry?.unpublished && !input.unpublished) return message('unpublished-target', { target })
  return fragmentFault(/#(.*)$/.exec(page.suffix)?.[1] ?? '', entry, input.locale)
}

/** A bare fragment refers to the entry's own page, if it has one. */
function ownFragmentFault(
  fragment: string,
  { collection, id, locale, lookup }: RuleInput,
): Message | undefined {
  const hasPage = collection.name === 'pages' || entryRouteOf(collection.name)
  return hasPage ? fragmentFault(fragment, lookup.entry(collection.name, id), locale) : undefined
}

/**
 * Returns the fault of a link target, or undefined. `where` is the kind of field: only link fields accept route ids and
 * `collection/entry`.
 */
export function targetFault(
  target: string,
  where: 'field' | 'markdown',
  input: RuleInput,
): Message | undefined {
  const text = target.trim()
  if (where === 'field' && siteWord.test(text)) return siteFault(text, input)
  const kind = urlKind(text)
  if (kind === 'site') return siteFault(text, input)
  if (text === '#') return message('empty-target')
  return kind === 'fragment' ? ownFragmentFault(text.slice(1), input) : externalFault(text, kind)
}
