/** Cards of entries, one function per collection. */
import { collections } from '../content-model'
import { cover as coverField, summary, tagline, title } from '../content-model/collections/common'
import type { Field, Fields } from '../content-model/fields'
import { translationOf } from '../content-model/translated'
import { hrefOf } from '../entries/addresses'
import type { Entry } from '../entries/content'
import { fileOfVideo, videoSource } from '../entries/video-source'
import type { Cards, Shown } from '../page/shown'
import type { Cover, EntryCard, EntryCollection, Picture } from '../page/types'
import { ownCollectionNames, type OwnCollection } from '../site/collection-names'
import { localeOf } from '../site/locales'
import { entryRouteOf } from '../site/routes'
import type { Around } from './around'
import { showField } from './show'

type Collections = typeof collections
type FieldsOf<C extends keyof Collections> = Collections[C]['fields']

/** Reads an entry's fields in the page's language, as pages show them; evaluated lazily. */
function fieldReader<F extends Fields>(fields: F, entry: Entry, around: Around) {
  const own = translationOf(entry, localeOf(around.locale).iso) ?? {}
  return <N extends keyof F & string>(name: N): Shown<F[N]> => {
    const field = fields[name] as F[N] & Field
    return showField(field, (field.translated ? own : entry)[name], around)
  }
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
    const { slug: id } = entry
    const href = address(collection, entry, around) || undefined
    return { id, title: show('title'), summary: show('summary'), href, cover: cover(id, show('cover')) }
  }

const ownCards = Object.fromEntries(ownCollectionNames.map((name) => [name, entryCard(name)])) as Pick<
  Make,
  OwnCollection
>

const cards: Make = {
  ...ownCards,
  products(entry, around) {
    const show = reader('products', entry, around)
    const { slug: id } = entry
    return {
      id,
      title: show('title'),
      summary: show('summary'),
      kind: show('kind'),
      href: address('products', entry, around),
      cover: cover(id, show('cover')),
    }
  },
  services: entryCard('services'),
  news(entry, around) {
    const show = reader('news', entry, around)
    const { slug: id } = entry
    return {
      id,
      title: show('title'),
      summary: show('summary'),
      href: address('news', entry, around),
      date: show('date'),
      cover: cover(id, show('cover')),
    }
  },
  tags(entry, around) {
    const show = reader('tags', entry, around)
    return { id: entry.slug, title: show('title'), href: address('tags', entry, around) }
  },
  team(entry, around) {
    const show = reader('team', entry, around)
    const { slug: id } = entry
    return {
      id,
      name: show('name'),
      role: show('role'),
      text: show('text'),
      email: show('email'),
      phone: show('phone'),
      portrait: cover(id, show('portrait')),
    }
  },
  jobs(entry, around) {
    const show = reader('jobs', entry, around)
    const contact = show('contact')
    return {
      id: entry.slug,
      title: show('title'),
      summary: show('summary'),
      place: show('place'),
      workload: show('workload'),
      employment: show('employment'),
      date: show('date'),
      validThrough: show('validThrough'),
      tasks: show('tasks'),
      profile: show('profile'),
      offer: show('offer'),
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
    const { slug: id } = entry
    return {
      id,
      name: show('name'),
      kind: show('kind'),
      text: show('text'),
      href: show('url')?.href,
      mark: cover(id, show('mark')),
    }
  },
  testimonials(entry, around) {
    const show = reader('testimonials', entry, around)
    return { id: entry.slug, quote: show('quote'), person: show('person'), company: show('company') }
  },
  downloads(entry, around) {
    const show = reader('downloads', entry, around)
    const href = show('file')
    return {
      id: entry.slug,
      title: show('title'),
      summary: show('summary'),
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
