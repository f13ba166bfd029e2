/** Links that look like buttons, and the quiet link with an arrow. */
import type { Action } from '../../page/types'
import { Icon } from '../icon/icon'
import { Link } from '../link/link'
import * as styles from './button.module.css'

type Props = {
  action: Action
  kind?: 'solid' | 'outline' | 'line'
}

/** `solid` for the primary action, `outline` for the secondary one, `line` for “all …” beside a heading. */
export function Button({ action, kind = 'solid' }: Props) {
  return (
    <Link
      href={action.href}
      className={kind === 'line' ? styles.line : styles.button}
      data-kind={kind}
      data-ripple
    >
      {action.label}
      {kind !== 'line' && <Icon name={action.external ? 'external' : 'right'} />}
    </Link>
  )
}
