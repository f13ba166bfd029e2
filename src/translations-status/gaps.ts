/** Finds what is filled in one language and empty in another. */
import { idOfSection, sectionsById } from '../content-model/section-ids'
import { isBlank, isGroup } from '../lib/values'

/** The place in `list` of what makes a pair with an item: the section of the same id, else what stands at its place. */
function placeIn(list: readonly unknown[], item: unknown, index: number): number | undefined {
  const id = idOfSection(item)
  if (id === undefined) return index
  return sectionsById(list).get(id)?.index ?? (idOfSection(list[index]) === undefined ? index : undefined)
}

/** An id is nothing to translate. */
const words = (item: unknown): unknown => (isGroup(item) ? { ...item, id: undefined } : item)

/**
 * Returns the paths of the gaps in `target`, by the places there; a list that is shorter lacks its further items as a
 * whole, and a section that is missing has the place of its pair.
 */
export function gaps(source: unknown, target: unknown, at = ''): string[] {
  if (isBlank(source)) return []
  if (isBlank(target)) return [at]
  if (Array.isArray(source)) {
    const list: readonly unknown[] = Array.isArray(target) ? target : []
    return source.flatMap((item, index) => {
      const place = placeIn(list, item, index)
      return gaps(words(item), place === undefined ? undefined : list[place], `${at}[${place ?? index}]`)
    })
  }
  if (!isGroup(source)) return []
  const inner = isGroup(target) ? target : {}
  return Object.entries(source).flatMap(([name, value]) =>
    gaps(value, inner[name], at ? `${at}.${name}` : name),
  )
}
