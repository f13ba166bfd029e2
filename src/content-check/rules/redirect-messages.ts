/** The sentences about the file of redirects. */
import type { Message } from '../../content-model/problems'
import { quote } from '../../content-model/value-messages'
import { message } from '../rule'

const remove = ['remove the redirect', 'entfernen Sie die Weiterleitung'] as const

/** A line that is in no redirect's form. */
export const notARedirect = message(
  'redirect-form',
  ['the line is not read as a redirect', 'die Zeile wird nicht als Weiterleitung gelesen'],
  [
    'write “- from: /old” and below it “  to: /new”, without empty lines, quotes and remarks',
    'schreiben Sie „- from: /alt“ und darunter „  to: /neu“, ohne Leerzeilen, Anführungszeichen und Anmerkungen',
  ],
)

/** Something else than the path of a page of this site. */
export function notAPath(text: string): Message {
  const { en, de } = quote(text, 80)
  return message(
    'redirect-path',
    [`${en} is not a path of this site`, `${de} ist kein Pfad dieser Website`],
    [
      'write a path like /products/name, without slash at the end',
      'schreiben Sie einen Pfad wie /products/name, ohne Schrägstrich am Ende',
    ],
  )
}

/** A second redirect from the same address. */
export const fromTwice = (path: string): Message =>
  message(
    'redirect-twice',
    [`“${path}” is redirected a second time`, `„${path}“ wird ein zweites Mal weitergeleitet`],
    ['remove one of the two', 'entfernen Sie eine der beiden'],
  )

/** Redirects that end where they begin. */
export const redirectLoop = (path: string): Message =>
  message(
    'redirect-loop',
    [`“${path}” leads back to itself`, `„${path}“ führt auf sich selbst zurück`],
    remove,
  )

/** A redirect that would hide a page. */
export const aliveFrom = (path: string): Message =>
  message(
    'redirect-hides-page',
    [`“${path}” is the address of a page`, `„${path}“ ist die Adresse einer Seite`],
    remove,
  )

/** A warning only: pages are deleted in the editor, which must not stop everything else from being published. */
export const deadTarget = (path: string, hidden: boolean): Message =>
  message(
    'redirect-to-nowhere',
    hidden
      ? [`the page “${path}” is not published`, `die Seite „${path}“ ist nicht veröffentlicht`]
      : [`there is no page “${path}”`, `eine Seite „${path}“ gibt es nicht`],
    [
      'name another page, or remove the redirect',
      'nennen Sie eine andere Seite, oder entfernen Sie die Weiterleitung',
    ],
    'warning',
  )
