/** Pictures to upload. */
import sharp from 'sharp'

/** A PNG without flat areas, so that it is as large as a photograph; contains a GPS location. */
export async function photograph(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 }
  const grains = sharp({
    create: {
      width: Math.ceil(width / 60),
      height: Math.ceil(height / 60),
      channels: 3,
      background: '#888',
      noise,
    },
  })
  return sharp(await grains.png().toBuffer())
    .resize(width, height, { kernel: 'cubic' })
    .withExif({ IFD0: { Copyright: 'Secret place' } })
    .png({ compressionLevel: 4 })
    .toBuffer()
}
