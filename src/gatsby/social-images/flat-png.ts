/**
 * A drawing of few flat colours as PNG. A library that looks for a good palette among any colours takes twice as long as
 * everything else about a link picture; here the flat colours are the palette, and what edges mix fills the rest.
 */
import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import sharp from 'sharp'

/** So many colours does a PNG with a palette have. */
const most = 256

/** Beyond this step files get smaller by little. */
const level = 4

const compress = promisify(deflate)

type Pixels = { data: Buffer; width: number; height: number }

/** Colours of edges that are this near to one another, of 256 steps in red, green and blue, are one. */
const step = 16

const cellOf = (red: number, green: number, blue: number): number =>
  (Math.floor(red / step) * step + Math.floor(green / step)) * step + Math.floor(blue / step)

/** A palette that grows: the flat colours first, then one for each small part of the space of colours. */
function growingPalette(flat: readonly string[]) {
  const palette: number[] = []
  /** The place in the palette of each part of the space, plus one. */
  const places = new Uint16Array((256 / step) ** 3)
  const nearest = (red: number, green: number, blue: number): number => {
    const far = (place: number) =>
      Math.hypot(
        (palette[place * 3] ?? 0) - red,
        (palette[place * 3 + 1] ?? 0) - green,
        (palette[place * 3 + 2] ?? 0) - blue,
      )
    return [...Array(most).keys()].reduce((best, place) => (far(place) < far(best) ? place : best))
  }
  const placeOf = (red: number, green: number, blue: number): number => {
    const cell = cellOf(red, green, blue)
    const known = places[cell]
    if (known) return known - 1
    const place = palette.length / 3
    if (place < most) palette.push(red, green, blue)
    places[cell] = (place < most ? place : nearest(red, green, blue)) + 1
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

/** Rows of places in the palette, each after the number of its filter: none. */
function indexed({ data, width, height }: Pixels, flat: readonly string[]) {
  const { palette, placeOf } = growingPalette(flat)
  const colours = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const rows = Buffer.alloc((width + 1) * height)
  let [last, place] = [-1, 0]
  for (let row = 0, pixel = 0, byte = 0; row < height; row++) {
    byte++
    for (let column = 0; column < width; column++, pixel++) {
      const colour = colours[pixel] ?? 0
      if (colour !== last) {
        last = colour
        place = placeOf(data[pixel * 4] ?? 0, data[pixel * 4 + 1] ?? 0, data[pixel * 4 + 2] ?? 0)
      }
      rows[byte++] = place
    }
  }
  return { palette, rows }
}

const sums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1
  return sum
})

/** The checksum at the end of each part of a PNG. */
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
 * Draws an SVG that leaves nothing transparent. @param flat its colours, `#rrggbb`; between them lie the edges'
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
  // Eight bits a pixel, colours from a palette.
  header.set([8, 3], 8)
  return Buffer.concat([
    signature,
    part('IHDR', header),
    part('PLTE', Buffer.from(palette)),
    part('IDAT', await compress(rows, { level })),
    part('IEND', Buffer.alloc(0)),
  ])
}
