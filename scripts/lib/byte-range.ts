/** Parts of a file, as players ask for them when a visitor jumps ahead (RFC 9110, section 14). */

/** First and last byte, both included. */
export type ByteRange = { first: number; last: number }

/**
 * Reads a `Range` header for a file of `size` bytes. Undefined means the whole file: no header, another unit, or several
 * ranges at once, which a server may answer that way. `none` means that no such part exists.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length > 0 ? { first: size - length, last: size - 1 } : 'none'
  }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return undefined
  return first < size ? { first, last } : 'none'
}
