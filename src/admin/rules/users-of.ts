/**
 * Finds the uses of an entry or a file, because deleting it would break references, links and pictures, and thereby the
 * build.
 */
import type { KnownSite } from '../../content-check/known-site'
import { outOfBounds } from '../../content-check/markdown-bounds'
import { linksOf, parseMarkdown } from '../../content-check/markdown-parse'
import { siteLookup } from '../../content-check/site-lookup'
import type { Collection } from '../../content-model'
import type { Field } from '../../content-model/fields'
import type { FieldPath } from '../../content-model/problems'
import { videosIn } from '../../content-model/markdown/render'
import { walkFields } from '../../content-model/walk'
import { entriesIn, type ContentEntry, type SiteContent } from '../../entries/site-content'
import { isGroup, type Values } from '../../lib/values'
import { parseSiteLink, type FindEntry } from '../../site/paths'
import { routeOf } from '../../site/routes'
import { describeField } from '../draft/field-path'
import { shown } from '../words/language'
import { titleOf } from './titles-of'

/** The first use within an entry, with the values of that language. */
export type Use = { collection: Collection; entry: ContentEntry; at: FieldPath; values: Values }

/** A predicate on a field's own value, without those of nested fields; `field` is absent for the body. */
type IsAsked = (value: unknown, field?: Field) => boolean

const containers: readonly Field['kind'][] = ['object', 'list', 'sections']

function firstPlace({ fields }: Collection, values: Values, isAsked: IsAsked): FieldPath | undefined {
  let found: FieldPath | undefined
  walkFields(fields, values, ({ field, at, value }) => {
    const isLeaf = !containers.includes(field.kind) || (field.kind === 'list' && field.item)
    if (!found && isLeaf && isAsked(value, field)) found = at
  })
  return found ?? (isAsked(values['body']) ? ['body'] : undefined)
}

function usesIn(content: SiteContent, isAsked: IsAsked, except: string): Use[] {
  return entriesIn(content).flatMap(({ collection, entry }) => {
    if (`${collection.name}/${entry.id}` === except) return []
    for (const values of Object.values(entry.values)) {
      const at = firstPlace(collection, values, isAsked)
      if (at) return [{ collection, entry, at, values }]
    }
    return []
  })
}

/** Whether any text in the value matches. */
function someText(value: unknown, isAsked: (text: string) => boolean): boolean {
  if (typeof value === 'string') return isAsked(value)
  if (Array.isArray(value)) return value.some((item) => someText(item, isAsked))
  return isGroup(value) && Object.values(value).some((item) => someText(item, isAsked))
}

/** The targets of all links in a Markdown text; empty for a text that would block the parser. */
function targetsIn(text: string): string[] {
  if (outOfBounds(text)) return []
  const { tokens, definitions } = parseMarkdown(text)
  return [...linksOf(tokens), ...definitions].map(({ href }) => href)
}

/** Whether a link leads to the entry, by its file name or by its address in any language. */
const leadsTo =
  (name: string, id: string, findEntry: FindEntry) =>
  (link: string): boolean => {
    const page = parseSiteLink(link, findEntry)
    return page?.entry === id && routeOf(page.route).entries === name
  }

/** Takes the site's content, its known addresses, and an entry's collection and file name. */
export function usersOf(content: SiteContent, known: KnownSite, name: string, id: string): Use[] {
  const leads = leadsTo(name, id, siteLookup(known).findEntry)
  const isAsked: IsAsked = (value, field) => {
    const own: unknown[] = Array.isArray(value) ? value : [value]
    if (field?.kind === 'reference') return field.collection === name && own.includes(id)
    if (typeof value !== 'string') return false
    if (field?.kind === 'link') return leads(value)
    if (field && field.kind !== 'markdown') return false
    return (
      targetsIn(value).some(leads) ||
      (name === 'videos' && !outOfBounds(value) && videosIn(value).includes(id))
    )
  }
  return usesIn(content, isAsked, `${name}/${id}`)
}

/** Takes the site's content and a file's site path (`/media/plan.webp`). */
export function usersOfFile(content: SiteContent, address: string): Use[] {
  return usesIn(content, (value) => someText(value, (text) => text.includes(address)), '')
}

/** Links to the places of uses, each with the title of its entry. */
export const linksTo = (uses: readonly Use[]): { title: string; text: string; href: string }[] =>
  uses.map(({ collection, entry, at, values }) => {
    const title = titleOf(collection, entry)
    return {
      title,
      text: `${shown(collection.label)}: ${title} (${describeField(collection, values, at)})`,
      href: `#/collections/${collection.name}/entries/${entry.id}`,
    }
  })
