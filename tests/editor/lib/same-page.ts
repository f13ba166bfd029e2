/** Compares PageData of the build with PageData of an entry, but for what pictures are made of. */

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A picture is its alternative text; HTML loses its picture elements; absent and undefined are the same. */
export function withoutPictures(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/<picture>[\s\S]*?<\/picture>|<img[^>]*>/g, '<img>')
  if (Array.isArray(value)) return value.map(withoutPictures)
  if (!isGroup(value)) return value
  if ('srcSet' in value || ('src' in value && 'sources' in value)) return { alt: value['alt'] }
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      inner === undefined || inner === null ? [] : [[key, withoutPictures(inner)]],
    ),
  )
}
