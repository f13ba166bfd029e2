/** Stable ids for the headings of a text, so that links can jump to them. */
import { slugify } from '../slugify'

/**
 * Returns a function that gives each heading of one document its id: the transliterated heading, and for
 * a repeated one a number from 2. A heading without letters becomes `section`.
 */
export function createHeadingIds(): (text: string) => string {
  const seen = new Map<string, number>()
  return (text) => {
    const base = slugify(text) || 'section'
    const count = (seen.get(base) ?? 0) + 1
    seen.set(base, count)
    return count === 1 ? base : `${base}-${count}`
  }
}
