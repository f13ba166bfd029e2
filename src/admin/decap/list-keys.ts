/**
 * Preserves the open state and input of list items in Decap's form when the list is changed from outside. Called by
 * Decap's lists (patches/list-items.patch).
 */
import { origins } from '../rules/origins'

/** A list in Decap's store. */
type Items = Iterable<unknown> | null | undefined

/** State that Decap's list keeps about its items; `seen` and `known` are the previous render's list and keys. */
type State = {
  keys: readonly string[]
  itemsCollapsed: readonly boolean[]
  seen?: Items
  known?: readonly string[]
}

const idOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'get' in item && typeof item.get === 'function'
    ? (item as { get: (name: string) => unknown }).get('id')
    : undefined

/** Whether two items are the same; an edited item is recognized by its id. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || (typeof idOf(a) === 'string' && idOf(a) === idOf(b))
}

/**
 * Takes the current list, the form's state, and whether new items are collapsed. Returns the new state, in which each
 * item keeps its key; null if nothing has changed. The list's own changes update the keys.
 */
export function keysFollowing(value: Items, state: State, collapsed: boolean): Partial<State> | null {
  const { keys, known, seen } = state
  if (seen === value && known === keys) return null
  const items = [...(value ?? [])]
  const before = [...(seen ?? [])]
  // A list that supplies its own keys may do so before its items arrive.
  if (known !== keys || (before.length !== keys.length && items.length === keys.length))
    return { known: keys, seen: items.length === keys.length ? value : undefined }
  const from = origins(before.slice(0, keys.length), items, { isSame, mayBeEdited: true })
  if (from.length === keys.length && from.every((place, index) => place === index))
    return { seen: value, known: keys }
  const moved = from.map((place) => (place === undefined ? undefined : keys[place]))
  const next = moved.map((key) => key ?? crypto.randomUUID())
  return {
    keys: next,
    known: next,
    seen: value,
    itemsCollapsed: from.map((place) =>
      place === undefined ? collapsed : (state.itemsCollapsed[place] ?? collapsed),
    ),
  }
}
