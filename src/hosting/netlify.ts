/** The host rules as Netlify's `_headers` and `_redirects` files. */
import { defaultLocale } from '../site/locales'
import type { Redirect } from '../site/redirects'
import { errorPages, notFoundFile, prefixedLocales } from './answers'
import { firstSegment, groupOf, pageSegments, type Group } from './groups'
import { commonHeaders, groupHeaders, type BuiltSite, type Headers, type HostFacts } from './headers'

/** `path` is exact, or ends in `/*` for a folder, its contents included. */
export type HeaderRule = { path: string; headers: Headers }

type Place = { path: string; group: Group }

/** The next path segment from a folder towards a file: `/builds` and `/builds/meta/1.json` give `/builds/meta`. */
function childTowards(folder: string, file: string): string {
  const end = file.indexOf('/', folder.length + 1)
  return end < 0 ? file : file.slice(0, end)
}

/** Whether a path matches a folder's pattern: Netlify's `/news/*` also matches `/news.xml`, in any case. */
const startsLike = (folder: string, path: string): boolean =>
  path.toLowerCase().startsWith(folder.toLowerCase())

/** The group shared by all files of a folder, if its pattern matches no file of another group. */
function groupOfFolder(folder: string, files: readonly string[]): Group | undefined {
  const [group, ...others] = new Set(files.filter((file) => startsLike(folder, file)).map(groupOf))
  return others.length === 0 ? group : undefined
}

/** The minimal set of places below a folder that gives every file its group. */
function placesIn(folder: string, files: readonly string[]): Place[] {
  const children = [...new Set(files.map((file) => childTowards(folder, file)))].sort()
  return children.flatMap((child) => {
    if (files.includes(child)) {
      // A folder's address returns its page, an address without extension the page of that name.
      const asAddress = child.endsWith('.html') ? [child.replace(/(?:index)?\.html$/, '')] : []
      return [child, ...asAddress].map((path) => ({ path, group: groupOf(path) }))
    }
    const group = groupOfFolder(child, files)
    if (group) return [{ path: `${child}/*`, group }]
    return placesIn(
      child,
      files.filter((file) => file.startsWith(`${child}/`)),
    )
  })
}

/** A place matched by another's pattern needs no rule, and would get every header twice. */
function isCovered({ path }: Place, by: readonly Place[]): boolean {
  return by.some(
    (other) => other.path !== path && other.path.endsWith('/*') && startsLike(other.path.slice(0, -2), path),
  )
}

/**
 * Headers set on every path, so that unknown addresses get them as well; only these two may be set by two rules.
 * Whether the host applies the later value or joins both (and so invalidates them), the exceptions work: the editor's
 * sign-in window keeps its opener, other sites can embed our link previews.
 */
export const statedForAll = ['Cross-Origin-Opener-Policy', 'Cross-Origin-Resource-Policy']

/**
 * The rules of a built site. Otherwise no path matches two rules with the same header: hosts disagree on what that
 * means (docs/spec/hosting.md#no-overlap).
 * @param files all files of the built site, relative to its root: `/admin/index.html`
 */
export function headerRules(files: readonly string[], facts: HostFacts): HeaderRule[] {
  // The French pages' pattern, `/fr/*`, would match `/framework-….js` too: such pages get separate rules.
  const segments = pageSegments.filter((segment) =>
    files.every((file) => !startsLike(`/${segment}`, file) || groupOf(file) !== 'immutable'),
  )
  const others = files.filter((file) => !segments.includes(firstSegment(file).replace(/\.html$/, '')))
  const places: Place[] = [
    ...segments.map((segment): Place => ({ path: `/${segment}/*`, group: 'page' })),
    ...placesIn('', others).filter(({ path }) => !path.startsWith('/_')),
  ]
  const select = (headers: Headers, wanted: (name: string, value: string) => boolean): Headers =>
    Object.fromEntries(Object.entries(headers).filter(([name, value]) => wanted(name, value)))
  const forAll = select(groupHeaders('page', facts), (name) => statedForAll.includes(name))
  return [
    { path: '/*', headers: { ...commonHeaders(facts), ...forAll } },
    ...places
      .filter((place) => !isCovered(place, places))
      .map(({ path, group }) => ({
        path,
        headers: select(groupHeaders(group, facts), (name, value) => forAll[name] !== value),
      })),
  ]
}

/** The contents of a `_headers` file. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  )
  return `${blocks.join('\n')}\n`
}

/**
 * The contents of a `_redirects` file: error pages with their status, redirects, then real 404 responses in the path's
 * language. Files take precedence over rules without `!`, so a page at a redirected address wins.
 */
export function redirectRules(moved: readonly Redirect[]): string {
  const errors = errorPages.map(({ path, file, status }) => `${path}  ${file}  ${status}!`)
  const former = moved.map(({ from, to }) => `${from}  ${to}  301`)
  const prefixed = prefixedLocales.map(({ locale, prefix }) => `${prefix}/*  ${notFoundFile(locale)}  404`)
  return `${[...errors, ...former, ...prefixed, `/*  ${notFoundFile(defaultLocale)}  404`].join('\n')}\n`
}

/** Parses the redirects from a `_redirects` file, for the server of `npm run serve`. */
export function movedIn(rules: string): Redirect[] {
  return [...rules.matchAll(/^(\/\S*) +(\/\S*) +301$/gm)].map(([, from = '', to = '']) => ({ from, to }))
}

/** Parses the hashes of the inline scripts from a `_headers` file, for the same server. */
export function scriptsIn(headers: string): string[] {
  return [...new Set(headers.match(/'sha256-[^']+'/g))]
}

/** The files for Netlify, by name. */
export function netlifyFiles({ facts, files, moved }: BuiltSite): Record<string, string> {
  return { _headers: headersFile(headerRules(files, facts)), _redirects: redirectRules(moved) }
}
