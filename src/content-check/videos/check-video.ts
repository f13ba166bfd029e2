/** One file of the videos folder: a video that every browser plays, or its captions. */
import { nameFault } from '../images/check-image'
import type { FileFinding, SourceFile } from '../sources/source'
import { captionFaults } from './caption-faults'
import { videoFacts } from './video-facts'
import { message } from '../../content-model/sentences'

/** The largest video file, in bytes: a few minutes; longer films belong with a video provider. */
export const videoLimits = { bytes: 25 * 1024 * 1024 }

const fault = (...content: Parameters<typeof message>): FileFinding => ({ ...message(...content), line: 1 })

async function contentFault({ size }: SourceFile, absolute: string): Promise<FileFinding | undefined> {
  const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
  if (size > videoLimits.bytes) {
    return fault('video-too-large', { size: megabytes(size), most: megabytes(videoLimits.bytes) })
  }
  if (await videoFacts(absolute)) return undefined
  return fault('unplayable-video')
}

/** Returns all faults of a file; `absolute` is its absolute path. */
export async function videoFileFaults(file: SourceFile, absolute: string): Promise<FileFinding[]> {
  const name = file.path.split('/').at(-1) ?? ''
  const ending = name.split('.').at(-1)
  const named = nameFault(name)
  const found: (FileFinding | undefined)[] = [named]
  if (ending === 'vtt') found.push(...captionFaults(file))
  else if (ending === 'webm' || ending === 'mp4') found.push(await contentFault(file, absolute))
  else {
    found.push(fault('not-a-video', { name }))
  }
  return found.filter((each) => each !== undefined)
}
