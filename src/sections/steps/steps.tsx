/** What happens one after the other. */
import { Section } from '../../components/section/section'
import type { ItemsSection } from '../items-section'
import * as styles from './steps.module.css'

type Props = { section: ItemsSection }

/** An ordered list; the squares with the numbers are drawn by the style. */
export function Steps({ section: { items, ...head } }: Props) {
  return (
    <Section {...head}>
      <ol className={`grid ${styles.list}`} data-columns="4">
        {items.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3>{title}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
