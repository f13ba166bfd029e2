/** The rows of Decap's lists: only as many as are viewed, pages as a tree of short titles, each with its state. */
import { placeholder } from '../../content-model/markdown/placeholders'
import { withoutMarkup } from '../../content-model/markdown/without-markup'
import { formatDate } from '../../i18n/format'
import { ownPages, routeOf, isRouteId } from '../../site/routes'
import { heldBack, timeOfAppearing, type PublishingFacts } from '../../site/publishing'
import { defaultLocale } from '../../site/locales'
import { asGroup, asValues, type Values } from '../../lib/values'
import { languageTags, pageLanguage } from '../words/language'
import { words } from '../words/words'
import type { Immutable } from './immutable'

/** Rows added at a time: more than a screen shows, too few to slow down a browser. */
export const rowsAtOnce = 100

/** `level` counts from 0; `title` replaces Decap's own; `note` explains why visitors do not see the entry. */
export type Row<Entry> = { entry: Entry; level: number; title?: string; note?: string }

type Listed = Pick<Immutable, 'toJS'>

const languages = (entry: Values): Values[] => {
  const others = Object.values(asGroup(entry['i18n'])).map((own) => asValues(own)?.['data'])
  return [entry['data'], ...others].map(asValues).filter((own) => own !== undefined)
}

/**
 * The reason why an entry is held back, in the interface language; undefined for a published one. Takes its values in
 * each language; `place` selects a note for a list row or a sentence for the preview.
 */
export function heldNote(
  collection: string,
  records: readonly PublishingFacts[],
  place: 'listed' | 'held',
): string | undefined {
  const [held] = records.map((own) => heldBack(collection, own)).filter((own) => own !== undefined)
  if (!held) return undefined
  const values =
    held.reason === 'draft'
      ? {}
      : { date: formatDate(held.day, languageTags[pageLanguage()]), time: timeOfAppearing }
  return place === 'held' ? words(`held.${held.reason}`, values) : words(`listed.${held.reason}`, values)
}

/** The same for a card of a draft in review. Takes an entry of Decap's store. */
export function cardNote(entry: Listed): string | undefined {
  const plain = entry.toJS()
  return heldNote(String(plain['collection']), languages(plain), 'listed')
}

/** The words of such a card: the beginning of a text, without markup. The facts that it names are not filled in. */
export const cardText = (body: unknown): string | undefined =>
  typeof body === 'string' ? withoutMarkup(body).replace(placeholder, '…') : undefined

/** The file name of the parent page within the same list. */
function parentOf(collection: string, id: string, { above }: Values): string | undefined {
  if (collection === ownPages) {
    const [folder, name] = String(above ?? '').split('/')
    return folder === ownPages ? name : undefined
  }
  return isRouteId(id) ? routeOf(id).parent : undefined
}

function shortTitle(entry: Values): string | undefined {
  const language = pageLanguage()
  const own = language === defaultLocale ? undefined : asValues(asValues(entry['i18n'])?.[language])?.['data']
  const titles = [asValues(own)?.['menuTitle'], asValues(entry['data'])?.['menuTitle']]
  return titles.find((title): title is string => typeof title === 'string' && title !== '')
}

type Page<Entry> = Row<Entry> & { id: string; parent: string | undefined; plain: Values }

function inTree<Entry>(pages: readonly Page<Entry>[]): Page<Entry>[] {
  const ids = new Set(pages.map(({ id }) => id))
  const order = new Intl.Collator(pageLanguage())
  const below = (parent: string | undefined, level: number): Page<Entry>[] =>
    pages
      .filter(
        (page) => (page.parent !== undefined && ids.has(page.parent) ? page.parent : undefined) === parent,
      )
      .sort(
        (a, b) =>
          Number(b.id === 'home') - Number(a.id === 'home') ||
          order.compare(a.title ?? a.id, b.title ?? b.id),
      )
      .flatMap((page) => [{ ...page, level }, ...(level < ids.size ? below(page.id, level + 1) : [])])
  const tree = below(undefined, 0)
  // Pages in a cycle are not reachable from the root.
  const placed = new Set(tree.map(({ id }) => id))
  return [...tree, ...pages.filter(({ id }) => !placed.has(id))]
}

/** Takes the name of a collection, the entries of its list in order, and the number of rows. */
export function listRows<Entry extends Listed>(
  collection: string,
  entries: Iterable<Entry>,
  count: number,
): Row<Entry>[] {
  const isTree = collection === 'pages' || collection === ownPages
  const rows: Page<Entry>[] = []
  for (const entry of entries) {
    if (!isTree && rows.length >= count) break
    const plain = entry.toJS()
    const [id, title] = [String(plain['slug']), isTree ? shortTitle(plain) : undefined]
    const parent = parentOf(collection, id, asGroup(plain['data']))
    rows.push({ entry, level: 0, id, parent, plain, ...(title ? { title } : {}) })
  }
  return (isTree ? inTree(rows).slice(0, count) : rows).map(({ entry, level, title, plain }) => {
    const note = heldNote(collection, languages(plain), 'listed')
    return { entry, level, ...(title ? { title } : {}), ...(note ? { note } : {}) }
  })
}
