/** Makes the pictures for link previews and keeps them: what has been drawn once is only copied by the next build. */
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import sharp from 'sharp'
import { socialImagePath } from '../../site/social-image'
import type { DescribedPage } from '../llms-sections'
import { drawSocialImage } from './draw'
import { hyphenation } from './hyphenation'
import { openTypeface, type Typeface } from './typeface'

type Places = { publicDir: string; cacheDir: string; siteName: string }

/** The page's list, or the page above it; pages at the top belong to none. */
function labelOf({ place }: DescribedPage): string | undefined {
  return place.breadcrumb.length > 2 ? place.breadcrumb.at(-2)?.label : undefined
}

function svgOf(page: DescribedPage, siteName: string, typeface: Typeface): string {
  const subject = { seed: page.slug, title: page.facts.title, label: labelOf(page), siteName }
  return drawSocialImage(subject, typeface, hyphenation(page.language))
}

/** Few flat colours and their edges. Dithering would change the colours and double the size. */
const encoding = { palette: true, effort: 1, dither: 0 } as const

/** The picture's name among those kept: it changes with everything that the picture shows and with what draws it. */
function keyOf(svg: string): string {
  return createHash('sha256')
    .update(`${sharp.versions.vips} ${sharp.versions.rsvg ?? ''} ${JSON.stringify(encoding)} ${svg}`)
    .digest('hex')
    .slice(0, 32)
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )

/** Removes pictures that no page of this build has. */
async function tidy(cacheDir: string, used: ReadonlySet<string>): Promise<void> {
  const left = (await readdir(cacheDir)).filter((file) => !used.has(file))
  await Promise.all(left.map((file) => rm(join(cacheDir, file), { force: true })))
}

/** Writes one picture per page. Returns a line about how many were drawn, and how long that took. */
export async function writeSocialImages(
  pages: readonly DescribedPage[],
  { publicDir, cacheDir, siteName }: Places,
): Promise<string> {
  const start = performance.now()
  const typeface = openTypeface()
  const used = new Set<string>()
  let drawn = 0
  await mkdir(cacheDir, { recursive: true })
  const pictures = pages.map((page) => {
    const svg = svgOf(page, siteName, typeface)
    return { svg, name: `${keyOf(svg)}.png`, path: socialImagePath(page.place.path) }
  })
  await Promise.all(
    pictures.map(async ({ svg, name, path }) => {
      const [kept, file] = [join(cacheDir, name), join(publicDir, path)]
      used.add(name)
      if (!(await exists(kept))) {
        drawn += 1
        await sharp(Buffer.from(svg)).png(encoding).toFile(kept)
      }
      await mkdir(dirname(file), { recursive: true })
      await copyFile(kept, file)
    }),
  )
  await tidy(cacheDir, used)
  const each = (performance.now() - start) / Math.max(1, pages.length)
  return `Link previews: ${pages.length} pictures, ${drawn} drawn, ${pages.length - drawn} kept, ${each.toFixed(1)} ms each.`
}
