/** EXIF: only whether it contains a GPS location. */

/** The ASCII characters at the start, for comparing with format markers. */
const startOf = (bytes: Uint8Array, length: number): string =>
  String.fromCharCode(...bytes.subarray(0, length))

/** The main directory's tag that points to the GPS directory. */
const gpsPointer = 0x8825

/** Returns whether an EXIF block contains a location; an unreadable block counts as having none. */
export function hasLocation(exif: Uint8Array): boolean {
  const block = startOf(exif, 4) === 'Exif' ? exif.subarray(6) : exif
  const order = startOf(block, 2)
  if (order !== 'II' && order !== 'MM') return false
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength)
  const little = order === 'II'
  try {
    const directory = view.getUint32(4, little)
    const count = view.getUint16(directory, little)
    for (let index = 0; index < count; index += 1) {
      const entry = directory + 2 + index * 12
      if (view.getUint16(entry, little) !== gpsPointer) continue
      // Programs that remove the location may leave an empty directory behind.
      return view.getUint16(view.getUint32(entry + 8, little), little) > 0
    }
    return false
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
