/** Videos: one source each, and what people need who cannot hear or see it. */
import { isBlank } from '../../lib/values'
import type { FieldPath, Finding, Message } from '../../content-model/problems'
import { nearest } from '../../content-model/nearest'
import type { Label } from '../../content-model/fields'
import { videos } from '../../content-model/collections/videos'
import { quote } from '../../content-model/value-messages'
import { parseVideoAddress } from '../../site/video-providers'
import { languageName, message, type Rule } from '../rule'
import type { SiteLookup } from '../site-lookup'

const pasteAddress = [
  'paste the address of the video’s page, such as https://www.youtube.com/watch?v=… or https://vimeo.com/…, or upload the file',
  'fügen Sie die Adresse der Videoseite ein, etwa https://www.youtube.com/watch?v=… oder https://vimeo.com/…, oder laden Sie die Datei hoch',
] as const

function addressFault(address: string): Message | undefined {
  const named = quote(address, 80)
  switch (parseVideoAddress(address)) {
    case 'unknown-provider':
      return message(
        'unknown-video-provider',
        [
          `${named.en} is not an address of YouTube or Vimeo`,
          `${named.de} ist keine Adresse von YouTube oder Vimeo`,
        ],
        pasteAddress,
      )
    case 'no-video':
      return message(
        'no-video-in-address',
        [`${named.en} names no video`, `${named.de} nennt kein Video`],
        pasteAddress,
      )
    default:
      return undefined
  }
}

function sourceFault(address: unknown, file: unknown): Message | undefined {
  if (isBlank(address) === isBlank(file)) {
    return isBlank(file)
      ? message(
          'video-without-source',
          ['there is neither an address nor a file', 'es gibt weder eine Adresse noch eine Datei'],
          pasteAddress,
        )
      : message(
          'video-with-two-sources',
          ['there are an address and a file', 'es gibt eine Adresse und eine Datei'],
          ['keep one of the two', 'behalten Sie eines von beiden'],
        )
  }
  return typeof address === 'string' && address.trim() !== '' ? addressFault(address) : undefined
}

/** Captions of a video elsewhere are its provider's; what it shows can be said here. */
const noText = message(
  'video-without-text',
  ['the video has no text version', 'dem Video fehlt die Textfassung'],
  ['write down what is seen and said', 'schreiben Sie auf, was zu sehen und zu hören ist'],
  'warning',
)

/** Checks an entry of the videos. */
export const videoSources: Rule = ({ collection, values, locale }) => {
  if (collection.name !== videos.name) return []
  const findings: Finding[] = []
  const add = (fault: Message | undefined, { label }: { label: Label }, at: FieldPath) =>
    void (fault && findings.push({ ...fault, label, at }))
  const { address, captions, transcript } = videos.fields
  add(sourceFault(values['address'], values['file']), address, ['address'])
  if (isBlank(values['file'])) {
    if (!isBlank(values['address']) && isBlank(values['transcript'])) add(noText, transcript, ['transcript'])
    return findings
  }
  const language = languageName(locale)
  if (isBlank(values['captions'])) {
    const missing = message(
      'missing-captions',
      ['the video has no captions', 'dem Video fehlen die Untertitel'],
      [
        `upload a WebVTT file (.vtt) in ${language.en}`,
        `laden Sie eine WebVTT-Datei (.vtt) auf ${language.de} hoch`,
      ],
    )
    add(missing, captions, ['captions'])
  }
  if (isBlank(values['transcript'])) {
    const missing = message(
      'missing-transcript',
      ['the video has no text version', 'dem Video fehlt die Textfassung'],
      ['write down what is seen and said', 'schreiben Sie auf, was zu sehen und zu hören ist'],
    )
    add(missing, transcript, ['transcript'])
  }
  return findings
}

/** Returns what is wrong with a video's line in a text; `id` is empty where the line has another form. */
export function videoLineFault(
  { content: id, markup, level }: { content: string; markup: string; level: number },
  lookup: SiteLookup,
): Message | undefined {
  const named = quote(markup, 80)
  if (!id) {
    return message(
      'video-line-form',
      [`${named.en} is no line for a video`, `${named.de} ist keine Zeile für ein Video`],
      [
        'write ::video[name] with the file name of a video, without language and ending',
        'schreiben Sie ::video[name] mit dem Dateinamen eines Videos, ohne Sprache und Endung',
      ],
    )
  }
  if (level > 0) {
    return message(
      'video-line-inside',
      ['a video stands inside a list or quotation', 'ein Video steht in einer Liste oder einem Zitat'],
      ['give it a line of its own outside', 'geben Sie ihm eine eigene Zeile außerhalb'],
    )
  }
  if (lookup.entry(videos.name, id)) return undefined
  const meant = nearest(id, lookup.ids(videos.name))
  return message(
    'missing-video',
    [`there is no video “${id}”`, `ein Video „${id}“ gibt es nicht`],
    meant
      ? [`write ::video[${meant}]`, `schreiben Sie ::video[${meant}]`]
      : ['add it to the videos first', 'legen Sie es zuerst unter „Videos“ an'],
  )
}
