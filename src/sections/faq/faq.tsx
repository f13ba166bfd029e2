/** Questions that open their answers. */
import { Section } from '../../components/section/section'
import type { SectionOf } from '../../page/types'
import { Question } from './question'

type Props = { section: SectionOf<'faq'> }

export function Faq({ section: { items, ...head } }: Props) {
  return (
    <Section {...head} layout="side">
      <div className="rows">
        {items.map((item) => (
          <Question key={item.question} {...item} />
        ))}
      </div>
    </Section>
  )
}
