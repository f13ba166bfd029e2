/** A list of features: each a tile, a name, and a sentence or two. */
import { Pattern } from '../../components/pattern/pattern'
import { Section } from '../../components/section/section'
import { Words } from '../../components/words/words'
import type { SectionOf } from '../../page/types'
import { palettePlaceOf } from '../../pattern/compose'
import * as styles from './features.module.css'

type Props = { section: SectionOf<'features'> }

/** The tiles are printed in the page’s inks and the same in every language. */
export function Features({ section: { items, seed, ...head } }: Props) {
  return (
    <Section {...head}>
      <ul className="grid aligned" data-columns={items.length % 4 === 0 ? 4 : 3}>
        {items.map(({ title, text }, index) => (
          <li key={title} className={styles.feature}>
            <div className={styles.tile}>
              <Pattern
                seed={`${seed} ${head.anchor} ${index}`}
                cols={2}
                rows={1}
                palette={palettePlaceOf(seed)}
              />
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
