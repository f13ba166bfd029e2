/** What something can do: a tile, a name, a sentence or two. */
import { Pattern } from '../../components/pattern/pattern'
import { Section } from '../../components/section/section'
import { Words } from '../../components/words/words'
import type { ItemsSection } from '../items-section'
import * as styles from './features.module.css'

type Props = { section: ItemsSection }

/** The tiles are drawn from the names, so they stay the same when items move. */
export function Features({ section: { items, ...head } }: Props) {
  return (
    <Section {...head}>
      <ul className="grid aligned" data-columns={items.length % 4 === 0 ? 4 : 3}>
        {items.map(({ title, text }) => (
          <li key={title} className={styles.feature}>
            <div className={styles.tile}>
              <Pattern seed={title} cols={2} rows={1} />
            </div>
            <h3>
              <Words>{title}</Words>
            </h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
