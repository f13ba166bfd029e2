/** Writes the image files into the built site: each once, cached for later builds. */
import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { atMost } from '../../lib/at-most'
import { keptFiles, type KeptFiles } from '../kept-files'
import { encodeVariant, keyOf } from './encode'
import { variantsOf, type Source, type Variant } from './variants'

/** Writes one file below the public folder. */
export async function writeVariant(variant: Variant, publicDir: string, kept: KeptFiles): Promise<void> {
  const file = join(publicDir, decodeURIComponent(variant.path))
  const content = await kept.get(keyOf(variant), () => encodeVariant(variant))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** Writes all image files, as many concurrently as the machine has cores. Returns their number. */
export async function writePictures(
  sources: readonly Source[],
  publicDir: string,
  kept: KeptFiles = keptFiles(),
): Promise<number> {
  const variants = sources.flatMap((source) => variantsOf(source).flat())
  await atMost(availableParallelism(), variants, (variant) => writeVariant(variant, publicDir, kept))
  return variants.length
}
