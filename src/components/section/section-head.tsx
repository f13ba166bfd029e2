/** A section's label, heading, introduction and link to all. */
import type { Action } from '../../page/types'
import { Button } from '../button/button'
import { Label } from '../label/label'
import { Words } from '../words/words'
import * as styles from './section-head.module.css'

type Props = {
  label?: string
  heading: string
  lead?: string
  more?: Action
  /** True when the body is beside the heading, not below it. */
  beside?: boolean
}

/** Always the second level: the first belongs to the page. */
export function SectionHead({ label, heading, lead, more, beside = false }: Props) {
  return (
    <div className={styles.head} data-beside={beside || undefined}>
      <div className="stack" data-gap="small">
        {label && <Label>{label}</Label>}
        <h2>
          <Words>{heading}</Words>
        </h2>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {more && <Button action={more} kind="line" />}
    </div>
  )
}
