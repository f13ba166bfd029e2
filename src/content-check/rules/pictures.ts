/** Pictures in content: a file below `/media/`, and an alternative text that says what it shows. */
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
  const same = wordsOf(words) === wordsOf(name)
  // “Nordkante” is a good text for the mark nordkante.svg; “nordkante” and “Team-Foto_2” are its name.
  const isName = words === name || (/^\S*[-_]\S*$/.test(words) && same)
  // “plan hall 2” for plan-hall-2.png is its name as well; whoever describes a picture begins with a capital.
  const isSpelled = same && /\s/.test(words) && words === words.toLowerCase()
  const isCameraName = /^(?:img|dsc|dscn|image|bild|foto|photo|picture|screenshot)[-_ ]?\d*$/i.test(words)
  if (imageEnding.test(words) || isName || isSpelled || isCameraName)
    return message(
      'alt-is-file-name',
      [`the alternative text “${alt}” is a file name`, `der Alternativtext „${alt}“ ist ein Dateiname`],
      ['say in one sentence what the picture shows', 'sagen Sie in einem Satz, was das Bild zeigt'],
    )
  return emptyWordsFault(words)
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Kinds of pictures: what one is, not what it shows. */
const kindsOnly = new Set(
  'chart, graph, graphic, graphics, diagram, drawing, illustration, figure, icon, symbol, logo, banner, header, portrait, alt, alt text, alternative text, description, diagramm, grafik, zeichnung, abbildung, schaubild, symbolbild, titelbild, porträt, alternativtext, bildbeschreibung, beschreibung, platzhalter, placeholder, spacer, decoration, dekoration'.split(
    ', ',
  ),
)

/** Screen readers say by themselves that it is a picture. */
const announced =
  /^(?:an? |the |ein |eine |das |unser )?(?:image|picture|photo|photograph|graphic|bild|foto|fotografie|grafik|abbildung) (?:of|showing|shows|von|mit|zeigt|eines|einer|des|der)\b/i

function emptyWordsFault(words: string): Message | undefined {
  if (kindsOnly.has(wordsOf(words)))
    return message(
      'alt-says-nothing',
      [`“${words}” does not say what the picture shows`, `„${words}“ sagt nicht, was das Bild zeigt`],
      [
        'describe it in one sentence, or mark it as a decoration',
        'beschreiben Sie es in einem Satz, oder kennzeichnen Sie es als Schmuckbild',
      ],
    )
  if (!announced.test(words)) return undefined
  return message(
    'alt-announces-picture',
    [
      'the alternative text begins by saying that it is a picture',
      'der Alternativtext sagt zuerst, dass es ein Bild ist',
    ],
    ['begin with what it shows', 'beginnen Sie mit dem, was es zeigt'],
    'warning',
  )
}

/** Returns what is wrong with an alternative text beside a caption: whoever listens would hear the same twice. */
export function captionFault(alt: string, caption: unknown): Message | undefined {
  if (typeof caption !== 'string' || wordsOf(caption) === '' || wordsOf(caption) !== wordsOf(alt))
    return undefined
  return message(
    'alt-repeats-caption',
    ['the alternative text repeats the caption', 'der Alternativtext wiederholt die Bildunterschrift'],
    ['say what the caption does not say', 'sagen Sie, was die Bildunterschrift nicht sagt'],
    'warning',
  )
}

/** Returns what is wrong with a decorative picture that has a caption, or that is described elsewhere in the entry. */
export function decorationFault(
  src: string,
  caption: unknown,
  described: ReadonlySet<string>,
): Message | undefined {
  if (typeof caption === 'string' && caption.trim() !== '')
    return message(
      'decoration-with-caption',
      [
        'a picture with a caption is marked as a decoration',
        'ein Bild mit Bildunterschrift ist als Schmuckbild gekennzeichnet',
      ],
      ['say what it shows', 'sagen Sie, was es zeigt'],
      'warning',
    )
  if (!described.has(src)) return undefined
  return message(
    'decoration-described-elsewhere',
    [
      'the picture is a decoration here and described elsewhere',
      'das Bild ist hier Schmuck und an anderer Stelle beschrieben',
    ],
    ['describe it here as well, or nowhere', 'beschreiben Sie es auch hier, oder nirgends'],
    'warning',
  )
}
