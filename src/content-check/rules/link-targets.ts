/** Decides whether one link target leads somewhere: a page, fragment or file of this site, or a safe address. */
import type { Message } from '../../content-model/problems'
import { urlKind } from '../../content-model/markdown/safe-url'
import { nearest } from '../../content-model/nearest'
import { parseSiteLink, pathOf, type PageTarget } from '../../site/paths'
import { entryRouteOf, routeOf, singleRouteIds } from '../../site/routes'
import { isLocaleCode, type LocaleCode } from '../../site/locales'
import type { KnownEntry } from '../known-site'
import type { SiteLookup } from '../site-lookup'
import { languageName, message, type RuleInput } from '../rule'
import { externalFault } from './external-links'

const siteWord = /^[a-z0-9-]+(?:\/[a-z0-9-]+)?(?:[?#].*)?$/

function pagesOf({ lookup, locale }: RuleInput): string[] {
  const entries = ['products', 'services', 'news'].flatMap((collection) => {
    const route = entryRouteOf(collection)
    return route
      ? lookup.ids(collection).map((id) => pathOf(route, 'en', lookup.entry(collection, id)?.slugs.en ?? id))
      : []
  })
  return [...singleRouteIds.flatMap((id) => [pathOf(id, 'en'), pathOf(id, locale)]), ...entries]
}

function broken(target: string, input: RuleInput): Message {
  const meant = target.startsWith('/')
    ? nearest(target, pagesOf(input))
    : nearest(target, [...singleRouteIds, ...input.lookup.ids('products')])
  return message(
    'broken-link',
    [`there is no page “${target}”`, `eine Seite „${target}“ gibt es nicht`],
    meant
      ? [`write “${meant}”`, `schreiben Sie „${meant}“`]
      : ['correct the link or remove it', 'berichtigen oder entfernen Sie den Link'],
  )
}

function fileFault(target: string, lookup: SiteLookup): Message | undefined {
  const files = target.startsWith('/media/') ? lookup.media : lookup.downloads
  if (!files || files.has(target)) return undefined
  const meant = nearest(target, [...files])
  return message(
    'missing-file',
    [`there is no file “${target}”`, `eine Datei „${target}“ gibt es nicht`],
    meant
      ? [`write “${meant}”`, `schreiben Sie „${meant}“`]
      : ['upload the file or correct the link', 'laden Sie die Datei hoch oder berichtigen Sie den Link'],
  )
}

/** The entry behind a page: a product, or the `pages` entry that is filed under the route's id. */
export function entryOf(target: PageTarget, lookup: SiteLookup): KnownEntry | undefined {
  const collection = routeOf(target.route).entries
  return collection && target.entry
    ? lookup.entry(collection, target.entry)
    : lookup.entry('pages', target.route)
}

/** Checks a fragment (`#id` without the sign) against the headings and section anchors of a page. */
export function fragmentFault(
  fragment: string,
  entry: KnownEntry | undefined,
  locale: LocaleCode,
): Message | undefined {
  const known = entry?.fragments[locale]
  if (!known || fragment === '' || known.includes(fragment)) return undefined
  const meant = nearest(fragment, known)
  const language = languageName(locale)
  return message(
    'missing-fragment',
    [
      `the ${language.en} page has no place “#${fragment}”`,
      `die Seite auf ${language.de} hat keine Stelle „#${fragment}“`,
    ],
    meant
      ? [`write “#${meant}”`, `schreiben Sie „#${meant}“`]
      : [
          'use the anchor of a section or the id of a heading',
          'verwenden Sie die Sprungmarke eines Abschnitts oder die Kennung einer Überschrift',
        ],
  )
}

function formFault(path: string, locale: LocaleCode): Message | undefined {
  const prefix = path.split('/')[1]
  if (isLocaleCode(prefix) && prefix !== locale) {
    const other = languageName(prefix)
    return message(
      'other-language',
      [
        `the link leads to the ${other.en} page`,
        `der Link führt auf die Seite in einer anderen Sprache (${other.de})`,
      ],
      [
        'write the English address without language; it is translated by itself',
        'schreiben Sie die englische Adresse ohne Sprachkürzel; sie wird von selbst übersetzt',
      ],
    )
  }
  if (path.length > 1 && path.endsWith('/')) {
    return message(
      'trailing-slash',
      [`“${path}” ends with a slash`, `„${path}“ endet mit einem Schrägstrich`],
      ['leave out the last slash', 'lassen Sie den letzten Schrägstrich weg'],
    )
  }
  return undefined
}

function siteFault(target: string, input: RuleInput): Message | undefined {
  const path = target.split(/[?#]/)[0] ?? ''
  if (/^\/(media|downloads)\//.test(path)) return fileFault(path, input.lookup)
  const form = path.startsWith('/') ? formFault(path, input.locale) : undefined
  if (form) return form
  const page = parseSiteLink(target, input.lookup.findEntry)
  if (!page || routeOf(page.route).status) return broken(target, input)
  const entry = entryOf(page, input.lookup)
  if (entry?.pending && !input.pending) {
    return message(
      'unpublished-target',
      [`“${target}” is not published yet`, `„${target}“ ist noch nicht veröffentlicht`],
      [
        'publish it first or remove the link',
        'veröffentlichen Sie die Seite zuerst oder entfernen Sie den Link',
      ],
    )
  }
  return fragmentFault(/#(.*)$/.exec(page.suffix)?.[1] ?? '', entry, input.locale)
}

/**
 * Returns what is wrong with a link target, or undefined. `where` is the kind of place: only link fields know
 * route ids and `collection/entry`.
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
  if (kind === 'fragment') {
    const route = entryRouteOf(input.collection.name)
    const onPage = route || input.collection.name === 'pages'
    return onPage
      ? fragmentFault(text.slice(1), input.lookup.entry(input.collection.name, input.id), input.locale)
      : undefined
  }
  return externalFault(text, kind)
}
