/**
 * The unsaved text of an entry that the browser keeps (patches/kept-records.patch). It is first written to local
 * storage: when the page is closed, the browser aborts what has just been written to its database. Text that its editor
 * has not decided about yet stays below what is kept later, and is offered after it.
 */

type Text = { raw: string; path?: string; i18n?: unknown; mediaFiles: object[] }

/**
 * `base` is the version that the text is based on, `time` when it was written in ISO 8601, `earlier` the text that was
 * kept before.
 */
type Kept = Text & { base?: string | null; time?: string; earlier?: Kept }

/** What is on its way to the database; `beside` if it must not replace what is kept there. */
type Ahead = { id: string; text: Text & { base: string | null; time: string }; beside: boolean }

type Database = {
  getItem: (key: string) => Promise<unknown>
  setItem: (key: string, value: unknown) => Promise<unknown>
  removeItem: (key: string) => Promise<unknown>
}

/** Where the base version of an entry's unsaved text is stored; takes `collection/slug`. */
export const baseKey = (entry: string): string => `editor.opened.${entry}`

const aheadKey = (key: string) => `editor.ahead.${key}`

function aheadOf(key: string): Ahead | undefined {
  const json = localStorage.getItem(aheadKey(key))
  return json === null ? undefined : (JSON.parse(json) as Ahead)
}

function setAhead(key: string, ahead: Ahead): void {
  try {
    localStorage.setItem(aheadKey(key), JSON.stringify(ahead))
  } catch {
    // Storage is full: the text is still written to the database.
  }
}

const onto = (before: Kept | null, text: Kept, beside: boolean): Kept => {
  const earlier = beside ? before : before?.earlier
  return earlier ? { ...text, earlier } : text
}

/** Writes text at once, without the new pictures that only the database can store; returns what `keepText` needs. */
export function writeAhead(key: string, entry: string, text: Text, beside: boolean): Ahead {
  const stored = text.mediaFiles.filter((file) => !('file' in file && file.file))
  const base = localStorage.getItem(baseKey(entry))
  const time = new Date().toISOString()
  const ahead = { id: crypto.randomUUID(), text: { ...text, mediaFiles: stored, base, time }, beside }
  setAhead(key, { ...ahead, beside: beside || aheadOf(key)?.beside === true })
  return ahead
}

/** Keeps in the database what was written ahead, with all its pictures. */
export async function keepText(
  database: Database,
  key: string,
  { id, text, beside }: Ahead,
  mediaFiles: object[],
): Promise<void> {
  const before = (await database.getItem(key)) as Kept | null
  await database.setItem(key, onto(before, { ...text, mediaFiles }, beside))
  const last = aheadOf(key)
  if (last?.id === id) localStorage.removeItem(aheadKey(key))
  // What is written next replaces this text.
  else if (last) setAhead(key, { ...last, beside: false })
}

/** The text that was kept last; null if there is none. */
export async function keptText(database: Database, key: string): Promise<Kept | null> {
  const stored = (await database.getItem(key)) as Kept | null
  const ahead = aheadOf(key)
  if (!ahead) return stored
  const { text, beside } = ahead
  const mediaFiles = (!beside && stored?.mediaFiles) || text.mediaFiles
  const kept = onto(stored, { ...text, mediaFiles }, beside)
  await database.setItem(key, kept)
  localStorage.removeItem(aheadKey(key))
  return kept
}

/** Deletes the text that was kept last; the one before it takes its place. */
export async function dropText(database: Database, key: string, entry: string): Promise<void> {
  const earlier = (await keptText(database, key))?.earlier
  if (!earlier) {
    await database.removeItem(key)
    return
  }
  if (earlier.base) localStorage.setItem(baseKey(entry), earlier.base)
  await database.setItem(key, earlier)
}
