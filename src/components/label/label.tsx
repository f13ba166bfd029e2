/** The name above a heading, with the quarter disc. */
import type { ReactNode } from 'react'
import * as styles from './label.module.css'

type Props = { children: ReactNode }

/** A short line; not a heading. */
export function Label({ children }: Props) {
  return <p className={styles.label}>{children}</p>
}
