/** What the search knows of a page, and what passes between the page and its worker. */

/** The kinds of pages that a visitor can choose from, in the order in which they are offered. */
export const kinds = ['product', 'service', 'news', 'job', 'page'] as const
export type Kind = (typeof kinds)[number]

/** The query in the address of the page of results. */
export const queryParameter = 'q'

/** One thing that can be found; `id` is Pagefind's name for it, its mark is drawn from `seed`. A job is found on the page of all jobs. */
export type Entry = { id: string; href: string; title: string; kind: Kind; seed: string }

/** What is loaded beside Pagefind's own files, once per language: every entry, and every word of their texts. */
export type Lists = { entries: Entry[]; words: string[] }

/** A piece of text; a marked one is what was looked for. */
export type Part = { text: string; marked: boolean }

export type Hit = Pick<Entry, 'href' | 'kind' | 'seed'> & { title: Part[]; excerpt: Part[] }

/** `id` comes back with the answer; `from` and `count` choose a part of the hits. */
export type Question = { id: number; query: string; kind?: Kind; from: number; count: number }

export type Found = {
  hits: Hit[]
  /** Hits of the chosen kind. */
  total: number
  /** Hits of every kind. */
  counts: Partial<Record<Kind, number>>
  /** The query that was searched for instead, where the given one has a typing error. */
  corrected?: string
}

export type Answer = { id: number } & ({ found: Found } | { problem: string })

/** The folder of a language's index below the root of the site, with a slash at the end. */
export const indexFolder = (locale: string) => `/pagefind/${locale}/`

/** Where the worker lies: beside the indexes, under a policy of its own (docs/decisions/search.md). */
export const workerPath = '/pagefind/worker.js'

/** The file with `Lists` in a language's folder. */
export const listsFile = 'lists.json'
