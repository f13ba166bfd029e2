/** The host's response to a path: a file, a redirect, or the 404 page in the path's language. */
import { defaultLocale, isLocaleCode, localeCodes, type LocaleCode } from '../site/locales'
import { localeOfPath, pathOf } from '../site/paths'
import { editorFolder, routeOf, singleRouteIds } from '../site/routes'
import { decodedFrom, type Redirect } from '../site/redirects'

export type Answer =
  | { kind: 'file'; file: string; status: 200 | 404 | 500 }
  | { kind: 'redirect'; to: string; status: 301 }
  | { kind: 'refused'; status: 400 }

/** The file of the 404 page of a language, from the root of the built site. */
export function notFoundFile(locale: LocaleCode): string {
  return `${pathOf('not-found', locale)}.html`
}

type ErrorPage = { locale: LocaleCode; path: string; file: string; status: 404 | 500 }

/** The error pages, which return their error status at their own addresses too. */
export const errorPages: readonly ErrorPage[] = singleRouteIds.flatMap((id) => {
  const { status } = routeOf(id)
  if (!status) return []
  return localeCodes.map((locale) => {
    const path = pathOf(id, locale)
    return { locale, path, file: `${path}.html`, status }
  })
})

/** Languages with a path prefix: `/de`. */
export const prefixedLocales: readonly { locale: LocaleCode; prefix: string }[] = localeCodes
  .filter((locale) => locale !== defaultLocale)
  .map((locale) => ({ locale, prefix: pathOf('home', locale) }))

/** Host configuration files; not public. */
export const hostFiles: readonly string[] = ['/_headers', '/_redirects', '/_routes.json', '/_worker.js']

/** Candidate files for a path, in order of preference. */
function candidates(path: string): string[] {
  return path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`]
}

/** Redirects whose source no page has taken over. @param exists as for `answerTo` */
export function stillMoved(
  moved: readonly Redirect[],
  exists: (file: string) => boolean,
): readonly Redirect[] {
  return moved.filter(({ from }) => !candidates(from).some(exists))
}

/** Decodes a request path; undefined if it is malformed. */
function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    const odd = /[\0\\]/.test(decoded) || decoded.split('/').some((part) => part === '..' || part === '.')
    return decoded.startsWith('/') && !odd ? decoded : undefined
  } catch {
    return undefined
  }
}

/** Encodes a decoded path; `?` and `#` would end it. */
const encoded = (path: string): string => encodeURI(path).replace(/[?#]/g, encodeURIComponent)

/** Normalizes the case of a language prefix: phones capitalize it to `/De`. */
const withLowerCasePrefix = (path: string): string =>
  path.replace(/^\/([^/]+)(?=\/|$)/, (segment) => {
    const small = segment.toLowerCase()
    return isLocaleCode(small.slice(1)) ? small : segment
  })

/** The canonical form of an address: no trailing slash (A16), no double slash, no index.html. */
function canonical(path: string): string {
  const short = withLowerCasePrefix(path.replace(/\/{2,}/g, '/')).replace(/\/index\.html$/, '/')
  if (short === editorFolder) return `${editorFolder}/`
  return short === '/' || short === `${editorFolder}/` ? short : short.replace(/\/$/, '')
}

/**
 * Resolves a request path to a response.
 * @param rawPath as received, without query, still percent-encoded
 * @param exists returns whether the built site has a file (`/about/index.html`)
 * @param moved redirects
 */
export function answerTo(
  rawPath: string,
  exists: (file: string) => boolean,
  moved: readonly Redirect[] = [],
): Answer {
  const path = decode(rawPath)
  if (path === undefined) return { kind: 'refused', status: 400 }
  const to = canonical(path)
  if (to !== path) return { kind: 'redirect', to: encoded(to), status: 301 }
  const file = hostFiles.includes(path) ? undefined : candidates(path).find(exists)
  if (file) {
    const error = errorPages.find((page) => page.file === file)
    return { kind: 'file', file, status: error?.status ?? 200 }
  }
  const now = moved.find((redirect) => decodedFrom(redirect) === path)
  if (now) return { kind: 'redirect', to: now.to, status: 301 }
  return { kind: 'file', file: notFoundFile(localeOfPath(path)), status: 404 }
}
