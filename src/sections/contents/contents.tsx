/** Long text with a table of contents, for legal pages. */
import { Prose } from '../../components/prose/prose'
import type { SectionOf } from '../../page/types'
import * as styles from './contents.module.css'

type Props = { section: SectionOf<'contents'> }

/** The table of contents stays in view beside the text where there is room. */
export function Contents({ section: { contentsLabel, text } }: Props) {
  const headings = text.headings.filter(({ level }) => level === 2)
  return (
    <section className="section">
      <div className="wrap sides">
        {headings.length > 1 && (
          <nav aria-label={contentsLabel} className={`${styles.contents} sticky screen`}>
            <p>{contentsLabel}</p>
            <ol className="rows">
              {headings.map(({ id, text: heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <Prose text={text} />
      </div>
    </section>
  )
}
