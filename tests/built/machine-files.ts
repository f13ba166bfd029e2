/** What machines read: sitemap, feeds, robots.txt, security.txt, web manifest, build metadata and payloads. */
import { defaultLocale, localeCodes } from '../../src/site/locales'
import { pathOf } from '../../src/site/paths'
import type { Check } from '../lib/report'
import { listedPages, type Site } from '../lib/site'
import { dateChecks } from './dates'

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

/** Reads a file, or says that it is missing. */
function withFile(site: Site, file: string, problems: (text: string) => (string | false)[]): Check {
  const found = site.files.has(file) ? problems(site.text(file)) : [`${file} is missing`]
  return { name: file.slice(1), problems: found.filter((problem) => problem !== false) }
}

/** R105: the main addresses of all languages, and nothing else. */
function sitemap(site: Site): Check {
  return withFile(site, '/sitemap.xml', (text) => {
    const listed = all(text, /<loc>([^<]+)<\/loc>/g)
    const expected = listedPages(site).map(({ path }) => site.origin + path)
    return [
      ...expected.filter((address) => !listed.includes(address)).map((address) => `${address} is missing`),
      ...listed
        .filter((address) => !expected.includes(address))
        .map((address) => `${address} should not be listed`),
      listed.length !== new Set(listed).size && 'an address is listed twice',
      !text.includes('hreflang="x-default"') && 'no alternates',
    ]
  })
}

function feeds(site: Site): Check[] {
  return localeCodes.map((locale) => {
    const home = locale === defaultLocale ? '' : pathOf('home', locale)
    return withFile(site, `${home}/feed.xml`, (text) => {
      const links = all(text, /<link>([^<]+)<\/link>/g)
      const items = all(text, /<item>([\s\S]*?)<\/item>/g)
      const missing = links.filter((address) => !site.fileAt(address.replace(site.origin, '') || '/'))
      return [...missing.map((address) => `${address} leads nowhere`), items.length === 0 && 'no articles']
    })
  })
}

function securityText(site: Site): Check {
  return withFile(site, '/.well-known/security.txt', (text) => {
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
    return [
      !/^Contact: mailto:\S+@\S+$/m.test(text) && 'no contact',
      !(expires > Date.now()) && 'expired, or without a day of expiry',
      !(expires < Date.now() + 366 * 86_400_000) && 'expires later than a year from now',
    ]
  })
}

type Latest = { id?: string; timestamp?: number }
type Metadata = Latest & { matcher?: unknown; prerendered?: string[] }

/** R71, R72, B7: the manifest of the build, and the metadata that it names. */
function buildMetadata(site: Site): Check {
  return withFile(site, '/builds/latest.json', (text) => {
    const { id } = JSON.parse(text) as Latest
    const file = `/builds/meta/${id}.json`
    if (!id || !site.files.has(file)) return [`${file} is missing`]
    const metadata = JSON.parse(site.text(file)) as Metadata
    const known = new Set(metadata.prerendered)
    const expected = site.pages.filter(({ declared }) => declared?.status === 200).map(({ path }) => path)
    return [
      metadata.id !== id && 'the ids differ',
      metadata.matcher === undefined && 'no matcher',
      ...expected.filter((path) => !known.has(path)).map((path) => `${path} is not listed as prerendered`),
      ...[...known]
        .filter((path) => path !== '/' && path.endsWith('/'))
        .map((path) => `${path} ends with a slash`),
    ]
  })
}

/** R73: a payload beside each page, with a `data` field. */
function payloads(site: Site): Check {
  const pages = site.pages.filter(({ declared }) => declared?.status === 200)
  const problems = pages.flatMap(({ path }) => {
    const file = `${path === '/' ? '' : path}/_payload.json`
    if (!site.files.has(file)) return [`${file} is missing`]
    const payload = JSON.parse(site.text(file)) as { data?: unknown }
    return typeof payload.data === 'object' && payload.data !== null ? [] : [`${file} has no data`]
  })
  return { name: 'payloads', problems }
}

type Icon = { src: string }

export function machineFileChecks(site: Site): Check[] {
  return [
    sitemap(site),
    ...feeds(site),
    ...dateChecks(site),
    withFile(site, '/robots.txt', (text) => [
      !text.includes(`Sitemap: ${site.origin}/sitemap.xml`) && 'it does not name the sitemap',
      /^Disallow: \/$/m.test(text) && 'it keeps search engines out',
    ]),
    securityText(site),
    withFile(site, '/manifest.webmanifest', (text) => {
      const { icons = [] } = JSON.parse(text) as { icons?: Icon[] }
      const missing = icons.filter(({ src }) => !site.files.has(src)).map(({ src }) => `${src} is missing`)
      return [...missing, icons.length === 0 && 'no icons']
    }),
    buildMetadata(site),
    payloads(site),
  ]
}
