/** The site's icons, drawn from the logo: SVG for browsers, PNG for home screens and old ones. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { logoPaths } from '../components/logo/logo-paths'
import { patternSvg } from './pattern-svg'

/** File name → edge in pixels: Apple's home screen, and the two sizes of the web manifest. */
const pngs = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 } as const

/** Writes `icon.svg`, `favicon.ico` (a PNG in 32 px, which every browser in use reads) and the PNGs. */
export async function writeIcons(publicDir: string): Promise<void> {
  await writeFile(join(publicDir, 'icon.svg'), patternSvg(logoPaths(), 32, 32))
  const draw = async (name: string, edge: number) =>
    writeFile(
      join(publicDir, name),
      await sharp(Buffer.from(patternSvg(logoPaths(), edge, edge)))
        .png()
        .toBuffer(),
    )
  await draw('favicon.ico', 32)
  await Promise.all(Object.entries(pngs).map(([name, edge]) => draw(name, edge)))
}
