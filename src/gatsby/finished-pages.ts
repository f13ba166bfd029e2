/**
 * Reuses pages finished by the last build if neither Gatsby's HTML nor the parts shared by all pages have changed: on a
 * large site an edit changes few pages, and the last pass would parse and serialize them all.
 */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageSummary } from '../client/builds/payload'

export type FinishedPage = { html: string; summary: PageSummary }

/** Digests of the HTML that a page was made from, and of the page itself, which may have been modified since. */
type Note = { from: string; to: string; summary: PageSummary }

/** `shared`: digest of everything that all pages share; `pages`: their files. */
type Notes = { shared: string; pages: Record<string, Note> }

const digestOf = (html: string): string => createHash('sha256').update(html).digest('hex')

async function readNotes(file: string): Promise<Notes | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Notes
  } catch {
    return undefined
  }
}

export type FinishedPages = {
  /** Returns the page that the last build made from this HTML of Gatsby's, else the result of `finish`. */
  takeOr: (file: string, gatsbyHtml: string, finish: () => FinishedPage) => Promise<FinishedPage>
  /** Writes this build's notes for the next one. */
  write: () => Promise<void>
}

/**
 * @param notes the file with the last build's notes, which are valid as long as the code is unchanged
 * @param folder the last build's site; may be missing
 * @param shared what all pages share
 */
export async function finishedPages(notes: string, folder: string, shared: string): Promise<FinishedPages> {
  const read = await readNotes(notes)
  const before = read?.shared === shared ? read.pages : {}
  const made: Notes = { shared, pages: {} }

  async function find(file: string, from: string): Promise<FinishedPage | undefined> {
    const note = before[file]
    if (note?.from !== from) return undefined
    const html = await readFile(join(folder, file), 'utf8').catch(() => '')
    return digestOf(html) === note.to ? { html, summary: note.summary } : undefined
  }

  return {
    takeOr: async (file, gatsbyHtml, finish) => {
      const from = digestOf(gatsbyHtml)
      const page = (await find(file, from)) ?? finish()
      made.pages[file] = { from, to: digestOf(page.html), summary: page.summary }
      return page
    },
    write: () => writeFile(notes, JSON.stringify(made)),
  }
}
