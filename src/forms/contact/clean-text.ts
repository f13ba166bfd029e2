/** Normalizes a visitor's input, identically in the browser and on the server, before it is measured or mailed. */
import type { FieldKind } from './fields'

/** C0 and C1 controls, except tab, line feed and carriage return. */
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/gu
/** Bidi overrides, embeddings and isolates: they can disguise what follows. Real right-to-left letters are kept. */
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu
/** Lone surrogates cannot be encoded as UTF-8. */
const loneSurrogates = /[\uD800-\uDFFF]/gu
const lineBreaks = /\r\n|[\n\r\u2028\u2029]/gu
/** Invisible characters; a text of only these is empty. Joiners inside words and emoji must stay. */
const shapeless =
  /[\s\u00AD\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u2060-\u2064\u3164\uFE00-\uFE0F\uFEFF\uFFA0]/gu

/** What websites put into addresses so that they break, or to confuse harvesters: it is copied along, unseen. */
const copiedAlong = /[\u00AD\u200B\u2060\uFEFF]/gu

const trimmed = (text: string): string => text.replace(/^[\s\uFEFF\u200B]+|[\s\uFEFF\u200B]+$/gu, '')

/**
 * Returns the text in composed form (NFC) without controls, bidi overrides and surrounding space; lone surrogates
 * become U+FFFD. `lines`: every line break becomes `\n`; otherwise line breaks and tabs become spaces. `email`: without
 * invisible break points. A text without any visible character becomes empty. Idempotent.
 */
export function cleanText(text: string, kind: FieldKind): string {
  const broken = (kind === 'email' ? text.replace(copiedAlong, '') : text)
    .replace(/\u0085/gu, '\n')
    .replace(lineBreaks, kind === 'lines' ? '\n' : ' ')
    .replace(loneSurrogates, '\uFFFD')
    .replace(controls, '')
    .replace(directions, '')
    .normalize('NFC')
  const clean = trimmed(kind === 'lines' ? broken : broken.replace(/\t/gu, ' '))
  return clean.replace(shapeless, '') === '' ? '' : clean
}

/** The length in Unicode code points: an accented letter or a simple emoji counts as one. */
export function lengthOf(text: string): number {
  let length = 0
  for (const _ of text) length += 1
  return length
}
