/** From content to PageData, for the build, the development server and the editor's preview. */
import { collections, pathOfEntry } from '../content-model'
import { readingMinutes } from '../content-model/reading-time'
import { translatedText, translationOf } from '../content-model/translated'
import { pagesOfList } from '../entries/article-lists'
import type { Content, Entry } from '../entries/content'
import { namesIn, type PagePlan } from '../entries/page-plan'
import { placeOfEntry, placeOfFurtherPage, placeOfRoute, type PagePlace } from '../entries/page-place'
import type { Translate } from '../i18n/texts'
import type { Cards } from '../page/shown'
import type { EntryCollection, PageData, PageMeta, SectionData, SectionExtras } from '../page/types'
import { isOwnCollection } from '../site/collection-names'
import { localeOf, type LocaleCode } from '../site/locales'
import { listPagePath } from '../site/paths'
import { routeOf } from '../site/routes'
import type { Around, Media } from './around'
import { cardOf, cover, entryReader, reader } from './cards'
import { factsOf } from './facts'
import { richText } from './rich-text'
import { sectionsOf } from './sections'
import { siteData } from './site'

/** The language of a page with its interface texts, and file metadata. */
export type AssembleContext = {
  readonly locale: LocaleCode
  readonly texts: Translate
  readonly media: Media
}

type Page = { plan: PagePlan; entry: Entry; place: PagePlace; around: Around }

const cards = <C extends keyof Cards>(
  collection: C,
  slugs: readonly string[] | undefined,
  { card }: Around,
): Cards[C][] => (slugs ?? []).flatMap((slug) => card(collection, slug) ?? [])

/** `title` and `description` are the page's own; search-specific ones of its entry take precedence. */
const meta = ({ entry, place, around }: Page, title: string, description: string): PageMeta => {
  const { code, iso } = localeOf(around.locale)
  const linkPicture = translationOf(entry, iso)?.['linkPicture'] as PageMeta['linkPicture']
  return {
    ...place,
    locale: code,
    iso,
    title: translatedText(entry, 'searchTitle', iso) || title,
    description: translatedText(entry, 'searchDescription', iso) || description,
    noindex: place.noindex || entry['unlisted'] === true,
    ...(linkPicture?.src && { linkPicture: { src: linkPicture.src, alt: linkPicture.alt } }),
  }
}

/** A page of the news list, with its neighbours and all topics. */
function archiveOf({ plan, place, around }: Page): SectionExtras['newsArchive'] | undefined {
  const { part } = plan
  if (!part) return undefined
  const { locale } = around
  // A topic's list is a child of the list of all articles.
  const [above, list] = place.breadcrumb.slice(-2)
  const first = list?.href ?? '/'
  const all = plan.route === 'tag' ? above?.href : first
  return {
    items: cards('news', part.articles, around),
    page: part.number,
    pages: pagesOfList(first, locale, part.counts[locale], part.number),
    ...(part.years && {
      years: part.years.map(({ year, page }) => ({ year, href: listPagePath(first, locale, page) })),
    }),
    topics: cards('tags', part.topics, around).map((topic) => ({
      ...topic,
      ...(plan.route === 'tag' && topic.id === plan.slug && { current: true }),
    })),
    allHref: all ?? '/',
  }
}

/** Each page of a list has a distinct title, and links to its neighbours. */
function asPart(
  own: PageMeta,
  archive: SectionExtras['newsArchive'] | undefined,
  texts: Translate,
): PageMeta {
  if (!archive) return own
  const { page, pages } = archive
  const hrefOf = (number: number) => pages.find((part) => part.number === number)?.href
  const label = page > 1 ? texts('common:pageNumber', { n: page }) : undefined
  const named = label ? { title: `${own.title}, ${label}`, description: `${label}: ${own.description}` } : {}
  return { ...own, ...named, previous: hrefOf(page - 1), next: hrefOf(page + 1) }
}

/** A page without an opening section starts with its title, because the opening holds the page's h1. */
const withOpening = (sections: SectionData[], heading: string, seed: string): SectionData[] =>
  sections[0]?.type === 'hero' ? sections : [{ type: 'hero', heading, size: 'small', seed }, ...sections]

function singlePage(page: Page): PageData {
  const { plan, entry, around } = page
  const show = reader(routeOf(plan.route).own ? 'own-pages' : 'pages', entry, around)
  const title = show('title')
  const own = translationOf(entry, localeOf(around.locale).iso) ?? {}
  const archive = archiveOf(page)
  return {
    kind: 'page',
    meta: asPart(meta(page, title, show('description')), archive, around.texts),
    site: siteData(around),
    sections: withOpening(
      sectionsOf(
        own['sections'],
        {
          seed: plan.slug,
          body: richText(String(own['body'] ?? ''), around, 2),
          latest: plan.latest ?? [],
          archive,
        },
        around,
      ),
      title,
      plan.slug,
    ),
  }
}

function tagPage(page: Page): PageData {
  const { plan, entry, place, around } = page
  const show = reader('tags', entry, around)
  const [title, summary] = [show('title'), show('summary')]
  const archive = archiveOf(page)
  const label = place.breadcrumb.at(-2)?.label
  return {
    kind: 'page',
    meta: asPart(meta(page, title, summary), archive, around.texts),
    site: siteData(around),
    sections: [
      { type: 'hero', label, heading: title, lead: summary, size: 'small', seed: plan.slug },
      ...(archive ? [{ type: 'newsArchive' as const, heading: title, ...archive }] : []),
    ],
  }
}

function productPage(page: Page): PageData {
  const { plan, entry, around } = page
  const show = reader('products', entry, around)
  return {
    kind: 'product',
    meta: meta(page, `${show('title')}: ${show('kind')}`, show('summary')),
    site: siteData(around),
    product: {
      ...show.all('title', 'tagline', 'kind', 'summary'),
      cover: cover(plan.slug, show('cover')),
      facts: factsOf(collections.products, entry, around),
      sections: entrySections(page),
      services: show('services'),
      news: cards('news', plan.about, around),
    },
  }
}

function entryPage(page: Page, collection: EntryCollection): PageData {
  const { plan, entry, around } = page
  const show = entryReader(entry, around)
  return {
    kind: 'entry',
    meta: meta(page, show('title'), show('summary')),
    site: siteData(around),
    entry: {
      collection,
      ...show.all('title', 'tagline', 'summary'),
      date: typeof entry['date'] === 'string' ? entry['date'] : undefined,
      cover: cover(plan.slug, show('cover')),
      facts: factsOf(collections[collection], entry, around),
      sections: entrySections(page),
      products: cards('products', namesIn(entry['products']), around),
      news: cards('news', plan.about, around),
    },
  }
}

function entrySections({ plan, entry, around }: Page) {
  const written = translationOf(entry, localeOf(around.locale).iso)?.['sections']
  const body = { html: '', headings: [], videos: [] }
  return sectionsOf(written, { seed: plan.slug, body, latest: plan.latest ?? [] }, around)
}

function articlePage(page: Page): PageData {
  const { plan, entry, around } = page
  const { iso } = localeOf(around.locale)
  const show = reader('news', entry, around)
  const body = String(translationOf(entry, iso)?.['body'] ?? '')
  const author = show('author')
  const beside = (slug: string | undefined) => (slug === undefined ? undefined : around.card('news', slug))
  return {
    kind: 'article',
    meta: meta(page, show('title'), show('summary')),
    site: siteData(around),
    article: {
      ...show.all('title', 'summary', 'date', 'products', 'services'),
      minutes: readingMinutes(body, iso),
      author: author && { name: author.name, role: author.role, portrait: author.portrait },
      cover: cover(plan.slug, show('cover')),
      text: richText(body, around, 2),
      topics: show('tags'),
      previous: beside(plan.older),
      next: beside(plan.newer),
      related: cards('news', plan.related, around),
    },
  }
}

/** The place of a planned page. Throws if its entry does not exist. */
function placeOf(plan: PagePlan, entry: Entry, locale: LocaleCode, content: Content): PagePlace {
  const { entries } = routeOf(plan.route)
  const place = entries
    ? placeOfEntry(plan.route, entry, locale, content)
    : placeOfRoute(plan.route, locale, content)
  const { part } = plan
  return part && part.number > 1
    ? placeOfFurtherPage(place, locale, part.number, (code) => part.counts[code])
    : place
}

function aroundOf(content: Content, managers: readonly string[], context: AssembleContext): Around {
  const around: Around = {
    ...context,
    content,
    managers,
    card: (collection, slug) => cardOf(collection, slug, around),
  }
  return around
}

/** Assembles a planned page in one language. Throws, naming the file, if its entry does not exist. */
export function assemble(content: Content, plan: PagePlan, context: AssembleContext): PageData {
  const { locale } = context
  const collection = routeOf(plan.route).entries ?? 'pages'
  const entry = content.one(collection, plan.slug)
  if (!entry)
    throw new Error(`${pathOfEntry(collection, plan.slug, locale)} is missing or could not be read.`)
  const around = aroundOf(content, plan.managers, context)
  const page: Page = { plan, entry, around, place: placeOf(plan, entry, locale, content) }
  switch (collection) {
    case 'products':
      return productPage(page)
    case 'services':
      return entryPage(page, collection)
    case 'news':
      return articlePage(page)
    case 'tags':
      return tagPage(page)
    default:
      return isOwnCollection(collection) ? entryPage(page, collection) : singlePage(page)
  }
}

/** The planned home page with one video instead of its sections: previews a video that no page shows yet. */
export function assembleVideo(
  content: Content,
  plan: PagePlan,
  id: string,
  context: AssembleContext,
): PageData {
  const page = assemble(content, plan, context)
  const video = aroundOf(content, plan.managers, context).card('videos', id)
  if (page.kind !== 'page') return page
  const shown = video && { type: 'video' as const, heading: video.title, video, text: '' }
  return { ...page, sections: shown ? [shown] : [] }
}
