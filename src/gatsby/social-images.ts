/** Pictures for link previews: the pattern of the page with the company's mark, one per canonical page. */
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { logoPaths } from '../components/logo/logo-paths'
import { patternPaths } from '../components/pattern/pattern-paths'
import { socialImagePath, socialImageSize } from '../site/social-image'
import { canonicalPages, type BuiltPage } from './built-pages'
import { patternSvg } from './pattern-svg'

/** The grid in tiles: tiles of 105 px fill the height exactly. */
const grid = { columns: 12, rows: 6 }
/** Edge of the mark and its distance from the corner, in pixels: two tiles on a plain ground. */
const mark = 210

async function draw(seed: string, file: string): Promise<void> {
  const { width, height } = socialImageSize
  const picture = patternSvg(patternPaths(seed, grid.columns, grid.rows), width, height)
  const logo = await sharp(Buffer.from(patternSvg(logoPaths(), mark, mark)))
    .png()
    .toBuffer()
  await mkdir(dirname(file), { recursive: true })
  await sharp(Buffer.from(picture))
    .resize(width, height)
    .composite([{ input: logo, left: 0, top: height - mark }])
    .png({ palette: true })
    .toFile(file)
}

/** Draws the pictures; the same entry has the same picture in every language. */
export async function writeSocialImages(publicDir: string, pages: readonly BuiltPage[]): Promise<void> {
  for (const { place, slug } of canonicalPages(pages)) {
    await draw(slug, join(publicDir, socialImagePath(place.path)))
  }
}
