/** What a host answers to a path: a file, another address, or the 404 page of the path's language. */
import { defaultLocale, localeCodes, type LocaleCode } from '../locales'
import { localeOfPath, pathOf } from '../paths'
import type { Redirect } from '../redirects'
import { editorFolder } from './groups'

export type Answer =
  | { kind: 'file'; file: string; status: 200 | 404 }
  | { kind: 'redirect'; to: string; status: 301 }
  | { kind: 'refused'; status: 400 }

/** The file of the 404 page of a language, from the root of the built site. */
export function notFoundFile(locale: LocaleCode): string {
  return `${pathOf('not-found', locale)}.html`
}

/** The languages whose paths have a prefix, with it: `/de`. */
export const prefixedLocales: readonly { locale: LocaleCode; prefix: string }[] = localeCodes
  .filter((locale) => locale !== defaultLocale)
  .map((locale) => ({ locale, prefix: pathOf('home', locale) }))

/** Files that tell the host its rules; they are not for visitors. */
const hostFiles = ['/_headers', '/_redirects']

/** The files that may stand for a path, the likeliest first. */
function candidates(path: string): string[] {
  return path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`]
}

/** Reads the path of a request; undefined for one that no browser sends. */
function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    const odd = /[\0\\]/.test(decoded) || decoded.split('/').some((part) => part === '..' || part === '.')
    return decoded.startsWith('/') && !odd ? decoded : undefined
  } catch {
    return undefined
  }
}

/** The one written form of an address: no trailing slash (semantics, A16), no doubled slash, no index.html. */
function written(path: string): string {
  const short = path.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, '/')
  if (short === editorFolder) return `${editorFolder}/`
  return short === '/' || short === `${editorFolder}/` ? short : short.replace(/\/$/, '')
}

/**
 * Decides the answer to a path of a request.
 * @param rawPath as it came, without query, still percent-encoded
 * @param exists tells whether the built site holds a file (`/about/index.html`)
 * @param moved addresses that have changed
 */
export function answerTo(
  rawPath: string,
  exists: (file: string) => boolean,
  moved: readonly Redirect[] = [],
): Answer {
  const path = decode(rawPath)
  if (path === undefined) return { kind: 'refused', status: 400 }
  const to = written(path)
  if (to !== path) return { kind: 'redirect', to: encodeURI(to), status: 301 }
  const file = hostFiles.includes(path) ? undefined : candidates(path).find(exists)
  if (file) return { kind: 'file', file, status: 200 }
  const now = moved.find(({ from }) => from === path)
  if (now) return { kind: 'redirect', to: encodeURI(now.to), status: 301 }
  return { kind: 'file', file: notFoundFile(localeOfPath(path)), status: 404 }
}
