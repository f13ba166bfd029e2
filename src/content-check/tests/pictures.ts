/** Tiny images built byte by byte: valid ones and ones with a single defect. */

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const uint32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const uint16 = (value: number) => [value >>> 8, value & 255]
const reversed = (bytes: number[]) => [...bytes].reverse()

/** An EXIF block (big-endian) whose main directory has one entry; `places` counts the entries of the GPS directory. */
export function exif(tag: number, places: number): number[] {
  const directory = [...uint16(1), ...uint16(tag), ...uint16(4), ...uint32(1), ...uint32(26), ...uint32(0)]
  return [...ascii('MM'), ...uint16(42), ...uint32(8), ...directory, ...uint16(places)]
}

/** The tag of the GPS directory. */
export const gps = 0x8825

/** The checksum of a PNG chunk (CRC-32). */
function checksum(bytes: readonly number[]): number {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}

const chunk = (name: string, data: number[]) => [
  ...uint32(data.length),
  ...ascii(name),
  ...data,
  ...uint32(checksum([...ascii(name), ...data])),
]

/** A PNG of the given size; its pixels are irrelevant. */
export function png(width = 4, height = 3, camera?: number[]): Uint8Array {
  const header = chunk('IHDR', [...uint32(width), ...uint32(height), 8, 2, 0, 0, 0])
  const data = camera ? chunk('eXIf', camera) : []
  return new Uint8Array([
    0x89,
    ...ascii('PNG\r\n'),
    0x1a,
    10,
    ...header,
    ...data,
    ...chunk('IDAT', [1, 2]),
    ...chunk('IEND', []),
  ])
}

export function jpeg(width = 4, height = 3, camera?: number[]): Uint8Array {
  const data = camera ? [...ascii('Exif'), 0, 0, ...camera] : []
  const app = camera ? [0xff, 0xe1, ...uint16(data.length + 2), ...data] : []
  const frame = [0xff, 0xc0, ...uint16(11), 8, ...uint16(height), ...uint16(width), 1, 1, 17, 0]
  return new Uint8Array([0xff, 0xd8, ...app, ...frame, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 0xff, 0xd9])
}

export function webp(width = 4, height = 3, camera?: number[]): Uint8Array {
  const part = (name: string, data: number[]) => [
    ...ascii(name),
    ...reversed(uint32(data.length)),
    ...data,
    ...(data.length % 2 ? [0] : []),
  ]
  const size = (value: number) => reversed(uint32(value - 1)).slice(0, 3)
  const pixels = [0x2f, ...reversed(uint32(((height - 1) << 14) | (width - 1))), 0, 0, 0, 0, 0, 0, 0]
  const parts = [
    ...ascii('WEBP'),
    ...part('VP8X', [camera ? 8 : 0, 0, 0, 0, ...size(width), ...size(height)]),
    ...part('VP8L', pixels),
    ...(camera ? part('EXIF', camera) : []),
  ]
  return new Uint8Array([...ascii('RIFF'), ...reversed(uint32(parts.length)), ...parts])
}

/** A plain drawing; `inside` is inserted between its shapes. */
export const svg = (inside = '') =>
  `<?xml version="1.0"?>\n<!-- drawn by hand --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">\n<g id="a"><path d="M0 0h4v3z" fill="url(#b)"/></g>${inside}\n</svg>\n`
