/** The site's icons, drawn from the logo: SVG for browsers, PNG for home screens and old browsers. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { logoPaths } from '../pattern/logo-paths'
import { inks } from '../pattern/palettes'
import { iconFiles } from '../site/icons'
import { patternSvg } from '../pattern/pattern-svg'

/**
 * The share of a maskable icon's edge that the mark may fill: its corners then touch the circle of 80 % that no
 * platform crops (W3C, Web Application Manifest, "Icon masks").
 */
const safeEdge = 0.8 / Math.SQRT2

const png = (edge: number): Promise<Buffer> =>
  sharp(Buffer.from(patternSvg(logoPaths(), edge, edge)))
    .png()
    .toBuffer()

/** The mark on a ground that extends to all edges. */
async function maskable(edge: number): Promise<Buffer> {
  const background = inks.paper
  return sharp({ create: { width: edge, height: edge, channels: 3, background } })
    .composite([{ input: await png(Math.floor((edge * safeEdge) / 2) * 2) }])
    .png()
    .toBuffer()
}

/** An icon file that contains one PNG, which Windows and every browser can read. */
function ico(image: Buffer, edge: number): Buffer {
  const head = Buffer.alloc(22)
  // Type 1 (icon), one image of 32 bits per pixel, which starts after these 22 bytes.
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(edge, 6)
  head.writeUInt8(edge, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(image.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, image])
}

/** Writes all icons of the site. */
export async function writeIcons(publicDir: string): Promise<void> {
  const { svg, ico: old, apple, small, large, maskable: masked } = iconFiles
  const files: readonly [string, string | Buffer][] = [
    [svg.path, patternSvg(logoPaths(), 32, 32)],
    [old.path, ico(await png(old.edge), old.edge)],
    [apple.path, await png(apple.edge)],
    [small.path, await png(small.edge)],
    [large.path, await png(large.edge)],
    [masked.path, await maskable(masked.edge)],
  ]
  await Promise.all(files.map(([path, content]) => writeFile(join(publicDir, path), content)))
}
