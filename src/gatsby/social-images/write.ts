/** Makes the pictures for link previews and keeps them: what has been drawn once is only copied by the next build. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import sharp from 'sharp'
import { socialImagePath } from '../../site/social-image'
import type { BuiltPage } from '../built-pages'
import type { KeptFiles } from '../kept-files'
import { drawSocialImage } from './draw'
import { hyphenation } from '../hyphenation'
import { openTypeface, type Typeface } from './typeface'

type Places = { publicDir: string; kept: KeptFiles; siteName: string }

/** The page's list, or the page above it; pages at the top belong to none. */
function labelOf({ meta }: BuiltPage): string | undefined {
  return meta.breadcrumb.length > 2 ? meta.breadcrumb.at(-2)?.label : undefined
}

function svgOf(page: BuiltPage, siteName: string, typeface: Typeface): string {
  const subject = { seed: page.slug, title: page.meta.title, label: labelOf(page), siteName }
  return drawSocialImage(subject, typeface, hyphenation(page.meta.locale))
}

/** Few flat colours and their edges. Dithering would change the colours and double the size. */
const encoding = { palette: true, effort: 1, dither: 0 } as const

/** Everything that decides about the bytes of a picture. */
const keyOf = (svg: string): string => JSON.stringify(['social', sharp.versions, encoding, svg])

/** Writes one picture per page. Returns a line about how many were drawn, and how long that took. */
export async function writeSocialImages(
  pages: readonly BuiltPage[],
  { publicDir, kept, siteName }: Places,
): Promise<string> {
  const start = performance.now()
  const typeface = openTypeface()
  let drawn = 0
  const write = async (page: BuiltPage): Promise<void> => {
    const svg = svgOf(page, siteName, typeface)
    const file = join(publicDir, socialImagePath(page.meta.path))
    const picture = await kept.get(keyOf(svg), () => {
      drawn += 1
      return sharp(Buffer.from(svg)).png(encoding).toBuffer()
    })
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, picture)
  }
  await Promise.all(pages.map(write))
  const each = (performance.now() - start) / Math.max(1, pages.length)
  return `Link previews: ${pages.length} pictures, ${drawn} drawn, ${pages.length - drawn} kept, ${each.toFixed(1)} ms each.`
}
