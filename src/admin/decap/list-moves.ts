/**
 * Screen-reader announcements while a list item is moved by keyboard; used by Decap's lists and select fields
 * (patches/list-items.patch, patches/unchanged-choice.patch).
 */
import { words } from '../words/words'

type Item = { id: string | number }
type Move = { active: Item; over: Item | null }

/** The accessible name of an item's drag handle. */
export const moveLabel = (): string => words('moveItem')

/** Returns the `accessibility` prop of dnd-kit's context. @param keys the items in their order */
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
