/** A page that is a list of sections. */
import { Belt } from '../../components/belt/belt'
import type { PageData } from '../../page/types'
import { SectionList } from '../../sections/section-list'

type Props = { page: Extract<PageData, { kind: 'page' }> }

/** Rendered inside the layout. */
export function PageView({ page: { meta, sections, site } }: Props) {
  return (
    <>
      <SectionList sections={sections} site={site} />
      {/* Thanks are short: a page that asks for nothing more ends with its pattern. */}
      {meta.routeId === 'contact-sent' && <Belt seed="thanks" below="ink" />}
    </>
  )
}
