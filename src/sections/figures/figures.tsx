/** A few large numbers. */
import { Section } from '../../components/section/section'
import type { SectionOf } from '../../page/types'
import * as styles from './figures.module.css'

type Props = { section: SectionOf<'figures'> }

/** Signs and ranges are part of the number; all other text is its unit or precision. */
const numbers = /([−+<>]?\s?\d[\d.,]*(?:–\d+)?)/

/** The large number and its small unit, on one line. */
function Value({ children }: { children: string }) {
  return children
    .split(numbers)
    .map((part, index) => (index % 2 === 0 && part ? <small key={index}>{part}</small> : part))
}

/** In the source each term comes before its value; on the page the value is on top. */
export function Figures({ section: { items, ...head } }: Props) {
  return (
    <Section {...head}>
      <dl className="grid aligned" data-columns={items.length % 3 === 0 ? 3 : 4}>
        {items.map(({ value, label, note }) => (
          <div key={label} className={styles.figure}>
            <dt>
              <b>{label}</b>
            </dt>
            <dd className={styles.value}>
              <Value>{value}</Value>
            </dd>
            {note && <dd className="muted small">{note}</dd>}
          </div>
        ))}
      </dl>
    </Section>
  )
}
