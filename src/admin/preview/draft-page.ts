/** The page that shows the entry being edited, from the assembler that makes the site's pages. */
import { assemble, assembleVideo, type AssembleContext } from '../../assemble/assemble'
import type { CollectionName } from '../../content-model'
import { pagePlanner } from '../../entries/page-plan'
import { alternatesOf, placeOfRoute } from '../../entries/page-place'
import { readableContent, withDraft, type SiteContent } from '../../entries/site-content'
import type { PageData } from '../../page/types'
import { defaultLocale } from '../../site/locales'
import { entryRouteOf, isRouteId, routeIds, routeOf, type RouteId } from '../../site/routes'
import type { Draft } from '../draft/draft'
import { fileNameOf } from '../rules/file-name'

/** The page that lists a collection, or the home page if none does. */
const listOf = (name: CollectionName): RouteId =>
  routeIds.find((id) => routeOf(id).lists === name && !routeOf(id).entries) ?? 'home'

/** The route of the page that shows an entry, and the file name of that page's entry. */
function seenAt(name: CollectionName, id: string): { route: RouteId; slug: string } {
  const own = entryRouteOf(name)
  if (own) return { route: own, slug: id }
  const route = name === 'pages' && isRouteId(id) ? id : listOf(name)
  return { route, slug: route }
}

type Input = Omit<AssembleContext, 'media'> & {
  content: SiteContent
  pictureOf: AssembleContext['media']['pictureOf']
}

/**
 * Returns the page in one language. `content` contains the entry being edited (see `withDraft`). A video is shown
 * alone, because there may be many pages that show it, or none yet.
 */
export function draftPage(
  name: CollectionName,
  id: string,
  { content, pictureOf, ...input }: Input,
): PageData {
  const entries = readableContent(content)
  const { route, slug } = seenAt(name, id)
  const [plan] = pagePlanner(entries)(route, slug, input.locale)
  if (!plan) throw new Error(`content/${name}/${id} has no page.`)
  const media = {
    pictureOf,
    bytesOf: (file: string) => content.bytes[file],
    videoOf: (file: string) => content.videos[file],
  }
  const context = { ...input, media }
  return name === 'videos' ? assembleVideo(entries, plan, id, context) : assemble(entries, plan, context)
}

/**
 * The site's content with the open entry, and the entry's file name: for a new entry, the one derived from its title.
 */
export function withOpen(draft: Draft, content: SiteContent, values = draft.values) {
  const name = draft.collection.name as CollectionName
  const id = fileNameOf(draft, (taken) => content.entries[name]?.some((entry) => entry.id === taken) === true)
  return { name, id, content: withDraft(content, name, { id, values }) }
}

/** The page of the open entry. @param values of the entry, if they differ from the draft's */
export function openPage(draft: Draft, { content, ...input }: Input, values = draft.values): PageData {
  const open = withOpen(draft, content, values)
  return draftPage(open.name, open.id, { ...input, content: open.content })
}

/** The address of the page that shows an entry, in each language that has it. */
export function draftAddresses(
  name: CollectionName,
  id: string,
  content: SiteContent,
): PageData['meta']['alternates'] {
  const entries = readableContent(content)
  const { route, slug } = seenAt(name, id)
  const entry = entryRouteOf(name) && entries.one(name, slug)
  return entry ? alternatesOf(route, entry) : placeOfRoute(route, defaultLocale, entries).alternates
}
