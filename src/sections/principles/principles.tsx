/** Large numbered principles. */
import { Section } from '../../components/section/section'
import { Words } from '../../components/words/words'
import type { ItemsSection } from '../items-section'
import * as styles from './principles.module.css'

type Props = { section: ItemsSection }

/** The numbers come from the list itself. */
export function Principles({ section: { items, ...head } }: Props) {
  return (
    <Section {...head}>
      <ol className={`rows ${styles.list}`}>
        {items.map(({ title, text }) => (
          <li key={title} className="sides">
            <h3>
              <Words>{title}</Words>
            </h3>
            <p className="lead">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
