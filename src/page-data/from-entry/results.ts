/** Shapes resolved entries as the page queries return them, so that fromQuery makes PageData of both. */
import { collections, type Collection } from '../../content-model'
import { readingMinutes } from '../../content-model/reading-time'
import { sectionTypes, type SectionName } from '../../content-model/sections'
import { translationOf } from '../../content-model/translated'
import { relatedArticles } from '../../gatsby/article-lists'
import { hrefOf, type EntryNode } from '../../gatsby/entry-index'
import { localeOf } from '../../site/locales'
import { entryRouteOf } from '../../site/routes'
import { fileOfVideo, videoSource } from '../video-source'
import { resolveFields, resolveValue, richText, type Surroundings } from './resolve'
import type { SiteContent } from './site-content'

/** Where nothing is written, a translated text is an empty text (spec, section 3). */
function emptyTexts(collection: Collection): Record<string, string> {
  const texts = Object.entries(collection.fields).filter(
    ([, field]) => field.translated && /^(text|longText|file|date|select)$/.test(field.kind),
  )
  return Object.fromEntries(texts.map(([name]) => [name, '']))
}

/** The written values of an entry in one language: shared ones and its own. */
export function valuesIn(node: EntryNode, around: Surroundings): Record<string, unknown> {
  return { ...node, ...translationOf(node, localeOf(around.locale).iso) }
}

/** The fields of an entry that are short: everything but sections and body. */
export function shortResult(
  collection: Collection,
  node: EntryNode,
  around: Surroundings,
  content: SiteContent,
) {
  const values = valuesIn(node, around)
  const short = Object.fromEntries(
    Object.entries(collection.fields).filter(
      ([, field]) => field.kind !== 'sections' && field.kind !== 'reference',
    ),
  )
  const route = entryRouteOf(collection.name)
  const file = String(values['file'] ?? '')
  const written = Object.entries(resolveFields(short, values, around)).filter(
    ([, value]) => value !== undefined,
  )
  return {
    ...emptyTexts(collection),
    ...Object.fromEntries(written),
    slug: node.slug,
    ...(route ? { href: hrefOf({ route, entry: node.slug }, around.locale, around.getNodes) } : {}),
    ...(collection.name === 'videos'
      ? {
          source: videoSource(node, around.locale, content.videos[fileOfVideo(node, around.locale) ?? '']),
        }
      : {}),
    ...(collection.name === 'downloads'
      ? { bytes: content.bytes[file] ?? 0, extension: file.split('.').pop()?.toLowerCase() ?? '' }
      : {}),
  }
}

/** A job’s card names its contact; other cards refer to nothing. */
export function cardResult(
  name: string,
  node: EntryNode,
  around: Surroundings,
  content: SiteContent,
): Record<string, unknown> {
  const collection = Object.values<Collection>(collections).find((each) => each.name === name)
  if (!collection) return {}
  const contact = collection.fields['contact']
  const own = contact?.kind === 'reference' ? { contact: resolveValue(contact, node['contact'], around) } : {}
  return { ...shortResult(collection, node, around, content), ...own }
}

/** The names under which the queries ask for what a section shows. */
const aliases: Partial<Record<SectionName, string>> = {
  products: 'products',
  services: 'services',
  testimonials: 'testimonials',
  downloads: 'downloads',
  team: 'team',
  partners: 'partners',
}

/** One section as the union `Section` of the schema. */
export function sectionResult(
  section: Record<string, unknown>,
  around: Surroundings,
): Record<string, unknown> {
  const type = String(section['type']) as SectionName
  const all = (collection: string) => around.find(collection).map((node) => around.card(collection, node))
  const alias = aliases[type]
  return {
    ...section,
    __typename: Object.hasOwn(sectionTypes, type) ? sectionTypes[type].graphql : '',
    ...(alias ? { [alias]: section['items'] } : {}),
    ...(type === 'text' ? { richText: section['text'] } : {}),
    ...(type === 'news' ? { latest: all('news').slice(0, Number(section['count'] ?? 3)) } : {}),
    ...(type === 'jobs' ? { jobs: all('jobs') } : {}),
  }
}

/** Everything a page query asks of an entry. */
export function pageResult(
  collection: Collection,
  node: EntryNode,
  around: Surroundings,
  content: SiteContent,
) {
  const values = valuesIn(node, around)
  const result: Record<string, unknown> = shortResult(collection, node, around, content)
  for (const [name, field] of Object.entries(collection.fields)) {
    if (field.kind === 'reference') result[name] = resolveValue(field, values[name], around)
    if (field.kind !== 'sections') continue
    const sections = resolveValue(field, values[name], around)
    result[name] = Array.isArray(sections)
      ? sections.map((section: Record<string, unknown>) => sectionResult(section, around))
      : []
  }
  const body = String(values['body'] ?? '')
  const about = around.find('news').filter((article) => {
    const topics = article[collection.name]
    return Array.isArray(topics) && topics.includes(node.slug)
  })
  return {
    ...result,
    ...(collection.body
      ? { body: richText(body, around, 2), minutes: readingMinutes(body, localeOf(around.locale).iso) }
      : {}),
    news: about.map((article) => around.card('news', article)),
    ...(collection.name === 'news'
      ? {
          related: relatedArticles(node, around.find('news'), around.locale).map((each) =>
            around.card('news', each),
          ),
        }
      : {}),
  }
}
