/** A wall of blocks of different heights. */
import type { ReactNode } from 'react'
import * as styles from './wall.module.css'

type Props<T> = {
  items: readonly T[]
  /** A stable key of an item. */
  idOf: (item: T) => string
  /** Draws one item. */
  children: (item: T) => ReactNode
}

/** A list in reading order; columns are a matter of the style. */
export function Wall<T>({ items, idOf, children }: Props<T>) {
  return (
    <ul className={styles.wall}>
      {items.map((item) => (
        <li key={idOf(item)}>{children(item)}</li>
      ))}
    </ul>
  )
}
