/** Brings what was just added to a list into view (patches/list-items.patch). */

/** Takes the id of the list's element. The item is its last and is rendered before the next frame. */
export function showAdded(list: string): void {
  requestAnimationFrame(() => {
    const items = document
      .getElementById(list)
      ?.querySelectorAll(':scope > div > [class*="SortableListItem"]')
    const added = [...(items ?? [])].at(-1)
    added?.scrollIntoView({ block: 'nearest' })
    added?.querySelector('button')?.focus({ preventScroll: true })
  })
}
