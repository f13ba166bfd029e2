/** Images in content: a file below `/media/`, and an alternative text that describes it. */
import type { Message } from '../../content-model/problems'
import { nearest } from '../../content-model/nearest'
import type { SiteLookup } from '../site-lookup'
import { message, quote } from '../../content-model/sentences'
import { plainWords } from '../../lib/plain-words'

const imageEnding = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i

/** Returns the fault of an image's address. Files are not known everywhere (`lookup.media`). */
export function sourceFault(src: string, lookup: SiteLookup): Message | undefined {
  const named = quote(src, 80)
  if (!/^\/media\/[^?#\\]+$/.test(src) || /(?:^|\/)\.{1,2}(?:\/|$)|%/.test(src))
    return message('foreign-image', { named })
  if (!lookup.media || lookup.media.has(src)) return undefined
  const files = [...lookup.media]
  const sameButCase = files.find(
    (file) => file.normalize('NFC').toLowerCase() === src.normalize('NFC').toLowerCase(),
  )
  const meant = sameButCase ?? nearest(src, files)
  return message(sameButCase ? 'wrong-case' : 'missing-image', { named, meant })
}

/** Returns the fault of an alternative text. */
export function altFault(alt: unknown, src: string): Message | undefined {
  if (typeof alt !== 'string' || alt.trim() === '') return message('missing-alt')
  const words = alt.trim()
  const name = (src.split('/').at(-1) ?? '').replace(imageEnding, '')
  const same = plainWords(words) === plainWords(name)
  // “Nordkante” is a good text for the logo nordkante.svg; “nordkante” and “Team-Foto_2” are file names.
  const isName = words === name || (/^\S*[-_]\S*$/.test(words) && same)
  // “plan hall 2” is the name of plan-hall-2.png as well; a description starts with a capital.
  const isSpelled = same && /\s/.test(words) && words === words.toLowerCase()
  const isCameraName = /^(?:img|dsc|dscn|image|bild|foto|photo|picture|screenshot)[-_ ]?\d*$/i.test(words)
  if (imageEnding.test(words) || isName || isSpelled || isCameraName)
    return message('alt-is-file-name', { alt })
  return emptyWordsFault(words)
}

/** Kinds of images: what one is, not what it shows. */
const kindsOnly = new Set(
  'chart, graph, graphic, graphics, diagram, drawing, illustration, figure, icon, symbol, logo, banner, header, portrait, alt, alt text, alternative text, description, diagramm, grafik, zeichnung, abbildung, schaubild, symbolbild, titelbild, porträt, alternativtext, bildbeschreibung, beschreibung, platzhalter, placeholder, spacer, decoration, dekoration'.split(
    ', ',
  ),
)

/** Screen readers announce that it is an image. */
const announced =
  /^(?:an? |the |ein |eine |das |unser )?(?:image|picture|photo|photograph|graphic|bild|foto|fotografie|grafik|abbildung) (?:of|showing|shows|von|mit|zeigt|eines|einer|des|der)\b/i

function emptyWordsFault(words: string): Message | undefined {
  if (kindsOnly.has(plainWords(words))) return message('alt-says-nothing', { words })
  if (!announced.test(words)) return undefined
  return message('alt-announces-picture', {}, 'warning')
}

/** Returns the fault of an alternative text that repeats the caption: screen readers would read it twice. */
export function captionFault(alt: string, caption: unknown): Message | undefined {
  if (typeof caption !== 'string' || plainWords(caption) === '' || plainWords(caption) !== plainWords(alt))
    return undefined
  return message('alt-repeats-caption', {}, 'warning')
}

/** Returns the fault of a decorative image that has a caption, or is described elsewhere in the entry. */
export function decorationFault(
  src: string,
  caption: unknown,
  described: ReadonlySet<string>,
): Message | undefined {
  if (typeof caption === 'string' && caption.trim() !== '')
    return message('decoration-with-caption', {}, 'warning')
  if (!described.has(src)) return undefined
  return message('decoration-described-elsewhere', {}, 'warning')
}
