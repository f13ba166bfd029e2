/** The parts of Gatsby's runtime on `window` that the client's navigation takes over. */

/** The result of Gatsby's loader for a page; undefined when it could not be loaded at all. */
export type LoadedPage =
  { status?: 'error'; error?: unknown; page?: { webpackCompilationHash?: string; path?: string } } | undefined

export type NavigateOptions = { replace?: boolean; state?: object }

export type GatsbyRuntime = {
  ___navigate: (to: string | number, options?: NavigateOptions) => void
  ___push: (to: string) => void
  ___replace: (to: string) => void
  ___loader: {
    loadPage: (path: string) => Promise<LoadedPage>
    isPageNotFound: (path: string) => boolean
    /** Prefetches a page. */
    hovering: (path: string) => void
  }
  ___webpackCompilationHash?: string
}

/** Gatsby's runtime in this window; it exists before `onClientEntry` is called. */
export function gatsbyRuntime(): GatsbyRuntime {
  return window as unknown as GatsbyRuntime
}

/**
 * What to do with a requested page: `show` it; `document`: load it as one, because it is missing, takes long, or belongs
 * to a newer build, whose scripts this document does not have; `lost`: a chunk did not load.
 */
export type Verdict = 'show' | 'document' | 'lost'

/** Judges the loader's result; `hash` identifies the compilation that this document runs, '' if there is none. */
export function judgePage(page: LoadedPage, notFound: boolean, hash: string): Verdict {
  if (!page || page.status === 'error') return 'lost'
  const other = page.page?.webpackCompilationHash
  return notFound || (hash && other && other !== hash) ? 'document' : 'show'
}
