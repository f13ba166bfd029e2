/** The pages of a finished build, with what the files beside them need to know. */
import type { Store } from 'gatsby'
import type { PageContext, PagePlace } from './page-context'

/** `path` is where Gatsby put the page, `place.path` its canonical address; they differ for aliases. */
export type BuiltPage = {
  path: string
  file: string
  language: PageContext['language']
  slug: string
  place: PagePlace
}

type State = { pages: Map<string, { path: string; context: PageContext }> }

/** The file of a page below the public folder. */
export function fileOfPage(path: string): string {
  if (path.endsWith('.html')) return path.slice(1)
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`
}

/** Lists every page, aliases included. */
export function builtPages(store: Store): BuiltPage[] {
  const { pages } = store.getState() as unknown as State
  return [...pages.values()]
    .filter(({ context }) => 'place' in context)
    .map(({ path, context }) => ({
      path,
      file: fileOfPage(path),
      language: context.language,
      slug: context.slug,
      place: context.place,
    }))
}

/** Pages at their canonical address that search engines should know. */
export function canonicalPages(pages: readonly BuiltPage[]): BuiltPage[] {
  return pages.filter(({ path, place }) => path === place.path && !place.noindex)
}
