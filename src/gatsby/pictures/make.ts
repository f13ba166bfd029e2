/** Writes the files of pictures into the built site: each once, kept for the builds to come. */
import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
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

/** Writes all files of the pictures, as many at once as the machine has cores. Returns how many. */
export async function writePictures(
  sources: readonly Source[],
  publicDir: string,
  kept: KeptFiles = keptFiles(),
): Promise<number> {
  const variants = sources.flatMap((source) => variantsOf(source).flat())
  const waiting = variants.values()
  const lane = async () => {
    for (const variant of waiting) await writeVariant(variant, publicDir, kept)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  return variants.length
}
