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

/** A year that a title begins with: what is dated is not counted. */
const dated = /^(\d{4})[:,]?\s+(.*)$/s

function Step({ item: { title, text }, isDated }: { item: ItemsSection['items'][number]; isDated: boolean }) {
  const [, year, what = title] = (isDated && dated.exec(title)) || ['', '', title]
  return (
    <li className={isDated ? styles.date : styles.step}>
      <h3>
        {year && <b>{year} </b>}
        <Words>{what}</Words>
      </h3>
      <p className="muted">{text}</p>
    </li>
  )
}

/** An ordered list; the squares with the numbers are drawn by the style. In a history the years are the numbers. */
export function Steps({ section: { items, ...head } }: Props) {
  const isDated = items.every(({ title }) => dated.test(title))
  return (
    <Section {...head}>
      <ol
        className={isDated ? 'grid' : `grid aligned ${styles.list}`}
        data-columns={columnsFor(items.length)}
      >
        {items.map((item) => (
          <Step key={item.title} item={item} isDated={isDated} />
        ))}
      </ol>
    </Section>
  )
}
