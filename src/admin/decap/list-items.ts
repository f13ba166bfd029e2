/**
 * Words, keys and focus of the items of Decap's lists, select fields and library (patches/list-items.patch,
 * patches/names-of-buttons.patch, patches/names-of-groups.patch, patches/unchanged-choice.patch, patches/keyboard-in-library.patch).
 */
import { words } from '../words/words'

type Item = { id: string | number }
type Move = { active: Item; over: Item | null }

type Rect = Pick<DOMRect, 'top' | 'bottom'>
type Places<Item> = {
  collisionRect: Rect
  droppableRects: ReadonlyMap<string | number, Rect>
  droppableContainers: readonly Item[]
}

/**
 * The `collisionDetection` of dnd-kit: the item is where its top or bottom is. The center of an open item never comes
 * near that of a folded one, so it could not be moved past it.
 */
export function nearestEdge<Item extends { id: string | number }>({
  collisionRect,
  droppableRects,
  droppableContainers,
}: Places<Item>) {
  return droppableContainers
    .flatMap((droppableContainer) => {
      const { id } = droppableContainer
      const rect = droppableRects.get(id)
      if (!rect) return []
      const { top, bottom } = collisionRect
      const value = Math.min(Math.abs(rect.top - top), Math.abs(rect.bottom - bottom))
      return [{ id, data: { droppableContainer, value } }]
    })
    .sort((a, b) => a.data.value - b.data.value)
}

type Action = 'moveItem' | 'removeItem' | 'expandItem' | 'collapseItem'

/** Says which item a button belongs to; the buttons of all items look alike. */
const labelOf = (action: Action, item?: string): string =>
  item ? `${words(action)}: ${item}` : words(action)

/** The accessible name of an item's drag handle. */
export const moveLabel = (item?: string): string => labelOf('moveItem', item)

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

/** The accessible name and tooltip of a button of an item, a whole list or a group. */
export function itemButton(action: Exclude<Action, 'moveItem'>, item?: string) {
  const name = labelOf(action, item)
  return { 'aria-label': name, title: name }
}

/** What makes a card of the library a button that stays pressed. */
export function cardButton(isChosen: boolean, choose: () => void) {
  return {
    role: 'button',
    tabIndex: 0,
    'aria-pressed': isChosen,
    onKeyDown: (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>): void => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      choose()
    },
  }
}

/** The items of a list, by the id of the list's element; what has just changed is rendered before the next frame. */
const itemsOf = (list: string): Element[] => [
  ...(document.getElementById(list)?.querySelectorAll(':scope > div > [class*="SortableListItem"]') ?? []),
]

/** Moves the focus from a removed item to the one now in its place, else to the last one, else to the list's button. */
export function focusNext(list: string, place: number): void {
  requestAnimationFrame(() => {
    const items = itemsOf(list)
    const next = items[place] ?? items.at(-1) ?? document.getElementById(list)
    next?.querySelector('button')?.focus()
  })
}

/** Brings what was just added into view: the last item of the list. */
export function showAdded(list: string): void {
  requestAnimationFrame(() => {
    const added = itemsOf(list).at(-1)
    added?.scrollIntoView({ block: 'nearest' })
    added?.querySelector('button')?.focus({ preventScroll: true })
  })
}

/** Brings the handle of what was just moved into view: an open item may reach beyond the window. */
export function showMoved(handle: Element): void {
  requestAnimationFrame(() => handle.scrollIntoView({ block: 'nearest' }))
}
