/** Combines the screenshots of one template in one picture, with a row per language. */
import sharp from 'sharp'

export type Shot = { file: string; row: string }

/** Sizes on the sheet, in pixels: a shot is a third as wide as its window, and cropped if it is too long. */
const scale = 1 / 3
const tallest = 1400
const gap = 16
const paper = '#d7d7d7'

type Placed = { input: Buffer; width: number; height: number; row: string }

async function shrink({ file, row }: Shot): Promise<Placed> {
  const { width = 1, height = 1 } = await sharp(file).metadata()
  const small = { width: Math.round(width * scale), height: Math.min(tallest, Math.round(height * scale)) }
  const input = await sharp(file)
    .resize({ width: small.width, height: small.height, fit: 'cover', position: 'top' })
    .png()
    .toBuffer()
  return { input, ...small, row }
}

/** Writes the sheet. @param shots in the order in which they appear in their rows */
export async function writeContactSheet(shots: readonly Shot[], target: string): Promise<void> {
  const placed = await Promise.all(shots.map(shrink))
  const rows = [...new Set(placed.map(({ row }) => row))].map((row) =>
    placed.filter((shot) => shot.row === row),
  )
  let top = gap
  let widest = 0
  const pictures = rows.flatMap((row) => {
    let left = gap
    const line = row.map(({ input, width }) => {
      const picture = { input, left, top }
      left += width + gap
      return picture
    })
    widest = Math.max(widest, left)
    top += Math.max(...row.map(({ height }) => height)) + gap
    return line
  })
  await sharp({ create: { width: widest, height: top, channels: 3, background: paper } })
    .composite(pictures)
    .png()
    .toFile(target)
}
