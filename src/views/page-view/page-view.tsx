/** A page that is a list of sections. */
import type { PageData } from '../../page/types'
import { SectionList } from '../../sections/section-list'

type Props = { page: Extract<PageData, { kind: 'page' }> }

/** Rendered inside the layout. */
export function PageView({ page }: Props) {
  return <SectionList sections={page.sections} site={page.site} />
}
