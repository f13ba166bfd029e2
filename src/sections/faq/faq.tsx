/** Questions that open their answers. */
import { Icon } from '../../components/icon/icon'
import { Prose } from '../../components/prose/prose'
import { Section } from '../../components/section/section'
import type { SectionOf } from '../../page-data/types'
import * as styles from './faq.module.css'

type Props = { section: SectionOf<'faq'> }

/** Native disclosures: they open without scripts, and the browser's search in the page finds the answers. */
export function Faq({ section: { items, ...head } }: Props) {
  return (
    <Section {...head} layout="side">
      <div className="rows">
        {items.map(({ question, answer }) => (
          <details key={question} className={styles.item}>
            <summary className={styles.question}>
              <h3>{question}</h3>
              <Icon name="plus" />
            </summary>
            <div className={styles.answer}>
              <Prose text={answer} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  )
}
