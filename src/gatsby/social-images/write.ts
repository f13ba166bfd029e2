/** Draws the link preview images and caches them: the next build only copies them. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import sharp from 'sharp'
import { atMost } from '../../lib/at-most'
import { inks } from '../../pattern/palettes'
import { socialImagePath, socialImageSize } from '../../site/social-image'
import type { BuiltPage } from '../built-pages'
import type { KeptFiles } from '../kept-files'
import { drawSocialImage, subjectOf } from '../../seo/link-picture/draw'
import { flatPng } from './flat-png'
import { hyphenation } from '../hyphenation'
import { openTypeface, type Typeface } from './typeface'

type Places = { publicDir: string; contentDir: string; kept: KeptFiles; siteName: string }

function svgOf(page: BuiltPage, siteName: string, typeface: Typeface): string {
  const subject = subjectOf(page.slug, page.meta, siteName)
  return drawSocialImage(subject, typeface, hyphenation(page.meta.locale))
}

/** An uploaded picture, cropped to the format of link previews around its salient part. */
function cut(file: string): Promise<Buffer> {
  const { width, height } = socialImageSize
  const shape = { width, height, fit: 'cover', position: sharp.strategy.attention } as const
  return sharp(file).rotate().resize(shape).flatten().jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}

/** Change this when the same drawing gives a different file (`flat-png.ts`). */
const encoding = 2

/** Everything that determines the bytes of an image: the drawing, or the digest of the upload. */
const keyOf = (source: string): string => JSON.stringify(['social', sharp.versions, encoding, source])

/** Each core draws one image while another is read or written. */
const drawnAtOnce = 2 * availableParallelism()

/** Writes one image per page. Returns a line that states how many were drawn, and how long that took. */
export async function writeSocialImages(
  pages: readonly BuiltPage[],
  { publicDir, contentDir, kept, siteName }: Places,
): Promise<string> {
  const start = performance.now()
  const typeface = openTypeface()
  let drawn = 0
  const write = async (page: BuiltPage): Promise<void> => {
    const { linkPicture } = page.meta
    const upload = linkPicture && join(contentDir, linkPicture.src)
    const svg = upload ? '' : svgOf(page, siteName, typeface)
    const file = join(publicDir, socialImagePath(page.meta))
    const source = upload
      ? createHash('sha256')
          .update(await readFile(upload))
          .digest('hex')
      : svg
    const picture = await kept.get(keyOf(source), () => {
      drawn += 1
      return upload ? cut(upload) : flatPng(svg, Object.values(inks))
    })
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, picture)
  }
  await atMost(drawnAtOnce, pages, write)
  const each = (performance.now() - start) / Math.max(1, pages.length)
  return `Link previews: ${pages.length} pictures, ${drawn} drawn, ${pages.length - drawn} kept, ${each.toFixed(1)} ms each.`
}
