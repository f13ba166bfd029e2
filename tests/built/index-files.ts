/** Found 3 and 4: sitemap, feeds, robots.txt, security.txt, llms.txt and manifests, read by third-party parsers. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import sharp from 'sharp'
import { lastChanges } from '../../src/gatsby/last-changes'
import { collectionsIn, isListedIn } from '../../src/site/collections'
import { localeCodes, localeOf, locales, type LocaleCode } from '../../src/site/locales'
import { llmsPath, manifestPath } from '../../src/site/machine-files'
import { pathOf, withPrefix } from '../../src/site/paths'
import { routeOf } from '../../src/site/routes'
import { check, difference, elementsOf, withFile, type Problem } from '../lib/read-files'
import type { Check } from '../lib/report'
import { listedPages, type Site } from '../lib/site'
import { feedChecks } from './feeds'

const root = join(__dirname, '../..')
const gitKnows = (): boolean => lastChanges(root).size > 0

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** Queries git independently: the imprint lists no entries, so its date is that of its own file. */
function imprintDays(site: Site, urls: readonly { loc: string; lastmod?: string }[]): Problem[] {
  if (!gitKnows()) return []
  return localeCodes.map((locale) => {
    const file = `content/pages/imprint.${locale}.md`
    const day = git('log', '-1', '--format=%cs', '--', file)
    const loc = site.origin + pathOf('imprint', locale)
    const { lastmod } = urls.find((url) => url.loc === loc) ?? {}
    return lastmod !== undefined && lastmod !== day && `${loc} changed on ${day}, not on ${lastmod}`
  })
}

/** R105: exactly the canonical addresses of all languages, each with the alternates that its page states. */
function sitemap(site: Site): Check {
  return withFile(site, '/sitemap.xml', (text) => {
    const urls: { loc: string; lastmod?: string; alternates: string[] }[] = []
    for (const { name, text: value, attributes } of elementsOf(text)) {
      const last = urls.at(-1)
      if (name === 'loc') urls.push({ loc: value, alternates: [] })
      else if (last && name === 'lastmod') last.lastmod = value
      else if (last && name === 'xhtml:link')
        last.alternates.push(`${attributes['hreflang']} ${attributes['href']}`)
    }
    const pages = listedPages(site).filter(({ declared }) =>
      isListedIn('sitemap', (declared && routeOf(declared.route).entries) ?? 'pages'),
    )
    const wrong = urls.filter(({ loc, alternates }) => {
      const page = pages.find(({ path }) => site.origin + path === loc)
      const links = page?.root.querySelectorAll('link[rel=alternate][hreflang]') ?? []
      const named = links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`)
      return named.length === 0 || difference(alternates, named).some(Boolean)
    })
    const committed = new Set(gitKnows() ? git('ls-files', '--', 'content').split('\n') : [])
    const isCommitted = (loc: string) => {
      const { route, entry, locale } = pages.find(({ path }) => site.origin + path === loc)?.declared ?? {}
      return (
        route !== undefined &&
        committed.has(`content/${routeOf(route).entries ?? 'pages'}/${entry ?? route}.${locale}.md`)
      )
    }
    const undated = gitKnows()
      ? urls.filter(({ loc, lastmod }) => lastmod === undefined && isCommitted(loc))
      : []
    return [
      ...difference(
        urls.map(({ loc }) => loc),
        pages.map(({ path }) => site.origin + path),
      ),
      ...wrong.map(({ loc }) => `${loc} has other alternates than its page`),
      ...undated.map(({ loc }) => `${loc} has no day of change`),
      ...imprintDays(site, urls),
    ]
  })
}

/** The grammar of RFC 9116 for the fields of this file: one per line, and times as in RFC 3339. */
function securityText(site: Site): Check {
  return withFile(site, '/.well-known/security.txt', (text) => {
    const lines = text.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'))
    const fields = lines.map((line) => /^([A-Za-z][A-Za-z0-9-]*): (\S.*)$/.exec(line) ?? [line])
    const valuesOf = (name: string) =>
      fields.filter(([, key]) => key === name).map(([, , value = '']) => value)
    const [expires = ''] = valuesOf('Expires')
    const time = Date.parse(expires)
    return [
      ...fields.filter(([, key]) => key === undefined).map(([line]) => `"${line}" is no field`),
      valuesOf('Contact').length === 0 && 'no contact',
      ...valuesOf('Contact').map(
        (value) => !/^(?:https:|mailto:|tel:)\S+$/.test(value) && `contact "${value}"`,
      ),
      valuesOf('Expires').length !== 1 && 'it needs one day of expiry',
      !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/.test(expires) && `"${expires}" is no time`,
      !(time > Date.now()) && 'expired',
      !(time < Date.now() + 365 * 86_400_000) && 'expires later than a year from now',
      valuesOf('Preferred-Languages').join() !== localeCodes.join(', ') && 'other languages than the site',
      valuesOf('Canonical')[0] !== `${site.origin}/.well-known/security.txt` && 'another canonical address',
      !text.endsWith('\n') && 'the last line has no end',
    ]
  })
}

/** Contains every listed page of the language except further pages of lists, and no other page. */
function llms(site: Site, locale: LocaleCode): Check {
  return withFile(site, llmsPath(locale), (text) => {
    const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)(?:: \S.*)?$/gm)].map(([, link = '']) => link)
    const pages = listedPages(site).filter(
      (page) => page.locale === locale && !/\/[^/]+\/\d+$/.test(page.path),
    )
    return [
      !/^# \S.*\n\n> \S/.test(text) && 'it does not begin with a title and a summary',
      text.split('\n').filter((line) => line.startsWith('- ')).length !== links.length && 'a line is no link',
      ...difference(
        links,
        pages.map(({ path }) => site.origin + path),
      ),
    ]
  })
}

type Manifest = {
  lang?: string
  start_url?: string
  icons?: { src: string; sizes: string; type: string; purpose?: string }[]
}

/** The manifest of a language; every icon has the declared type and size. */
async function manifest(site: Site, locale: LocaleCode): Promise<Check> {
  const file = manifestPath(locale)
  if (!site.files.has(file)) return check(file, [`${file} is missing`])
  const { icons = [], lang, start_url } = JSON.parse(site.text(file)) as Manifest
  const pictures = await Promise.all(
    icons.map(async ({ src, sizes, type }) => {
      if (!site.files.has(src)) return `${src} is missing`
      const { width, height, format } = await sharp(join(site.folder, src)).metadata()
      if (!type.includes(format)) return `${src} is no ${type}`
      return sizes !== 'any' && sizes !== `${width}x${height}`
        ? `${src} has ${width}x${height} pixels`
        : undefined
    }),
  )
  const wanted = ['192x192 any', '512x512 any', '512x512 maskable']
  const kinds = icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
  return check(file, [
    ...pictures,
    ...wanted.filter((kind) => !kinds.includes(kind)).map((kind) => `no icon ${kind}`),
    lang !== localeOf(locale).iso && `lang is ${lang}`,
    start_url !== withPrefix(locale, '') && `start_url is ${start_url}`,
  ])
}

/** Files that browsers request by name: an icon file that contains a 32-pixel PNG, and Apple's. */
async function icons(site: Site): Promise<Check> {
  const apple = await sharp(join(site.folder, 'apple-touch-icon.png')).metadata()
  const { readFile } = await import('node:fs/promises')
  const ico = await readFile(join(site.folder, 'favicon.ico'))
  const inside = await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()
  return check('icons', [
    apple.width !== 180 && `apple-touch-icon.png has ${apple.width} pixels`,
    inside.width !== 32 && `favicon.ico has ${inside.width} pixels`,
    ico.readUInt16LE(2) !== 1 && 'favicon.ico is no icon file',
  ])
}

export async function indexFileChecks(site: Site): Promise<Check[]> {
  return [
    sitemap(site),
    ...locales.flatMap(({ code }) => [
      ...(collectionsIn('feed').length > 0 ? feedChecks(site, code) : []),
      llms(site, code),
    ]),
    securityText(site),
    withFile(site, '/robots.txt', (text) => [
      !text.includes(`Sitemap: ${site.origin}/sitemap.xml`) && 'it does not name the sitemap',
      /^Disallow: \/$/m.test(text) && 'it keeps search engines out',
    ]),
    ...(await Promise.all(localeCodes.map((locale) => manifest(site, locale)))),
    await icons(site),
  ]
}
