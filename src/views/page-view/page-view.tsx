/** A page that is a list of sections. */
import { Belt } from '../../components/belt/belt'
import type { ComponentProps } from 'react'
import type { PageData } from '../../page/types'
import { SectionList } from '../../sections/section-list'

type Props = Pick<ComponentProps<typeof SectionList>, 'form'> & { page: Extract<PageData, { kind: 'page' }> }

/** Rendered inside the layout. */
export function PageView({ page: { meta, sections, site }, form }: Props) {
  return (
    <>
      <SectionList sections={sections} site={site} form={form} />
      {/* The thank-you page is short, so it ends with its pattern. */}
      {meta.routeId === 'contact-sent' && <Belt seed="thanks" below="ink" />}
    </>
  )
}
