/** A question that opens its answer. */
import { useRef } from 'react'
import { useKeptOpen } from '../../components/disclosure/use-kept-open'
import { Icon } from '../../components/icon/icon'
import { Prose } from '../../components/prose/prose'
import { Words } from '../../components/words/words'
import type { SectionOf } from '../../page/types'

type Props = SectionOf<'faq'>['items'][number]

/** A native disclosure: it opens without scripts, and the browser's find-in-page finds the answer. */
export function Question({ question, answer }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  useKeptOpen(details, question)
  return (
    <details ref={details}>
      <summary className="opener target">
        <h3 className="name">
          <Words>{question}</Words>
        </h3>
        <Icon name="plus" />
      </summary>
      <Prose text={answer} />
    </details>
  )
}
