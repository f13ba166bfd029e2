/** The arithmetic of the masonry wall (docs/spec/motion.md#masonry). */
import { masonryDefaults } from '../../site/constants'

export type MasonryOptions = {
  /** Pixels; an array's widths repeat from left to right. */
  columnWidth?: number | readonly number[]
  gap?: number
  minColumns?: number
  /** 0 for no maximum. */
  maxColumns?: number
}

/** How many columns fit into `width` pixels; `minColumns` wins over `maxColumns`, and there is at least one. */
export function columnCount(width: number, options: MasonryOptions = {}): number {
  const { columnWidth, gap, minColumns, maxColumns } = { ...masonryDefaults, ...options }
  const given = typeof columnWidth === 'number' ? [columnWidth] : columnWidth
  // A width of 0 would fit endlessly.
  const widths = given.filter((each) => each + gap > 0)
  let count = 0
  let consumed = -gap
  for (;;) {
    consumed += gap + (widths[count % widths.length] ?? Infinity)
    // Also breaks if the width is NaN.
    if (!(consumed <= width)) break
    count += 1
  }
  const most = maxColumns || Infinity
  return Math.max(1, minColumns, Math.min(count, most))
}

/**
 * Distributes items over columns in list order: each goes into the shortest column so far, the first one if several are
 * equal. Takes the items' heights and the gap below each in pixels; returns the items' indices per column.
 */
export function fillColumns(
  heights: readonly number[],
  columns: number,
  gap: number = masonryDefaults.gap,
): number[][] {
  const filled: number[][] = Array.from({ length: columns }, () => [])
  const totals = Array<number>(columns).fill(0)
  heights.forEach((height, item) => {
    const shortest = totals.indexOf(Math.min(...totals))
    filled[shortest]?.push(item)
    totals[shortest] = (totals[shortest] ?? 0) + height + (height > 0 ? gap : 0)
  })
  return filled
}
