/** A few numbers, large. */
import { Section } from '../../components/section/section'
import type { SectionOf } from '../../page/types'
import * as styles from './figures.module.css'

type Props = { section: SectionOf<'figures'> }

/** In the source each term comes before its value; on the page the value is on top. */
export function Figures({ section: { items, ...head } }: Props) {
  return (
    <Section {...head}>
      <dl className="grid" data-columns={items.length % 3 === 0 ? 3 : 4}>
        {items.map(({ value, label, note }) => (
          <div key={label} className={`${styles.figure} stack`}>
            <dt>
              <b>{label}</b>
            </dt>
            <dd className={styles.value}>{value}</dd>
            {note && <dd className="muted small">{note}</dd>}
          </div>
        ))}
      </dl>
    </Section>
  )
}
