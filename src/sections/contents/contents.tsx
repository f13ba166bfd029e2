/** Long text with a table of contents, for legal pages. */
import { Prose } from '../../components/prose/prose'
import type { SectionOf } from '../../page/types'
import { ContentsList } from './contents-list'

type Props = { section: SectionOf<'contents'> }

/** The table of contents stays in view beside the text where there is room. */
export function Contents({ section: { contentsLabel, text } }: Props) {
  const headings = text.headings.filter(({ level }) => level === 2)
  return (
    <section className="section">
      <div className="wrap sides">
        {headings.length > 1 && (
          <div className="sticky screen">
            <ContentsList label={contentsLabel} headings={headings} />
          </div>
        )}
        <Prose text={text} />
      </div>
    </section>
  )
}
