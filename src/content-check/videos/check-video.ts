/** One file of the videos folder: a video that every browser plays, or its captions. */
import { message } from '../rule'
import { nameFault } from '../images/check-image'
import type { FileFault, SourceFile } from '../sources/source'
import { captionFaults } from './caption-faults'
import { videoFacts } from './video-facts'

/** The largest video file, in bytes: a few minutes; longer films are better kept at a provider. */
export const videoLimits = { bytes: 25 * 1024 * 1024 }

const fault = (...content: Parameters<typeof message>): FileFault => ({ ...message(...content), line: 1 })

async function contentFault({ size }: SourceFile, absolute: string): Promise<FileFault | undefined> {
  const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
  if (size > videoLimits.bytes) {
    return fault(
      'video-too-large',
      [
        `the video has ${megabytes(size)} MB, at most ${megabytes(videoLimits.bytes)} MB are allowed`,
        `das Video hat ${megabytes(size)} MB, erlaubt sind höchstens ${megabytes(videoLimits.bytes)} MB`,
      ],
      [
        'save it with fewer pixels or a lower data rate, or put it on YouTube or Vimeo',
        'speichern Sie es kleiner oder mit geringerer Datenrate, oder stellen Sie es bei YouTube oder Vimeo ein',
      ],
    )
  }
  if (await videoFacts(absolute)) return undefined
  return fault(
    'unplayable-video',
    ['the file is no video that all browsers play', 'die Datei ist kein Video, das alle Browser abspielen'],
    [
      'save it as WebM (VP9) or MP4 (H.264 with AAC sound)',
      'speichern Sie es als WebM (VP9) oder MP4 (H.264 mit AAC-Ton)',
    ],
  )
}

/** Returns all faults of a file; `absolute` is where it lies. */
export async function videoFileFaults(file: SourceFile, absolute: string): Promise<FileFault[]> {
  const name = file.path.split('/').at(-1) ?? ''
  const ending = name.split('.').at(-1)
  const named = nameFault(name)
  const found: (FileFault | undefined)[] = [named]
  if (ending === 'vtt') found.push(...captionFaults(file))
  else if (ending === 'webm' || ending === 'mp4') found.push(await contentFault(file, absolute))
  else {
    found.push(
      fault(
        'not-a-video',
        [
          `“${name}” is neither a video nor captions`,
          `„${name}“ ist weder ein Video noch eine Untertiteldatei`,
        ],
        ['use webm or mp4, and vtt for captions', 'verwenden Sie webm oder mp4, und vtt für Untertitel'],
      ),
    )
  }
  return found.filter((each) => each !== undefined)
}
