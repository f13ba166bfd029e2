/** Suggests existing pages for an address that does not exist. */
import { wordsOf } from '../../search/words'
import { isLocaleCode, type LocaleCode } from '../../site/locales'
import { typingErrors } from '../../lib/typing-errors'
import type { Action } from '../../page/types'

/** How many pages are offered: a choice, not a site map. */
export const suggestionCount = 4

/** Maximum share of differing letters at which a page still counts as similar. */
const tolerance = 0.55

/** The same for pages in other languages, which must match almost exactly: `/leistungen` → `/de/leistungen`. */
const toleranceElsewhere = 0.15

/** Distance of the parent page: only near matches rank before it. `/news/page/9` → `/news`. */
const above = 0.2

/** The segments of a path without the language, which is no evidence of the intended page. */
const segmentsOf = (path: string): string[] =>
  path.split('/').filter((segment) => segment && !isLocaleCode(segment))

const difference = (a: string, b: string): number => typingErrors(a, b) / Math.max(a.length, b.length, 1)

/**
 * How unlike two addresses are: 0 is equal, 1 has nothing in common. The last segment matters most; whole shared
 * segments count as closeness.
 */
function unlikeness(wanted: string, path: string): number {
  const [own, other] = [segmentsOf(wanted), segmentsOf(path)]
  const shared = other.filter((segment) => own.includes(segment)).length
  const whole = difference(`/${own.join('/')}`, `/${other.join('/')}`)
  const last = difference(own.at(-1) ?? '', other.at(-1) ?? '')
  const alike = Math.min(whole, (whole + last) / 2) - 0.1 * shared
  const isAbove = other.length > 0 && other.every((segment, index) => segment === own[index])
  return isAbove ? Math.min(alike, above) : alike
}

/** The words of an address, as a search query: `/de/produkte/takt-geber?x=1` → `produkte takt geber`. */
export function wordsOfAddress(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  try {
    const words = wordsOf(
      segmentsOf(decodeURIComponent(path))
        .join(' ')
        .replace(/\.\w+$/, ''),
    )
    return words.slice(0, 6).join(' ')
  } catch {
    return ''
  }
}

/** A page to offer; `lang` is its language, if it differs from that of the current page. */
export type Suggestion = Action & { lang?: LocaleCode }

/**
 * Returns the pages closest to `address` (path with optional query), the likeliest first; empty if none is similar.
 * Those in other languages must be closer than all in the page's own; otherwise the same entry would be offered twice.
 */
export function closestPages(address: string, pages: readonly Suggestion[]): Suggestion[] {
  const wanted = (address.split(/[?#]/)[0] ?? '').toLowerCase()
  const scored = pages
    .filter((page, index) => pages.findIndex(({ href }) => href === page.href) === index)
    .map((page) => ({ page, score: unlikeness(wanted, page.href) }))
  const nearest = Math.min(...scored.filter(({ page }) => !page.lang).map(({ score }) => score))
  return scored
    .filter(({ page, score }) =>
      page.lang ? score < Math.min(toleranceElsewhere, nearest) : score < tolerance,
    )
    .sort((a, b) => a.score - b.score)
    .slice(0, suggestionCount)
    .map(({ page }) => page)
}
