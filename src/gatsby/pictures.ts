/**
 * Images in content: AVIF and WebP besides a format that every browser supports, without scripts
 * (docs/decisions/pictures.md).
 */
import sharp from 'sharp'
import type { Picture } from '../page/types'
import { pictureFrom, type Source } from './pictures/variants'
import type { FileNode } from './site-index'

export type MadePicture = Omit<Picture, 'alt'>

const known = new Map<string, Promise<Source>>()

async function read({ absolutePath, name, internal }: FileNode): Promise<Source> {
  const { format, autoOrient } = await sharp(absolutePath).metadata()
  return { file: absolutePath, name, digest: internal.contentDigest, format, ...autoOrient }
}

/** Facts about an image file; read once per content. */
export function sourceOf(node: FileNode): Promise<Source> {
  const key = `${node.absolutePath} ${node.internal.contentDigest}`
  const source = known.get(key) ?? read(node)
  known.set(key, source)
  return source
}

/** The addresses of one image's files. */
export async function makePicture(file: FileNode): Promise<MadePicture | undefined> {
  return pictureFrom(await sourceOf(file))
}
