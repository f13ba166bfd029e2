/** Where the items of a changed list come from. */

/**
 * The positions in `before` that the items of `after` come from; undefined for new ones. With `mayBeEdited`, an item
 * that is left at the same position counts as an edited one.
 */
export function origins<Item>(
  before: readonly Item[],
  after: readonly Item[],
  { isSame, mayBeEdited }: { isSame: (old: Item, item: Item) => boolean; mayBeEdited: boolean },
): (number | undefined)[] {
  const left = new Set(before.keys())
  const take = (place: number | undefined): number | undefined => {
    if (place !== undefined) left.delete(place)
    return place
  }
  // The same item at the same position comes first, even among duplicates.
  const kept = after.map((item, index) =>
    left.has(index) && isSame(before[index] as Item, item) ? take(index) : undefined,
  )
  const found = after.map(
    (item, index) => kept[index] ?? take([...left].find((place) => isSame(before[place] as Item, item))),
  )
  return found.map((place, index) => place ?? (mayBeEdited && left.has(index) ? take(index) : undefined))
}
