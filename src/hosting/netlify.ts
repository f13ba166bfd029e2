/** The host rules as Netlify's `_headers` and `_redirects` files. */
import { defaultLocale } from '../site/locales'
import type { Redirect } from '../site/redirects'
import { errorPages, notFoundFile, prefixedLocales } from './answers'
import type { BuiltSite } from './built-site'
import { firstSegment, groupOf, pageSegments, type Group } from './groups'
import { commonHeaders, groupHeaders, type Headers, type HostFacts } from './headers'

/** `path` is exact, or ends in `/*` for a folder with all that is in it and the folder's own address. */
export type HeaderRule = { path: string; headers: Headers }

type Place = { path: string; group: Group }

/** The next step from a folder towards a file: `/builds` and `/builds/meta/1.json` give `/builds/meta`. */
function childTowards(folder: string, file: string): string {
  const end = file.indexOf('/', folder.length + 1)
  return end < 0 ? file : file.slice(0, end)
}

/** Returns whether a path begins like a folder's pattern: Netlify's `/news/*` also takes `/news.xml`, in any case. */
const beginsLike = (folder: string, path: string): boolean =>
  path.toLowerCase().startsWith(folder.toLowerCase())

/** The group that all files of a folder share, if its pattern takes no file of another group. */
function groupOfFolder(folder: string, files: readonly string[]): Group | undefined {
  const [group, ...others] = new Set(files.filter((file) => beginsLike(folder, file)).map(groupOf))
  return others.length === 0 ? group : undefined
}

/** The fewest places below a folder that give every file its group. */
function placesIn(folder: string, files: readonly string[]): Place[] {
  const children = [...new Set(files.map((file) => childTowards(folder, file)))].sort()
  return children.flatMap((child) => {
    if (files.includes(child)) {
      // A folder's own address is answered with its page, an address without ending with the page of that name.
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

/** A place that the pattern of another one takes as well needs no rule, and would get every header twice. */
function isCovered({ path }: Place, by: readonly Place[]): boolean {
  return by.some(
    (other) => other.path !== path && other.path.endsWith('/*') && beginsLike(other.path.slice(0, -2), path),
  )
}

/**
 * What pages say about other origins applies to every path, so that unknown addresses have it as well.
 * These two alone may come from two rules. Whether the later value counts or both are joined, and so mean nothing, the
 * exceptions get what they need: the editor's sign-in window its opener, other sites our link pictures.
 */
export const statedForAll = ['Cross-Origin-Opener-Policy', 'Cross-Origin-Resource-Policy']

/**
 * The rules of a built site. Otherwise no path matches two rules with the same header name: hosts do not agree on what
 * that would mean (docs/spec/hosting.md#no-overlap).
 * @param files all files of the built site, each from its root: `/admin/index.html`
 */
export function headerRules(files: readonly string[], facts: HostFacts): HeaderRule[] {
  // The pattern of the French pages, `/fr/*`, would take `/framework-….js` as well: such pages get rules of their own.
  const segments = pageSegments.filter((segment) =>
    files.every((file) => !beginsLike(`/${segment}`, file) || groupOf(file) !== 'immutable'),
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

/** The text of a `_headers` file. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  )
  return `${blocks.join('\n')}\n`
}

/**
 * The text of a `_redirects` file: the error pages as errors at their own addresses, addresses that have changed,
 * then real 404 answers in the language of the path. A file of the site comes before a rule without `!`, so a page
 * that takes a former address answers itself.
 */
export function redirectRules(moved: readonly Redirect[]): string {
  const errors = errorPages.map(({ path, file, status }) => `${path}  ${file}  ${status}!`)
  const former = moved.map(({ from, to }) => `${from}  ${to}  301`)
  const prefixed = prefixedLocales.map(({ locale, prefix }) => `${prefix}/*  ${notFoundFile(locale)}  404`)
  return `${[...errors, ...former, ...prefixed, `/*  ${notFoundFile(defaultLocale)}  404`].join('\n')}\n`
}

/** Reads the changed addresses back from a `_redirects` file, for the server of `npm run serve`. */
export function movedIn(rules: string): Redirect[] {
  return [...rules.matchAll(/^(\/\S*) +(\/\S*) +301$/gm)].map(([, from = '', to = '']) => ({ from, to }))
}

/** The files for Netlify, by name. */
export function netlifyFiles({ facts, files, moved }: BuiltSite): Record<string, string> {
  return { _headers: headersFile(headerRules(files, facts)), _redirects: redirectRules(moved) }
}
