/** What happens one after the other. */
import { Section } from '../../components/section/section'
import { Words } from '../../components/words/words'
import type { ItemsSection } from '../items-section'
import * as styles from './steps.module.css'

type Props = { section: ItemsSection }

/** Steps in a row; five fit in one, six and nine fill rows of three. */
function columnsFor(steps: number): number {
  if (steps === 5) return 5
  return steps % 3 === 0 ? 3 : 4
}

/** An ordered list; the squares with the numbers are drawn by the style. */
export function Steps({ section: { items, ...head } }: Props) {
  return (
    <Section {...head}>
      <ol className={`grid ${styles.list}`} data-columns={columnsFor(items.length)}>
        {items.map(({ title, text }) => (
          <li key={title} className={`${styles.step} stack`} data-gap="small">
            <h3>
              <Words>{title}</Words>
            </h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
