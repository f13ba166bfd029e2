/** One file of the videos folder: a video that every browser plays, or its captions. */
import { nameFault } from '../images/check-image'
import { faultAt, type FileFinding, type SourceFile } from '../sources/source'
import { captionFaults } from './caption-faults'
import { videoFacts } from './video-facts'

/** The largest video file, in bytes: a few minutes; longer films belong with a video provider. */
export const videoLimits = { bytes: 25 * 1024 * 1024 }

async function contentFault({ size }: SourceFile, absolute: string): Promise<FileFinding | undefined> {
  const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
  if (size > videoLimits.bytes)
    return faultAt(1, 'video-too-large', { size: megabytes(size), most: megabytes(videoLimits.bytes) })
  if (await videoFacts(absolute)) return undefined
  return faultAt(1, 'unplayable-video')
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
    found.push(faultAt(1, 'not-a-video', { name }))
  }
  return found.filter((each) => each !== undefined)
}
