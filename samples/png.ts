/** Writes a picture of the sample content: flat drawings need few colours, so the files stay small. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** Writes `content/media/<name>.png` with at most `colours` colours (2 to 256). */
export async function writePng(root: string, name: string, picture: Buffer, colours = 128): Promise<void> {
  const folder = join(root, 'content/media')
  mkdirSync(folder, { recursive: true })
  const { size, width, height } = await sharp(picture)
    .png({ palette: true, colours, dither: 0, compressionLevel: 9, effort: 10 })
    .toFile(join(folder, `${name}.png`))
  console.log(`content/media/${name}.png ${width} × ${height}, ${Math.round(size / 1024)} kB`)
}
