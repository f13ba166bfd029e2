/** Table of contents of a long text: its headings as links. */
import type { RichText } from '../../page/types'
import * as styles from './contents.module.css'

type Props = { label: string; headings: RichText['headings'] }

/** Placed in the margin of the text. */
export function ContentsList({ label, headings }: Props) {
  return (
    <nav aria-label={label} className={styles.contents}>
      <p>{label}</p>
      <ol className="rows">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
