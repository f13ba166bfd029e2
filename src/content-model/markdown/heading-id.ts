/** Stable ids for headings, so that links can target them. */
import type MarkdownIt from 'markdown-it'
import { slugify } from '../slugify'

export type Token = ReturnType<MarkdownIt['parse']>[number]

/** The plain text of a heading, link or cell, without images. */
export const textOf = (tokens: readonly Token[] | null): string =>
  (tokens ?? []).map((token) => (token.type === 'image' ? '' : token.content)).join('')

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
