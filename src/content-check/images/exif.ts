/** Camera data (EXIF): only whether it says where the picture was taken. */

/** The characters at a place, for comparing with the names of a format's parts. */
const asciiAt = (bytes: Uint8Array, offset: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(offset, offset + length))

/** The entry of the main directory that points to the place (GPS). */
const gpsPointer = 0x8825

/** Returns whether an EXIF block holds a place. A block that cannot be read holds none. */
export function hasPlace(exif: Uint8Array): boolean {
  const block = asciiAt(exif, 0, 4) === 'Exif' ? exif.subarray(6) : exif
  const order = asciiAt(block, 0, 2)
  if (order !== 'II' && order !== 'MM') return false
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength)
  const little = order === 'II'
  try {
    const directory = view.getUint32(4, little)
    const count = view.getUint16(directory, little)
    for (let index = 0; index < count; index += 1) {
      const entry = directory + 2 + index * 12
      if (view.getUint16(entry, little) !== gpsPointer) continue
      // Programs that remove the place may leave an empty directory behind.
      return view.getUint16(view.getUint32(entry + 8, little), little) > 0
    }
    return false
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
