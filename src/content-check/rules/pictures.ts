/** Pictures in content: a file below `/media/`, and an alternative text that tells what it shows. */
import type { Message } from '../../content-model/problems'
import { nearest } from '../../content-model/nearest'
import { quote } from '../../content-model/value-messages'
import { message } from '../rule'
import type { SiteLookup } from '../site-lookup'

const imageEnding = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i

/** Returns what is wrong with the address of a picture. Files are not known in every place (`lookup.media`). */
export function sourceFault(src: string, lookup: SiteLookup): Message | undefined {
  const named = quote(src, 80)
  if (!/^\/media\/[^?#\\]+$/.test(src) || /(?:^|\/)\.{1,2}(?:\/|$)|%/.test(src)) {
    return message(
      'foreign-image',
      [`${named.en} is not a picture of the media folder`, `${named.de} ist kein Bild aus dem Medienordner`],
      [
        'upload the picture and use its address /media/…',
        'laden Sie das Bild hoch und verwenden Sie seine Adresse /media/…',
      ],
    )
  }
  if (!lookup.media || lookup.media.has(src)) return undefined
  const files = [...lookup.media]
  const sameButCase = files.find(
    (file) => file.normalize('NFC').toLowerCase() === src.normalize('NFC').toLowerCase(),
  )
  const meant = sameButCase ?? nearest(src, files)
  return message(
    sameButCase ? 'wrong-case' : 'missing-image',
    sameButCase
      ? [
          `the picture is called “${sameButCase}”, not ${named.en}`,
          `das Bild heißt „${sameButCase}“, nicht ${named.de}`,
        ]
      : [`there is no picture ${named.en}`, `ein Bild ${named.de} gibt es nicht`],
    meant
      ? [`write “${meant}”`, `schreiben Sie „${meant}“`]
      : ['upload the picture or choose another', 'laden Sie das Bild hoch oder wählen Sie ein anderes'],
  )
}

/** Returns what is wrong with an alternative text. */
export function altFault(alt: unknown, src: string): Message | undefined {
  if (typeof alt !== 'string' || alt.trim() === '') {
    return message(
      'missing-alt',
      ['the picture has no alternative text', 'dem Bild fehlt der Alternativtext'],
      ['say in one sentence what it shows', 'sagen Sie in einem Satz, was es zeigt'],
    )
  }
  const words = alt.trim()
  const name = (src.split('/').at(-1) ?? '').replace(imageEnding, '')
  // “Nordkante” is a good text for the mark nordkante.svg; “nordkante” and “Team-Foto_2” are its name.
  const isName = words === name || (/^\S*[-_]\S*$/.test(words) && words.toLowerCase() === name.toLowerCase())
  const isFileName = imageEnding.test(words) || isName
  const isCameraName = /^(?:img|dsc|dscn|image|bild|foto|photo|picture|screenshot)[-_ ]?\d*$/i.test(words)
  if (!isFileName && !isCameraName) return undefined
  return message(
    'alt-is-file-name',
    [`the alternative text “${alt}” is a file name`, `der Alternativtext „${alt}“ ist ein Dateiname`],
    ['say in one sentence what the picture shows', 'sagen Sie in einem Satz, was das Bild zeigt'],
  )
}
