/** Asks where the address of an entry that is deleted or taken off the site should redirect, so that visitors do not end up on a missing page. */
import { siteLookup } from '../../content-check/site-lookup'
import { defaultLocale, localeCodes } from '../../site/locales'
import { pathOf } from '../../site/paths'
import type { Redirect } from '../../site/redirects'
import { entryRouteOf, isRouteId, ownPages, routeOf } from '../../site/routes'
import { addressIn, pageAboveOwn } from '../rules/redirects'
import { knownSite, siteContent } from './site-index'
import { words } from '../words/words'
import { collectionNamed } from '../../content-model'
import { upstreamValues } from './open-draft'
import { Stopped } from './explain'
import { isUnpublishing } from './unpublishing'

/** The parent page of the entry's list, in the default language: the default answer. */
function pageAbove(collection: string): string {
  const route = entryRouteOf(collection)
  const parent = route && routeOf(route).parent
  return pathOf(isRouteId(parent) ? parent : 'home', defaultLocale)
}

/** Asks for a link; resolves to an empty string for no link and to null if the question is cancelled. */
export type AskForLink = (
  asked: Readonly<Record<'question' | 'set' | 'none' | 'current', string>>,
) => Promise<string | null>

/**
 * Asks, and resolves to the resulting redirects; to none for an entry that has no page or has never been published.
 * @throws {Stopped} if the question is cancelled; nothing is deleted then
 */
export async function redirectsOfDeleted(
  { name, id }: { name: string; id: string },
  askForLink: AskForLink,
): Promise<Redirect[]> {
  const isUnpublished = isUnpublishing()
  const collection = collectionNamed(name)
  const values = collection && entryRouteOf(name) && (await upstreamValues({ collection, slug: id }))
  const [content, known] = await Promise.all([siteContent(), knownSite()])
  const isPublic = known?.entries[name]?.some((entry) => entry.id === id && !entry.unpublished)
  if (!values || !content || !known || !isPublic) return []
  const from = localeCodes.flatMap((locale) => {
    const path = addressIn(locale, name, id, { values, known })
    return path ? [{ locale, path }] : []
  })
  const link = await askForLink({
    question: words(isUnpublished ? 'unpublishedAddress' : 'deletedAddress', { path: from[0]?.path ?? '' }),
    set: words(isUnpublished ? 'unpublishedRedirect' : 'deletedRedirect'),
    none: words(isUnpublished ? 'unpublishedGone' : 'deletedGone'),
    current: name === ownPages ? pageAboveOwn(id, values, known) : pageAbove(name),
  })
  if (link === null) throw new Stopped(words('errors.deletionStopped'))
  // Loaded here so that the login screen does not wait for the pages of the whole site.
  const { pathsOfLink } = await import('../rules/link-targets')
  const to = pathsOfLink(content, siteLookup(known), link)
  return from.flatMap(({ locale, path }) => {
    const target = to?.[locale]
    return target && target !== path ? [{ from: path, to: target }] : []
  })
}
