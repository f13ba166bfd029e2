/** Compares PageData from the build with PageData from an entry, except for picture files. */

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reduces a picture to its alternative text, and picture elements in HTML to `<img>`; empty values count as absent. */
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
