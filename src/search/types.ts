/** The search index's entries, and the messages between page and worker. */

/** The kinds of results to filter by, in display order. */
export const kinds = ['product', 'service', 'news', 'job', 'page'] as const
export type Kind = (typeof kinds)[number]

/** The query parameter of the results page. */
export const queryParameter = 'q'

/** The id of the results page's field: an address that ends with it has the browser focus the field. */
export const resultsFieldId = 'search'

/** A search result; `id` is Pagefind's, its mark is drawn from `seed`. A job links to the page of all jobs. */
export type Entry = { id: string; href: string; title: string; kind: Kind; seed: string }

/** Loaded once per language besides Pagefind's files: every entry, and every word of their texts, as written. */
export type Lists = { entries: Entry[]; words: string[] }

/** A piece of text; `marked` if it matches the query. */
export type Part = { text: string; marked: boolean }

export type Hit = Pick<Entry, 'href' | 'kind' | 'seed'> & { title: Part[]; excerpt: Part[] }

/** `id` is echoed in the answer; `from` and `count` select a page of hits. */
export type Question = { id: number; query: string; kind?: Kind; from: number; count: number }

export type Found = {
  hits: Hit[]
  /** Hits of the chosen kind. */
  total: number
  /** Hits of every kind. */
  counts: Partial<Record<Kind, number>>
  /** The corrected query that was searched instead, if there was a typing error. */
  corrected?: string
}

export type Answer = { id: number } & ({ found: Found } | { problem: string })

/** The folder of a language's index below the site's root, with a trailing slash. */
export const indexFolder = (locale: string) => `/pagefind/${locale}/`

/** The worker's address: next to the indexes, under its own policy (docs/decisions/search.md). */
export const workerPath = '/pagefind/worker.js'

/** The file with `Lists` in a language's folder. */
export const listsFile = 'lists.json'
