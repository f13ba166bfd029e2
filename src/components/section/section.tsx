/** The frame of every section: ground colour, page width, heading. */
import type { ReactNode } from 'react'
import type { Action } from '../../page/types'
import { SectionHead } from './section-head'

type Props = {
  anchor?: string
  label?: string
  heading?: string
  lead?: string
  more?: Action
  tone?: 'plain' | 'surface' | 'dark' | 'sky' | 'signal'
  /** `side` puts the heading beside a wider body from 992 px, `even` makes two equal columns. */
  layout?: 'top' | 'side' | 'even'
  children?: ReactNode
}

/** Plain sections have no tone attribute, so that style sheets can match neighbours on the same background. */
export function Section({ anchor, tone, layout = 'top', children, ...head }: Props) {
  return (
    <section id={anchor} className="section" data-tone={tone === 'plain' ? undefined : tone}>
      <div className={layout === 'top' ? 'wrap' : 'wrap sides'} data-even={layout === 'even' || undefined}>
        {head.heading && <SectionHead {...head} heading={head.heading} beside={layout === 'side'} />}
        {children}
      </div>
    </section>
  )
}
