/** The masonry wall in the document: columns of a grid, filled one item at a time (docs/spec/motion.md#masonry). */
import { columnCount, fillColumns, type MasonryOptions } from './masonry'

/** Drops undefined options, so that defaults apply. */
function given(options: MasonryOptions): MasonryOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
}

/** Places one item on the grid; rows are one pixel high. */
function place(item: HTMLElement, column: number, top: number, height: number): void {
  item.style.gridColumn = String(column + 1)
  item.style.gridRow = `${Math.round(top) + 1} / span ${Math.max(1, Math.round(height))}`
}

/** Arranges the list's items. A gap of 0, the default, leaves the gap to the style sheet. */
function arrange(list: HTMLElement, options: MasonryOptions): void {
  const items = [...list.children].filter((item) => item instanceof HTMLElement)
  const gap = options.gap || Number.parseFloat(getComputedStyle(list).columnGap) || 0
  const columns = columnCount(list.clientWidth, { ...options, gap })
  list.style.gridTemplateColumns = `repeat(${columns}, minmax(0, 1fr))`
  list.style.columnGap = `${gap}px`
  for (const item of items) item.style.gridRow = item.style.gridColumn = 'auto'
  const heights = items.map((item) => item.getBoundingClientRect().height)
  list.style.gridAutoRows = '1px'
  list.style.rowGap = '0'
  fillColumns(heights, columns, gap).forEach((indices, column) => {
    let top = 0
    for (const index of indices) {
      const [item, height = 0] = [items[index], heights[index]]
      if (item) place(item, column, top, height)
      top += height + gap
    }
  })
}

/** Arranges now and whenever an item is resized, as all are with the list. Returns the function that stops it. */
export function startMasonry(list: HTMLElement, options: MasonryOptions): () => void {
  const settings = given(options)
  let width = 0
  const arrangeAll = () => {
    arrange(list, settings)
    width = list.clientWidth
  }
  arrangeAll()
  if (typeof ResizeObserver !== 'function') return () => undefined
  let frame = 0
  const observer = new ResizeObserver(() => {
    // New heights at the same width, for example from a late font: rearranged before overlapping items are painted.
    if (list.clientWidth === width) return arrangeAll()
    // New columns have new widths, which the observer would report again in the same frame: a loop error.
    frame ||= requestAnimationFrame(() => {
      frame = 0
      arrangeAll()
    })
  })
  for (const item of list.children) observer.observe(item)
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
}
