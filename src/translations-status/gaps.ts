/** Finds what is filled in one language and empty in another. */
import { isBlank, isGroup } from '../lib/values'

/** Returns the paths of the gaps in `target`; a list that is shorter lacks its further items as a whole. */
export function gaps(source: unknown, target: unknown, at = ''): string[] {
  if (isBlank(source)) return []
  if (isBlank(target)) return [at]
  if (Array.isArray(source)) {
    const list: readonly unknown[] = Array.isArray(target) ? target : []
    return source.flatMap((item, index) => gaps(item, list[index], `${at}[${index}]`))
  }
  if (!isGroup(source)) return []
  const inner = isGroup(target) ? target : {}
  return Object.entries(source).flatMap(([name, value]) =>
    gaps(value, inner[name], at ? `${at}.${name}` : name),
  )
}
