/** File metadata for the synchronous assembler: missing facts are loaded, then the assembler runs again. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Media } from '../assemble/around'
import { videoFacts } from '../content-check/videos/video-facts'
import { makePicture, type MadePicture } from './pictures'
import type { SiteIndex } from './site-index'
import type { NodeModel } from './tracked-content'
import type { VideoFacts } from '../entries/video-source'

/** By digest of the image's bytes. */
const pictures = new Map<string, MadePicture | undefined>()
/** By path and modification time. */
const videos = new Map<string, VideoFacts | undefined>()

const inStatic = (file: string) => join(process.cwd(), 'static', file)

type Sources = { nodeModel: NodeModel; index: SiteIndex }

/** Runs `make` until everything it requests from `media` is known: once, or twice if images are new. */
export async function withMedia<T>({ nodeModel, index }: Sources, make: (media: Media) => T): Promise<T> {
  for (;;) {
    const wanted: Promise<void>[] = []
    const media: Media = {
      pictureOf(src) {
        const file = index.fileAt(src)
        if (!file) return undefined
        nodeModel.getNodeById({ id: file.id })
        const key = file.internal.contentDigest
        if (!pictures.has(key)) wanted.push(makePicture(file).then((made) => void pictures.set(key, made)))
        return pictures.get(key)
      },
      bytesOf: (file) => statSync(inStatic(file), { throwIfNoEntry: false })?.size,
      videoOf(file) {
        const stat = statSync(inStatic(file), { throwIfNoEntry: false })
        if (!stat) return undefined
        const key = `${file} ${stat.mtimeMs}`
        if (!videos.has(key))
          wanted.push(videoFacts(inStatic(file)).then((facts) => void videos.set(key, facts)))
        return videos.get(key)
      },
    }
    const made = make(media)
    if (wanted.length === 0) return made
    await Promise.all(wanted)
  }
}
