/** Links to external files, films and audio, whose size and alternatives the site cannot know. */
import type { Message } from '../../content-model/problems'
import { parseVideoAddress } from '../../site/video-providers'
import { message } from '../../content-model/sentences'

/** The file extension of an address, in lower case. */
export const typeOf = (target: string): string | undefined =>
  /\.([a-z0-9]{2,5})$/i.exec(target.split(/[?#]/)[0] ?? '')?.[1]?.toLowerCase()

const documents = new Set('pdf doc docx odt xls xlsx ods ppt pptx odp csv zip rtf epub ics'.split(' '))
const recordings = new Set('mp3 m4a ogg oga opus wav flac mp4 m4v webm mov avi mkv'.split(' '))

const isVideoPage = (target: string) => typeof parseVideoAddress(target) === 'object'

/** Returns the fault of a text's link to a file or recording; the site's own files show type and size automatically. */
export function fileLinkFaults(target: string, words: string): Message[] {
  const type = typeOf(target)
  const isElsewhere = /^https?:/i.test(target)
  const faults: Message[] = []
  if (isElsewhere && type && documents.has(type) && !new RegExp(`\\b${type}\\b`, 'i').test(words))
    faults.push(message('file-without-type', { name: type.toUpperCase() }, 'warning'))
  if ((type && recordings.has(type)) || isVideoPage(target))
    faults.push(message('recording-without-text', {}, 'warning'))
  return faults
}
