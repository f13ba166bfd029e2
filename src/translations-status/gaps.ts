/** Finds fields that are filled in one language and empty in another. */
import { idOfSection, sectionsById } from '../content-model/section-ids'
import { asGroup, asList, isBlank, isGroup } from '../lib/values'

/** The index in `list` of an item's counterpart: the section with the same id, else the item at the same index. */
function placeIn(list: readonly unknown[], item: unknown, index: number): number | undefined {
  const id = idOfSection(item)
  if (id === undefined) return index
  return sectionsById(list).get(id)?.index ?? (idOfSection(list[index]) === undefined ? index : undefined)
}

/** Ids are not translated. */
const words = (item: unknown): unknown => (isGroup(item) ? { ...item, id: undefined } : item)

/**
 * Returns the paths of the gaps in `target`, by its indexes; a shorter list lacks whole items, and a missing section
 * has the index of its counterpart.
 */
export function gaps(source: unknown, target: unknown, at = ''): string[] {
  if (isBlank(source)) return []
  if (isBlank(target)) return [at]
  if (Array.isArray(source)) {
    const list = asList(target)
    return source.flatMap((item, index) => {
      const place = placeIn(list, item, index)
      return gaps(words(item), place === undefined ? undefined : list[place], `${at}[${place ?? index}]`)
    })
  }
  if (!isGroup(source)) return []
  const inner = asGroup(target)
  return Object.entries(source).flatMap(([name, value]) =>
    gaps(value, inner[name], at ? `${at}.${name}` : name),
  )
}
