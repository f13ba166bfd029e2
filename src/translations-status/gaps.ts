/** Finds what is filled in one language and empty in another. */
type Values = Readonly<Record<string, unknown>>

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** Returns the paths of the gaps in `target`; a list that is shorter lacks its further items as a whole. */
export function gaps(source: unknown, target: unknown, at = ''): string[] {
  if (isEmpty(source)) return []
  if (isEmpty(target)) return [at]
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
