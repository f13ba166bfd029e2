/** The entries of Decap's lists and choices, from the build's index brought up to date by the repository. */
import { collectionNamed, namesOf, type Collection } from '../../content-model'
import type { ContentEntry } from '../../entries/site-content'
import { defaultLocale } from '../../site/locales'
import { contentNow, siteContent } from './site-index'
import { loading } from './backends'
import { replaceLists, type ListedEntry } from './internals'

/** The kinds of fields that lists use to name, sort, filter and group entries, and that cards show. */
const shownKinds: readonly string[] = ['slug', 'link', 'date', 'boolean', 'number', 'select', 'image']

/** The fields of a collection that its lists and choices show. */
function listFields(collection: Collection): string[] {
  const words = [...namesOf(collection), 'menuTitle']
  return Object.entries(collection.fields).flatMap(([name, { kind }]) =>
    shownKinds.includes(kind) || words.includes(name) ? [name] : [],
  )
}

/** An entry in the format of lists; languages that it lacks are absent. */
export function listed(collection: Collection, { id, values }: ContentEntry): ListedEntry {
  const names = listFields(collection)
  const brief = (own: Readonly<Record<string, unknown>> = {}) =>
    Object.fromEntries(names.flatMap((name) => (own[name] === undefined ? [] : [[name, own[name]]])))
  const others = Object.entries(values).filter(([locale]) => locale !== defaultLocale)
  return {
    collection: collection.name,
    slug: id,
    path: `content/${collection.name}/${id}.md`,
    data: brief(values[defaultLocale] ?? others[0]?.[1]),
    i18n: Object.fromEntries(others.map(([locale, own]) => [locale, { data: brief(own) }])),
  }
}

/** Must run once, before Decap starts. In development, the local server lists everything itself. */
export function registerLists(): void {
  replaceLists(async (name, isChoice) => {
    const collection = collectionNamed(name)
    if (!collection) return undefined
    const content = await loading(isChoice ? choices : contentNow)
    return content?.entries[name]?.map((entry) => listed(collection, entry))
  })
}

/** For a select field, slightly stale entries are good enough. */
async function choices() {
  const { asksForge } = await import('./unpublished')
  return asksForge() ? siteContent() : undefined
}
