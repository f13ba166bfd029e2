/** A wall of blocks of different heights (R95 to R97). */
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { startMasonry } from '../../client/motion/masonry-behaviour'
import type { MasonryOptions } from '../../client/motion/masonry'
import * as styles from './masonry-wall.module.css'

type Props<T> = MasonryOptions & {
  items: readonly T[]
  /** A stable key of an item. */
  idOf: (item: T) => string
  children: (item: T, index: number) => ReactNode
}

/** Layout effects do not run on the server; since React 19 they do not warn there either. */
const useArrangement = useLayoutEffect

/**
 * A plain list in the HTML; columns appear after hydration. The items keep their order in the document, so that reading
 * order and tab order run from top to bottom. Widths in pixels; defaults: R95.
 */
export function MasonryWall<T>({
  items,
  idOf,
  children,
  columnWidth,
  gap,
  minColumns,
  maxColumns,
}: Props<T>) {
  const list = useRef<HTMLUListElement>(null)
  useArrangement(() => {
    if (!list.current) return
    return startMasonry(list.current, { columnWidth, gap, minColumns, maxColumns })
  }, [items, columnWidth, gap, minColumns, maxColumns])
  return (
    <ul ref={list} className={`grid ${styles.wall}`}>
      {items.map((item, index) => (
        <li key={idOf(item)}>{children(item, index)}</li>
      ))}
    </ul>
  )
}
