/**
 * What the last pass over the pages has found inline in each, for the policy that is written at the end of the build.
 * A note counts for the very bytes that it was made of; whatever page is another one by then is read again.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Inline } from './csp'

/** By the digest of a page's HTML. */
export type InlineNotes = Map<string, Inline>

/** The digest under which a page's note is kept. */
export const digestOfPage = (html: string | Buffer): string => createHash('sha256').update(html).digest('hex')

const fileOf = (root: string): string => join(root, '.build/inline.json')

/** Many pages hold the same: as JSON each text is there once, and the notes are numbers of texts. */
type Stored = { texts: string[]; notes: [digest: string, scripts: number[], styles: number[]][] }

/** Writes the notes of a build of the project at `root`. */
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

/** Reads the notes of the last build; none if there are none, or none that can be read. */
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
