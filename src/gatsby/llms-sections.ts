/** The sections of llms.txt, from the same routes as the pages. */
import type { LlmsPage, LlmsSection } from '../seo/llms'
import type { BuiltPage } from './built-pages'

/** The top-level page of a page in the menu: About for a job, Products for a product. */
const topOf = ({ meta: { breadcrumb } }: BuiltPage) => breadcrumb[1] ?? breadcrumb[0]

const entryOf = ({ meta: { title, description, path } }: BuiltPage): LlmsPage => ({
  title,
  description,
  path,
})

/**
 * Takes the canonical pages of one language in the order of the routes. A page with pages below it starts a section
 * with its name; all others are in the first section, with the site's name. Further pages of lists are left out.
 */
export function llmsSections(pages: readonly BuiltPage[], siteName: string): LlmsSection[] {
  const known = pages.filter(({ part }) => part === 1)
  const groups = new Map<string, BuiltPage[]>()
  for (const page of known) {
    const top = topOf(page)?.href ?? ''
    groups.set(top, [...(groups.get(top) ?? []), page])
  }
  const all = [...groups.values()]
  const single = all.filter(({ length }) => length === 1).flat()
  return [
    { heading: siteName, pages: single.map(entryOf) },
    ...all
      .filter(({ length }) => length > 1)
      .map((group) => ({
        heading: (group[0] && topOf(group[0])?.label) ?? '',
        pages: group.map(entryOf),
      })),
  ]
}
