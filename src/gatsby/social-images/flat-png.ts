/**
 * Encodes a drawing of a few flat colours as PNG. A library that searches for a good palette among arbitrary colours
 * takes twice as long as everything else about a link preview image; here the flat colours are the palette, and the
 * blends at edges fill the rest.
 */
import { promisify } from 'node:util'
import { constants, deflate } from 'node:zlib'
import sharp from 'sharp'

/** The maximum number of colours in a PNG palette. */
const maxColours = 256

/** Flat areas repeat the byte before, which is nearly all there is to find: a longer search takes four times as long. */
const compression = { level: 1, strategy: constants.Z_RLE }

const compress = promisify(deflate)

type Pixels = { data: Buffer; width: number; height: number }

/** Edge colours within the same step, of 256 levels in red, green and blue, count as one. */
const step = 16

const cellOf = (red: number, green: number, blue: number): number =>
  (Math.floor(red / step) * step + Math.floor(green / step)) * step + Math.floor(blue / step)

/** A growing palette: the flat colours first, then one for each cell of the colour space. */
function growingPalette(flat: readonly string[]) {
  const palette: number[] = []
  /** The palette index of each cell of the colour space, plus one. */
  const places = new Uint16Array((256 / step) ** 3)
  const nearest = (red: number, green: number, blue: number): number => {
    const far = (place: number) =>
      Math.hypot(
        (palette[place * 3] ?? 0) - red,
        (palette[place * 3 + 1] ?? 0) - green,
        (palette[place * 3 + 2] ?? 0) - blue,
      )
    return [...Array(maxColours).keys()].reduce((best, place) => (far(place) < far(best) ? place : best))
  }
  const placeOf = (red: number, green: number, blue: number): number => {
    const cell = cellOf(red, green, blue)
    const known = places[cell]
    if (known) return known - 1
    const place = palette.length / 3
    if (place < maxColours) palette.push(red, green, blue)
    places[cell] = (place < maxColours ? place : nearest(red, green, blue)) + 1
    return (places[cell] ?? 1) - 1
  }
  for (const colour of flat) {
    const [red = 0, green = 0, blue = 0] = (colour.slice(1).match(/../g) ?? []).map((part) =>
      parseInt(part, 16),
    )
    placeOf(red, green, blue)
  }
  return { palette, placeOf }
}

/** Rows of palette indexes, each preceded by its filter type: none. */
function indexed({ data, width, height }: Pixels, flat: readonly string[]) {
  const { palette, placeOf } = growingPalette(flat)
  const colours = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const rows = Buffer.alloc((width + 1) * height)
  for (let row = 0, pixel = 0; row < height; row++) {
    const shift = row + 1
    const end = pixel + width
    // A run of one colour at a time: a drawing has few edges.
    while (pixel < end) {
      const start = pixel
      const colour = colours[start]
      while (pixel < end && colours[pixel] === colour) pixel++
      const place = placeOf(data[start * 4] ?? 0, data[start * 4 + 1] ?? 0, data[start * 4 + 2] ?? 0)
      rows.fill(place, start + shift, pixel + shift)
    }
  }
  return { palette, rows }
}

const sums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1
  return sum
})

/** The checksum at the end of each chunk of a PNG. */
function checksum(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (sums[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8)
  return (sum ^ 0xffffffff) >>> 0
}

function part(type: string, content: Buffer): Buffer {
  const whole = Buffer.alloc(content.length + 12)
  whole.writeUInt32BE(content.length)
  whole.write(type, 4, 'latin1')
  content.copy(whole, 8)
  whole.writeUInt32BE(checksum(whole.subarray(4, -4)), content.length + 8)
  return whole
}

const signature = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')

/**
 * Renders an SVG without transparent areas. @param flat its colours, `#rrggbb`; edges blend them
 * @returns the bytes of a PNG file
 */
export async function flatPng(svg: string, flat: readonly string[]): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const { palette, rows } = indexed({ data, width, height }, flat)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  // Eight bits per pixel, palette colours.
  header.set([8, 3], 8)
  return Buffer.concat([
    signature,
    part('IHDR', header),
    part('PLTE', Buffer.from(palette)),
    part('IDAT', await compress(rows, compression)),
    part('IEND', Buffer.alloc(0)),
  ])
}
