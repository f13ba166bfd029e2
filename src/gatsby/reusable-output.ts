/**
 * Files of the last build that this one may use again, because what they are made of has not changed: on a large site
 * an edit changes few files, and finishing every page and drawing every picture again would take most of the time.
 */
import { link, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { digestOf } from '../lib/digest'

/** A new file, and facts about it that a later build needs without making it. */
export type MadeFile<Facts> = { content: string | Buffer; facts: Facts }

/** Digests of what a file is made of, and of the file itself, which someone may have changed since. */
type Note<Facts> = { from: string; to: string; facts: Facts }

/** `shared`: what all files depend on; `files`: by their paths below the site. */
type Notes<Facts> = { shared: string; files: Record<string, Note<Facts>> }

export type OutputFolders = {
  /** The file with the notes of the last build, which are valid as long as the code is the same. */
  notes: string
  /** The site of the last build; it may be missing. */
  last: string
  /** The site of this build. */
  site: string
}

export type ReusableOutput<Facts> = {
  /**
   * Puts a file into the site: that of the last build if it was made of the same, otherwise what `make` returns.
   * @param file its path below the site
   * @param source everything that the file depends on, except the code and what all files share
   */
  put: (
    file: string,
    source: string,
    make: () => MadeFile<Facts> | Promise<MadeFile<Facts>>,
  ) => Promise<Facts>
  /** Writes the notes for the next build. */
  write: () => Promise<void>
}

async function readNotes<Facts>(file: string): Promise<Notes<Facts> | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Notes<Facts>
  } catch {
    return undefined
  }
}

/** @param shared what all files depend on, such as the address of a style sheet */
export async function reusableOutput<Facts>(
  { notes, last, site }: OutputFolders,
  shared = '',
): Promise<ReusableOutput<Facts>> {
  const read = await readNotes<Facts>(notes)
  const before = read?.shared === shared ? read.files : {}
  const made: Notes<Facts> = { shared, files: {} }

  /** Links the file of the last build, so that what follows need not read it to know that it is the same. */
  async function takeLast(file: string, from: string): Promise<Note<Facts> | undefined> {
    const note = before[file]
    if (note?.from !== from) return undefined
    const content = await readFile(join(last, file)).catch(() => undefined)
    if (!content || digestOf(content) !== note.to) return undefined
    await link(join(last, file), join(site, file)).catch(() => writeFile(join(site, file), content))
    return note
  }

  async function putNew(
    file: string,
    from: string,
    { content, facts }: MadeFile<Facts>,
  ): Promise<Note<Facts>> {
    await writeFile(join(site, file), content)
    return { from, to: digestOf(content), facts }
  }

  return {
    put: async (file, source, make) => {
      const from = digestOf(source)
      await mkdir(dirname(join(site, file)), { recursive: true })
      const note = (await takeLast(file, from)) ?? (await putNew(file, from, await make()))
      made.files[file] = note
      return note.facts
    },
    write: () => writeFile(notes, JSON.stringify(made)),
  }
}
