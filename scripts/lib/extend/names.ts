/** Names, from which those of files, types and components are derived. */

/** Something that cannot be added or removed; the message is for the user. */
export class ExtendError extends Error {}

/** `price-table` as `priceTable`. */
export const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `price-table` as `PriceTable`. */
export const pascalCase = (name: string): string => camelCase(`-${name}`)

/** `price-table` as `Price table`. */
export const inWords = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

/** Throws an ExtendError for a name that is not valid in files and addresses. */
export function checkName(name: string | undefined): asserts name is string {
  if (!name || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) || name.length > 30)
    throw new ExtendError(
      `“${name ?? ''}” cannot be a name. Use lower-case letters, digits and single hyphens, such as locations or price-table.`,
    )
}

/**
 * Reads `collection locations` or `section price-table`. Throws an ExtendError for anything else; npm passes on a flag
 * without a lone `--` before it as its value alone, which would otherwise be ignored.
 */
export function kindAndName([kind = '', name = '', ...more]: readonly string[]): {
  kind: 'collection' | 'section'
  name: string
} {
  if (kind !== 'collection' && kind !== 'section')
    throw new ExtendError(`“${kind}” is neither “collection” nor “section”.`)
  if (more.length > 0)
    throw new ExtendError(
      `“${more.join(' ')}” was not expected after “${name}”. Write one name at a time, and flags after a lone “--”: ${kind} ${name} -- --…`,
    )
  return { kind, name }
}

/** A JavaScript string in single quotes. */
export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** `{ en: 'Locations', de: 'Standorte' }`. */
export const object = (values: Readonly<Record<string, string>>): string =>
  `{ ${Object.entries(values)
    .map(([key, value]) => `${key}: ${quoted(value)}`)
    .join(', ')} }`
