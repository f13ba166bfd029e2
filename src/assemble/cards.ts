/** Cards of entries, one function per collection. */
import { collections } from '../content-model'
import { cover as coverField, summary, tagline, title } from '../content-model/collections/common'
import type { Field, Fields } from '../content-model/fields'
import { translationOf } from '../content-model/translated'
import { hrefOf } from '../entries/addresses'
import type { Entry } from '../entries/content'
import { fileOfVideo, videoSource } from '../entries/video-source'
import type { Cards, Shown, ShownFields } from '../page/shown'
import type { Cover, EntryCard, EntryCollection, Picture } from '../page/types'
import { ownCollectionNames, type OwnCollection } from '../site/collection-names'
import { localeOf } from '../site/locales'
import { entryRouteOf } from '../site/routes'
import type { Around } from './around'
import { showField } from './show'

type Collections = typeof collections
type FieldsOf<C extends keyof Collections> = Collections[C]['fields']

/** Reads an entry's fields in the page's language, as pages show them: one, or `all` of several. */
function fieldReader<F extends Fields>(fields: F, entry: Entry, around: Around) {
  const own = translationOf(entry, localeOf(around.locale).iso) ?? {}
  const show = <N extends keyof F & string>(name: N): Shown<F[N]> => {
    const field = fields[name] as F[N] & Field
    return showField(field, (field.translated ? own : entry)[name], around)
  }
  const all = <N extends keyof F & string>(...names: N[]) =>
    Object.fromEntries(names.map((name) => [name, show(name)])) as ShownFields<Pick<F, N>>
  return Object.assign(show, { all })
}

/** The reader of a collection's entries. */
export const reader = <C extends keyof Collections>(collection: C, entry: Entry, around: Around) =>
  fieldReader<FieldsOf<C>>(collections[collection].fields as FieldsOf<C>, entry, around)

/** The reader of the fields common to all entry pages. */
export const entryReader = (entry: Entry, around: Around) =>
  fieldReader({ title, tagline, summary, cover: coverField }, entry, around)

/** An image, or else the pattern of the seed. */
export const cover = (seed: string, picture: Picture | undefined): Cover => ({ seed, picture })

/** The paragraphs of a text, separated by blank lines. */
const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)

type Make = { [C in keyof Cards]: (entry: Entry, around: Around) => Cards[C] | undefined }

const address = (collection: string, { slug }: Entry, { locale, content }: Around): string => {
  const route = entryRouteOf(collection)
  return route ? hrefOf({ route, entry: slug }, locale, content) : ''
}

const entryCard =
  (collection: EntryCollection) =>
  (entry: Entry, around: Around): EntryCard => {
    const show = entryReader(entry, around)
    const href = address(collection, entry, around) || undefined
    return { id: entry.slug, ...show.all('title', 'summary'), href, cover: cover(entry.slug, show('cover')) }
  }

const ownCards = Object.fromEntries(ownCollectionNames.map((name) => [name, entryCard(name)])) as Pick<
  Make,
  OwnCollection
>

const cards: Make = {
  ...ownCards,
  products(entry, around) {
    const show = reader('products', entry, around)
    return {
      id: entry.slug,
      ...show.all('title', 'summary', 'kind'),
      href: address('products', entry, around),
      cover: cover(entry.slug, show('cover')),
    }
  },
  services: entryCard('services'),
  news(entry, around) {
    const show = reader('news', entry, around)
    const href = address('news', entry, around)
    return {
      id: entry.slug,
      ...show.all('title', 'summary', 'date'),
      href,
      cover: cover(entry.slug, show('cover')),
    }
  },
  tags(entry, around) {
    const show = reader('tags', entry, around)
    return { id: entry.slug, title: show('title'), href: address('tags', entry, around) }
  },
  team(entry, around) {
    const show = reader('team', entry, around)
    const portrait = cover(entry.slug, show('portrait'))
    return { id: entry.slug, ...show.all('name', 'role', 'text', 'email', 'phone'), portrait }
  },
  jobs(entry, around) {
    const show = reader('jobs', entry, around)
    const contact = show('contact')
    return {
      id: entry.slug,
      ...show.all('title', 'summary', 'place', 'workload', 'employment', 'date', 'validThrough'),
      ...show.all('tasks', 'profile', 'offer'),
      contact: contact && {
        name: contact.name,
        role: contact.role,
        email: contact.email,
        phone: contact.phone,
      },
    }
  },
  partners(entry, around) {
    const show = reader('partners', entry, around)
    const [href, mark] = [show('url')?.href, cover(entry.slug, show('mark'))]
    return { id: entry.slug, ...show.all('name', 'kind', 'text'), href, mark }
  },
  testimonials(entry, around) {
    const show = reader('testimonials', entry, around)
    return { id: entry.slug, ...show.all('quote', 'person', 'company') }
  },
  downloads(entry, around) {
    const show = reader('downloads', entry, around)
    const href = show('file')
    return {
      id: entry.slug,
      ...show.all('title', 'summary'),
      href,
      extension: href.split('.').pop()?.toLowerCase() ?? '',
      bytes: around.media.bytesOf(href) ?? 0,
    }
  },
  videos(entry, around) {
    const show = reader('videos', entry, around)
    const { slug: id } = entry
    const file = fileOfVideo(entry, around.locale)
    const source = videoSource(entry, around.locale, file ? around.media.videoOf(file) : undefined)
    // A video entry without a source is not shown.
    if (!source) return undefined
    const transcript = paragraphs(show('transcript') ?? '')
    return { id, title: show('title'), transcript, poster: cover(id, show('poster')), source }
  },
}

/** Makes the card of an entry. */
export function cardOf<C extends keyof Cards>(
  collection: C,
  slug: string,
  around: Around,
): Cards[C] | undefined {
  const entry = around.content.one(collection, slug)
  return entry && cards[collection](entry, around)
}
