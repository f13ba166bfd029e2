/** The head of every page: title, description, language, canonical, alternates and link previews (R101 to R106). */
import { defaultLocale, localeOf, locales, type LocaleCode } from '../../src/site/locales'
import type { Check } from '../lib/report'
import { listedPages, type Page, type Site } from '../lib/site'

/** What search engines show of a title and of a description, in characters. */
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

/** Everything that a page's head must say, whether or not search engines may list it. */
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
    ...(meta(page, 'name=viewport')?.includes('width=device-width') ? [] : ['no viewport for small screens']),
    ...(root.querySelector('meta[charset]') ? [] : ['no charset']),
  ]
}

/** The alternates that a page names: language → address. */
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
  ]
}

/** Titles and descriptions that stand on more than one page of a language. */
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
    return { name: `head ${page.path}`, problems: [...basics(page), ...more] }
  })
  const pages = listedPages(site)
  return [
    ...perPage,
    repeated('title', pages, (page) => page.root.querySelector('head > title')?.text),
    repeated('description', pages, (page) => meta(page, 'name=description')),
  ]
}
