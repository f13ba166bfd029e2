/** From PageData to the tags of `<head>`: canonical, alternates, link previews (docs/spec/languages.md#head-tags). */
import { mainPicture, mainPictureSizes } from '../page/main-picture'
import type { PageData } from '../page/types'
import { collectionsIn } from '../site/collections'
import { locales } from '../site/locales'
import { feedTypes, jsonFeedPath, manifestPath, rssPath } from '../site/machine-files'
import { socialImagePath, socialImageSize } from '../site/social-image'
import { windowTitle } from '../site/window-title'
import { alternateLinks } from './alternate-links'

export type HeadTag =
  | {
      tag: 'link'
      rel: string
      href: string
      hrefLang?: string
      as?: 'image' | 'font'
      type?: string
      title?: string
      sizes?: string
      crossOrigin?: 'anonymous'
      imageSrcSet?: string
      imageSizes?: string
      fetchPriority?: 'high'
    }
  | { tag: 'meta'; name?: string; property?: string; content: string; media?: string }

/** The page's title with the company's name; the home page leads with the name. */
export function documentTitle({ meta, site }: PageData): string {
  if (meta.routeId === 'home') return `${site.name}: ${meta.title}`
  return windowTitle(meta.title, site.name)
}

const openGraphLocale = (iso: string) => iso.replace('-', '_')

function alternates({ meta }: PageData, origin: string): HeadTag[] {
  return alternateLinks(meta.alternates, origin).map(([hrefLang, href]) => ({
    tag: 'link',
    rel: 'alternate',
    hrefLang,
    href,
  }))
}

/** The adjacent pages of a list, by path: Firefox prefetches the next one from the current host. */
function neighbours({ meta }: PageData): HeadTag[] {
  return (['previous', 'next'] as const).flatMap((side): HeadTag[] => {
    const path = meta[side]
    return path ? [{ tag: 'link', rel: side === 'next' ? 'next' : 'prev', href: path }] : []
  })
}

/** Preloads the main image in its best format; browsers that do not support the type skip the link. */
function preload(page: PageData): HeadTag[] {
  const best = mainPicture(page)?.sources[0]
  if (!best) return []
  const { type, srcSet } = best
  return [
    {
      tag: 'link',
      rel: 'preload',
      // The smallest file, for browsers without support for `imagesrcset`.
      href: srcSet.split(' ')[0] ?? '',
      as: 'image',
      type,
      imageSrcSet: srcSet,
      imageSizes: mainPictureSizes,
      fetchPriority: 'high',
    },
  ]
}

/** Marks tags for crawlers until the HTML is finished (src/gatsby/slim-html.ts). */
export const crawlerAttribute = 'data-crawlers'

/** Tags that browsers use; updated during client-side navigation. */
export function browserTags({ meta, site }: PageData, origin: string): HeadTag[] {
  const { locale } = meta
  const feed = (type: string, href: string): HeadTag => ({
    tag: 'link',
    rel: 'alternate',
    type,
    href,
    title: site.name,
  })
  return [
    { tag: 'meta', name: 'description', content: meta.description },
    meta.noindex
      ? { tag: 'meta', name: 'robots', content: 'noindex' }
      : { tag: 'link', rel: 'canonical', href: origin + meta.path },
    { tag: 'link', rel: 'manifest', href: manifestPath(locale) },
    ...(collectionsIn('feed').length > 0
      ? [feed(feedTypes.rss, rssPath(locale)), feed(feedTypes.json, jsonFeedPath(locale))]
      : []),
  ]
}

const property = (name: string, content: string): HeadTag => ({ tag: 'meta', property: name, content })

/** An article's publication date and topics. */
function articleTags(page: PageData): HeadTag[] {
  if (page.kind !== 'article') return []
  const { date, topics } = page.article
  return [
    property('article:published_time', date),
    ...topics.map(({ title }) => property('article:tag', title)),
  ]
}

/** The image is the page's pattern with its title, unless the page has an image of its own. */
function imageTags({ meta }: PageData, origin: string): HeadTag[] {
  return [
    property('og:image', origin + socialImagePath(meta)),
    property('og:image:width', String(socialImageSize.width)),
    property('og:image:height', String(socialImageSize.height)),
    property('og:image:alt', meta.linkPicture?.alt ?? meta.title),
  ]
}

/**
 * Tags needed only by crawlers and for the first paint; they exist in the built HTML only. `twitter:` tags fall back to
 * `og:`.
 */
export function crawlerTags(page: PageData, origin: string): HeadTag[] {
  const { meta, site } = page
  if (meta.noindex) return []
  const others = locales.filter(({ code }) => code !== meta.locale && meta.alternates[code])
  return [
    ...preload(page),
    ...alternates(page, origin),
    ...neighbours(page),
    property('og:type', page.kind === 'article' ? 'article' : 'website'),
    property('og:site_name', site.name),
    property('og:title', meta.title),
    property('og:description', meta.description),
    property('og:url', origin + meta.path),
    property('og:locale', openGraphLocale(meta.iso)),
    ...others.map(({ iso }) => property('og:locale:alternate', openGraphLocale(iso))),
    ...imageTags(page, origin),
    ...articleTags(page),
    { tag: 'meta', name: 'twitter:card', content: 'summary_large_image' },
  ]
}
