/**
 * Words and focus of the items of Decap's lists and select fields (patches/list-items.patch,
 * patches/names-of-buttons.patch, patches/unchanged-choice.patch).
 */
import { words } from '../words/words'

type Item = { id: string | number }
type Move = { active: Item; over: Item | null }

/** The accessible name of an item's drag handle. */
export const moveLabel = (): string => words('moveItem')

/** Announcements while an item is moved by keyboard: the `accessibility` prop of dnd-kit's context. @param keys the items in their order */
export function spokenMoves(keys: readonly string[]) {
  const say = (id: 'moveTaken' | 'moveOver' | 'moveDropped', { active, over }: Move): string =>
    words(id, { place: keys.indexOf(String((over ?? active).id)) + 1, count: keys.length })
  return {
    screenReaderInstructions: { draggable: words('moveHelp') },
    announcements: {
      onDragStart: ({ active }: Pick<Move, 'active'>) => say('moveTaken', { active, over: null }),
      onDragOver: (move: Move) => say('moveOver', move),
      onDragEnd: (move: Move) => say('moveDropped', move),
      onDragCancel: () => words('moveCancelled'),
    },
  }
}

/** The accessible name and tooltip of one of an item's buttons. */
export function itemButton(id: 'removeItem' | 'expandItem' | 'collapseItem') {
  const name = words(id)
  return { 'aria-label': name, title: name }
}

/**
 * Brings what was just added into view. Takes the id of the list's element: the item is its last and is rendered before
 * the next frame.
 */
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
