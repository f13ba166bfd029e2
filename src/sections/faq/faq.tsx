/** Questions that open their answers. */
import { Icon } from '../../components/icon/icon'
import { Prose } from '../../components/prose/prose'
import { Section } from '../../components/section/section'
import { Words } from '../../components/words/words'
import type { SectionOf } from '../../page/types'

type Props = { section: SectionOf<'faq'> }

/** Native disclosures: they open without scripts, and the browser's find-in-page finds the answers. */
export function Faq({ section: { items, ...head } }: Props) {
  return (
    <Section {...head} layout="side">
      <div className="rows">
        {items.map(({ question, answer }) => (
          <details key={question}>
            <summary className="opener target">
              <h3 className="name">
                <Words>{question}</Words>
              </h3>
              <Icon name="plus" />
            </summary>
            <Prose text={answer} />
          </details>
        ))}
      </div>
    </Section>
  )
}
