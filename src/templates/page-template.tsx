/** The parts of every template: the page's data from its query, a view, and the head. */
import type { HeadProps, PageProps } from 'gatsby'
import type { ReactNode } from 'react'
import type { PageContext } from '../entries/page-context'
import type { PageData } from '../page/types'
import { PageHead } from '../seo/page-head'
import { Shell } from './shell'

/** The result of a template's query. */
type Answer = { entry: { pageData: PageData } | null }

/** Throws an error that names the entry: a page cannot be built without it. */
function dataOf<K extends PageData['kind']>(kind: K, { entry }: Answer, { slug, language }: PageContext) {
  const page = entry?.pageData
  if (page?.kind !== kind)
    throw new Error(`The entry “${slug}” (${language}) is missing in content or could not be read.`)
  return page as Extract<PageData, { kind: K }>
}

/** Makes the component of a template; `kind` is the kind of its pages, `view` renders one. */
export function pageTemplate<K extends PageData['kind']>(
  kind: K,
  view: (page: Extract<PageData, { kind: K }>) => ReactNode,
) {
  return function PageTemplate({ data, pageContext }: PageProps<Answer, PageContext>) {
    const page = dataOf(kind, data, pageContext)
    return <Shell page={page}>{view(page)}</Shell>
  }
}

/** The head of every template. */
export function TemplateHead({ data, pageContext }: HeadProps<Answer, PageContext>) {
  const page = data.entry?.pageData
  return page ? <PageHead page={dataOf(page.kind, data, pageContext)} /> : null
}
