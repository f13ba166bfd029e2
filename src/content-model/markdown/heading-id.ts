/** Stable ids for headings, so that links can target them. */
import { slugify } from '../slugify'

/**
 * Returns a function that assigns each heading of one document its id: the slugified heading, with a number from 2 for
 * duplicates. A heading without letters becomes `section`.
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
