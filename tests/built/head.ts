/** The head of every page: title, description, language, canonical, alternates and link previews (R101 to R106). */
import { collectionsIn } from '../../src/site/collections'
import { isRightToLeft, defaultLocale, localeOf, locales, type LocaleCode } from '../../src/site/locales'
import { feedTypes, jsonFeedPath, manifestPath, rssPath } from '../../src/site/machine-files'
import { socialImageSize } from '../../src/site/social-image'
import type { Check } from '../lib/report'
import { listedPages, type Page, type Site } from '../lib/site'

/** The length of titles and descriptions that search engines show, in characters. */
const lengths = { title: [10, 75], description: [50, 175] } as const

const meta = (page: Page, selector: string): string | undefined =>
  page.root.querySelector(`meta[${selector}]`)?.getAttribute('content')

const link = (page: Page, selector: string): string | undefined =>
  page.root.querySelector(`link[${selector}]`)?.getAttribute('href')

function outOfRange(name: keyof typeof lengths, text: string): string[] {
  const [least, most] = lengths[name]
  return text.length < least || text.length > most
    ? [`${name} has ${text.length} characters, ${least} to ${most} are good: "${text}"`]
    : []
}

/** Everything that a page's head must contain, whether or not search engines may list it. */
function basics(page: Page): string[] {
  const { root } = page
  const titles = root.querySelectorAll('head > title')
  const html = root.querySelector('html')
  return [
    ...(titles.length === 1 ? [] : [`${titles.length} titles`]),
    ...(titles[0]?.text.trim() ? [] : ['empty title']),
    ...(meta(page, 'name=description')?.trim() ? [] : ['no description']),
    ...(html?.getAttribute('lang') === page.iso
      ? []
      : [`lang is ${html?.getAttribute('lang')}, not ${page.iso}`]),
    ...((html?.getAttribute('dir') ?? 'ltr') === (isRightToLeft(page.iso) ? 'rtl' : 'ltr')
      ? []
      : [`dir is ${html?.getAttribute('dir')}`]),
    ...(meta(page, 'name=viewport')?.includes('width=device-width') ? [] : ['no viewport for small screens']),
    ...(root.querySelector('meta[charset]') ? [] : ['no charset']),
  ]
}

/** The alternates of a page: language → address. */
function alternatesOf(page: Page): Map<string, string> {
  const links = page.root.querySelectorAll('link[rel=alternate][hreflang]')
  return new Map(links.map((each) => [each.getAttribute('hreflang') ?? '', each.getAttribute('href') ?? '']))
}

function alternateProblems(site: Site, page: Page): string[] {
  const named = alternatesOf(page)
  const own = named.get(page.locale)
  const canonical = link(page, 'rel=canonical')
  const problems = own === canonical ? [] : [`hreflang ${page.locale} is ${own}, canonical is ${canonical}`]
  for (const { code, iso } of locales) {
    if (named.get(code) !== named.get(iso)) problems.push(`hreflang ${code} and ${iso} differ`)
  }
  const fallback = named.get(defaultLocale)
  if (fallback && named.get('x-default') !== fallback) problems.push('x-default is not the default language')
  for (const [language, address] of named) {
    const other = site.pages.find(
      ({ path }) => site.origin + path === address || (path === '/' && address === `${site.origin}/`),
    )
    if (!other) problems.push(`hreflang ${language} leads nowhere: ${address}`)
    else if (other.declared?.alias) problems.push(`hreflang ${language} leads to an alias: ${address}`)
    else if (alternatesOf(other).get(page.locale) !== canonical)
      problems.push(`${address} does not name this page back`)
  }
  return problems
}

/**
 * The translations according to the routes table and content: the page of the same route and entry in every language.
 */
function declaredAlternates(site: Site, { declared }: Page): Map<string, string> | undefined {
  const own = site.declared.filter(
    ({ route, entry, alias }) => !alias && route === declared?.route && entry === declared.entry,
  )
  // The pages of a paginated list differ only in their number.
  if (new Set(own.map(({ locale }) => locale)).size !== own.length) return undefined
  const pairs = own.flatMap(({ locale, canonical }) =>
    [locale, localeOf(locale).iso].map((code) => [code, site.origin + canonical] as const),
  )
  const fallback = own.find(({ locale }) => locale === defaultLocale)
  return new Map([...pairs, ...(fallback ? [['x-default', site.origin + fallback.canonical] as const] : [])])
}

/** In both directions: the page states every declared alternate, and no other. */
function routeProblems(site: Site, page: Page): string[] {
  const wanted = declaredAlternates(site, page)
  if (!wanted) return []
  const named = alternatesOf(page)
  return [
    ...[...wanted]
      .filter(([language, address]) => named.get(language) !== address)
      .map(([language, address]) => `hreflang ${language} is ${named.get(language)}, not ${address}`),
    ...[...named.keys()]
      .filter((language) => !wanted.has(language))
      .map((language) => `hreflang ${language} is declared nowhere`),
  ]
}

/** The picture of a link preview exists, with its size and alternative text. */
function pictureProblems(site: Site, page: Page): string[] {
  const image = meta(page, 'property="og:image"') ?? ''
  const { width, height } = socialImageSize
  return [
    ...(image.startsWith(site.origin) && site.files.has(image.slice(site.origin.length))
      ? []
      : [`og:image leads nowhere: ${image}`]),
    ...(meta(page, 'property="og:image:width"') === String(width) ? [] : ['og:image:width is wrong']),
    ...(meta(page, 'property="og:image:height"') === String(height) ? [] : ['og:image:height is wrong']),
    ...(meta(page, 'property="og:image:alt"') ? [] : ['no og:image:alt']),
    ...(meta(page, 'name="twitter:card"') === 'summary_large_image' ? [] : ['no twitter:card']),
  ]
}

/** The links of every page for browsers: icons, theme colours, and the manifest and feeds of its language. */
function browserProblems(site: Site, page: Page): string[] {
  const colors = page.root.querySelectorAll('meta[name="theme-color"]')
  const expected = {
    'rel=manifest': manifestPath(page.locale),
    ...(collectionsIn('feed').length > 0 && {
      [`type="${feedTypes.rss}"`]: rssPath(page.locale),
      [`type="${feedTypes.json}"`]: jsonFeedPath(page.locale),
    }),
  }
  const icons = page.root.querySelectorAll('link[rel=icon],link[rel=apple-touch-icon]')
  return [
    ...Object.entries(expected).flatMap(([selector, address]) =>
      link(page, selector) === address ? [] : [`${selector} is ${link(page, selector)}, not ${address}`],
    ),
    ...(colors.length === 2 &&
    colors.every((color) => color.getAttribute('media')?.includes('prefers-color-scheme'))
      ? []
      : ['no theme-color for light and dark']),
    ...(icons.length === 3 ? [] : [`${icons.length} icons`]),
    ...icons
      .map((icon) => icon.getAttribute('href') ?? '')
      .filter((address) => !site.files.has(address))
      .map((address) => `icon ${address} is missing`),
  ]
}

function listed(site: Site, page: Page, locale: LocaleCode): string[] {
  const expected = site.origin + (page.declared?.canonical ?? '')
  const address = link(page, 'rel=canonical')
  const title = page.root.querySelector('head > title')?.text ?? ''
  const { iso } = localeOf(locale)
  return [
    ...(address === expected ? [] : [`canonical is ${address}, not ${expected}`]),
    ...(meta(page, 'property="og:url"') === address ? [] : ['og:url is not the canonical address']),
    ...(meta(page, 'property="og:locale"') === iso.replace('-', '_') ? [] : ['og:locale is wrong']),
    ...(meta(page, 'property="og:title"') ? [] : ['no og:title']),
    ...(meta(page, 'name=robots')?.includes('noindex') ? ['noindex on a page that should be found'] : []),
    ...outOfRange('title', title),
    ...outOfRange('description', meta(page, 'name=description') ?? ''),
    ...alternateProblems(site, page),
    ...routeProblems(site, page),
    ...pictureProblems(site, page),
  ]
}

/** Titles and descriptions shared by several pages of a language. */
function repeated(name: string, pages: readonly Page[], read: (page: Page) => string | undefined): Check {
  const seen = new Map<string, string>()
  const problems: string[] = []
  for (const page of pages) {
    const text = read(page) ?? ''
    const key = `${page.locale} ${text}`
    const first = seen.get(key)
    if (first) problems.push(`${page.path} has the ${name} of ${first}: "${text}"`)
    else seen.set(key, page.path)
  }
  return { name: `each ${name} only once`, problems }
}

export function headChecks(site: Site): Check[] {
  const perPage = site.pages.map((page) => {
    const found = page.declared && !page.declared.noindex
    const more = found
      ? listed(site, page, page.locale)
      : meta(page, 'name=robots')?.includes('noindex')
        ? []
        : ['no noindex on a page that is not to be found']
    return { name: `head ${page.path}`, problems: [...basics(page), ...browserProblems(site, page), ...more] }
  })
  const pages = listedPages(site)
  return [
    ...perPage,
    repeated('title', pages, (page) => page.root.querySelector('head > title')?.text),
    repeated('description', pages, (page) => meta(page, 'name=description')),
  ]
}
