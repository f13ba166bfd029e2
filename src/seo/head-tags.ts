/** From PageData to the tags of `<head>`: canonical, alternates, link previews (semantics, 5.6). */
import { mainPicture, mainPictureSizes } from '../page-data/main-picture'
import type { PageData } from '../page-data/types'
import { defaultLocale, locales } from '../site/locales'
import { socialImagePath } from '../site/social-image'

export type HeadTag =
  | {
      tag: 'link'
      rel: string
      href: string
      hrefLang?: string
      as?: 'image'
      type?: string
      imageSrcSet?: string
      imageSizes?: string
      fetchPriority?: 'high'
    }
  | { tag: 'meta'; name?: string; property?: string; content: string }

/** The page's title with the company's name; the home page leads with the name. */
export function documentTitle({ meta, site }: PageData): string {
  if (meta.routeId === 'home') return `${site.name}: ${meta.title}`
  return `${meta.title} | ${site.name}`
}

const openGraphLocale = (iso: string) => iso.replace('-', '_')

function alternates({ meta }: PageData, origin: string): HeadTag[] {
  const links = locales.flatMap(({ code, iso }): HeadTag[] => {
    const path = meta.alternates[code]
    if (!path) return []
    return [code, iso].map((hrefLang) => ({ tag: 'link', rel: 'alternate', hrefLang, href: origin + path }))
  })
  const fallback = meta.alternates[defaultLocale]
  return fallback
    ? [...links, { tag: 'link', rel: 'alternate', hrefLang: 'x-default', href: origin + fallback }]
    : links
}

/** The main picture in its best format; browsers that do not know the type pass over the link. */
function preload(page: PageData): HeadTag[] {
  const best = mainPicture(page)?.sources[0]
  if (!best) return []
  const { type, srcSet } = best
  return [
    {
      tag: 'link',
      rel: 'preload',
      // For browsers that do not read the list of widths; the smallest file.
      href: srcSet.split(' ')[0] ?? '',
      as: 'image',
      type,
      imageSrcSet: srcSet,
      imageSizes: mainPictureSizes,
      fetchPriority: 'high',
    },
  ]
}

/** Returns every tag of a page's head except title and language; `origin` has no trailing slash. */
export function headTags(page: PageData, origin: string): HeadTag[] {
  const { meta, site } = page
  const url = origin + meta.path
  const description: HeadTag = { tag: 'meta', name: 'description', content: meta.description }
  if (meta.noindex) return [description, { tag: 'meta', name: 'robots', content: 'noindex' }]
  return [
    description,
    ...preload(page),
    { tag: 'link', rel: 'canonical', href: url },
    ...alternates(page, origin),
    { tag: 'meta', property: 'og:type', content: page.kind === 'article' ? 'article' : 'website' },
    { tag: 'meta', property: 'og:site_name', content: site.name },
    { tag: 'meta', property: 'og:title', content: meta.title },
    { tag: 'meta', property: 'og:description', content: meta.description },
    { tag: 'meta', property: 'og:url', content: url },
    { tag: 'meta', property: 'og:locale', content: openGraphLocale(meta.iso) },
    ...locales
      .filter(({ code }) => code !== meta.locale && meta.alternates[code])
      .map(({ iso }): HeadTag => ({
        tag: 'meta',
        property: 'og:locale:alternate',
        content: openGraphLocale(iso),
      })),
    { tag: 'meta', property: 'og:image', content: origin + socialImagePath(meta.path) },
    { tag: 'meta', name: 'twitter:card', content: 'summary_large_image' },
  ]
}
