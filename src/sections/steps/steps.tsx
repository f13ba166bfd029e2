/** What happens one after the other. */
import { Section } from '../../components/section/section'
import { Words } from '../../components/words/words'
import type { ItemsSection } from '../items-section'
import * as styles from './steps.module.css'

type Props = { section: ItemsSection }

/** Dates fill rows of three or four. */
const columnsFor = (dates: number) => (dates % 3 === 0 ? 3 : 4)

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

/** An ordered list, read downwards; the forms with the numbers are drawn by the style. In a history the years are the numbers. */
export function Steps({ section: { items, ...head } }: Props) {
  const isDated = items.every(({ title }) => dated.test(title))
  return (
    <Section {...head} layout={isDated ? 'top' : 'side'}>
      <ol
        className={isDated ? 'grid' : `rows ${styles.list}`}
        data-columns={isDated ? columnsFor(items.length) : undefined}
      >
        {items.map((item) => (
          <Step key={item.title} item={item} isDated={isDated} />
        ))}
      </ol>
    </Section>
  )
}
