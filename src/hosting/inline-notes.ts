/**
 * Inline scripts and styles found by the last pass over the pages, cached for the policy written at the end of the
 * build. A cached entry is valid for exactly its bytes; pages modified since are read again.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Inline } from './csp'

/** Keyed by the digest of a page's HTML. */
export type InlineNotes = Map<string, Inline>

/** The cache key of a page. */
export const digestOfPage = (html: string | Buffer): string => createHash('sha256').update(html).digest('hex')

const fileOf = (root: string): string => join(root, '.build/inline.json')

/** Many pages have the same inline texts: the JSON stores each once and refers to it by number. */
type Stored = { texts: string[]; notes: [digest: string, scripts: number[], styles: number[]][] }

/** Writes the cache of a build of the project at `root`. */
export function writeInlineNotes(root: string, notes: InlineNotes): void {
  const places = new Map<string, number>()
  const placeOf = (text: string): number => {
    const place = places.get(text) ?? places.size
    places.set(text, place)
    return place
  }
  const stored: Stored['notes'] = [...notes].map(([digest, { scripts, styles }]) => [
    digest,
    scripts.map(placeOf),
    styles.map(placeOf),
  ])
  mkdirSync(dirname(fileOf(root)), { recursive: true })
  writeFileSync(fileOf(root), JSON.stringify({ texts: [...places.keys()], notes: stored } satisfies Stored))
}

/** Reads the cache of the last build; empty if there is none, or none that is readable. */
export function readInlineNotes(root: string): InlineNotes {
  try {
    const { texts, notes } = JSON.parse(readFileSync(fileOf(root), 'utf8')) as Stored
    const textsAt = (places: readonly number[]) => places.map((place) => texts[place] ?? '')
    return new Map(
      notes.map(([digest, scripts, styles]) => [
        digest,
        { scripts: textsAt(scripts), styles: textsAt(styles) },
      ]),
    )
  } catch {
    return new Map()
  }
}
