/** The sentences about links that lead nowhere on this site. */
import type { Message } from '../../content-model/problems'
import { languageName, message } from '../rule'
import type { LocaleCode } from '../../site/locales'

/** The remedy if a known word is close to what was written. */
function write(meant: string | undefined, otherwise: readonly [string, string]): readonly [string, string] {
  return meant ? [`write “${meant}”`, `schreiben Sie „${meant}“`] : otherwise
}

/** No page has this address. */
export const brokenLink = (target: string, meant: string | undefined): Message =>
  message(
    'broken-link',
    [`there is no page “${target}”`, `eine Seite „${target}“ gibt es nicht`],
    write(meant, ['correct the link or remove it', 'berichtigen oder entfernen Sie den Link']),
  )

/** A number sign alone leads to the top of the page, which is never what its words promise. */
export const emptyTarget: Message = message(
  'empty-target',
  ['the link leads nowhere (#)', 'der Link führt nirgendwohin (#)'],
  ['give it a target or remove it', 'geben Sie ihm ein Ziel, oder entfernen Sie ihn'],
)

/** No file of the media or downloads folder has this address. */
export const missingFile = (target: string, meant: string | undefined): Message =>
  message(
    'missing-file',
    [`there is no file “${target}”`, `eine Datei „${target}“ gibt es nicht`],
    write(meant, [
      'upload the file or correct the link',
      'laden Sie die Datei hoch oder berichtigen Sie den Link',
    ]),
  )

/** The page is there, the place on it is not. */
export function missingFragment(fragment: string, locale: LocaleCode, meant: string | undefined): Message {
  const language = languageName(locale)
  return message(
    'missing-fragment',
    [
      `the ${language.en} page has no place “#${fragment}”`,
      `die Seite auf ${language.de} hat keine Stelle „#${fragment}“`,
    ],
    write(meant && `#${meant}`, [
      'use the anchor of a section or the id of a heading',
      'verwenden Sie die Sprungmarke eines Abschnitts oder die Kennung einer Überschrift',
    ]),
  )
}

/** The link names the language it leads to, and it is not the one of the text. */
export function otherLanguage(locale: LocaleCode): Message {
  const language = languageName(locale)
  return message(
    'other-language',
    [
      `the link leads to the ${language.en} page`,
      `der Link führt auf die Seite in einer anderen Sprache (${language.de})`,
    ],
    [
      'write the English address without language; it is translated by itself',
      'schreiben Sie die englische Adresse ohne Sprachkürzel; sie wird von selbst übersetzt',
    ],
  )
}

/** Addresses of this site have no slash at the end (A16). */
export const trailingSlash = (path: string): Message =>
  message(
    'trailing-slash',
    [`“${path}” ends with a slash`, `„${path}“ endet mit einem Schrägstrich`],
    ['leave out the last slash', 'lassen Sie den letzten Schrägstrich weg'],
  )

/** The page will be there later: visitors would find nothing now. */
export const unpublished = (target: string): Message =>
  message(
    'unpublished-target',
    [`“${target}” is not published yet`, `„${target}“ ist noch nicht veröffentlicht`],
    [
      'publish it first or remove the link',
      'veröffentlichen Sie die Seite zuerst oder entfernen Sie den Link',
    ],
  )
