/** Faults of YAML in plain words: what the parser's error codes mean for the person who edits a file. */
import type { ErrorCode } from 'yaml'
import type { Message } from '../../content-model/problems'
import { message } from '../rule'

const quoteIt = ['put the value in quotes', 'setzen Sie den Wert in Anführungszeichen'] as const
const compare = ['compare with the lines above', 'vergleichen Sie mit den Zeilen darüber'] as const

const known: Partial<Record<ErrorCode, Message>> = {
  TAB_AS_INDENT: message(
    'yaml-tab',
    ['the line is indented with a tab', 'die Zeile ist mit einem Tabulator eingerückt'],
    ['use two spaces for each level', 'verwenden Sie zwei Leerzeichen je Ebene'],
  ),
  BAD_INDENT: message('yaml-indent', ['the indentation does not fit', 'die Einrückung passt nicht'], compare),
  DUPLICATE_KEY: message(
    'yaml-duplicate',
    ['the field stands here a second time', 'das Feld steht hier ein zweites Mal'],
    ['remove one of the two', 'entfernen Sie eines von beiden'],
  ),
  MISSING_CHAR: message(
    'yaml-unclosed',
    [
      'a quotation mark, bracket or colon is missing',
      'ein Anführungszeichen, eine Klammer oder ein Doppelpunkt fehlt',
    ],
    ['add it, or put the value in quotes', 'ergänzen Sie es, oder setzen Sie den Wert in Anführungszeichen'],
  ),
  MULTIPLE_DOCS: message(
    'second-document',
    ['a second document begins here', 'hier beginnt ein zweites Dokument'],
    ['keep one of the two', 'behalten Sie eines von beiden'],
  ),
  BLOCK_AS_IMPLICIT_KEY: message(
    'yaml-colon',
    [
      'the value holds a colon with a space after it, or the next line is indented too far',
      'der Wert enthält einen Doppelpunkt mit Leerzeichen, oder die nächste Zeile ist zu weit eingerückt',
    ],
    [
      'put the value in quotes, or correct the indentation',
      'setzen Sie den Wert in Anführungszeichen, oder berichtigen Sie die Einrückung',
    ],
  ),
  MULTILINE_IMPLICIT_KEY: message(
    'yaml-key',
    ['there is no “name:” at the start of the line', 'am Anfang der Zeile fehlt „Name:“'],
    [
      'indent the text, or put it in quotes',
      'rücken Sie den Text ein, oder setzen Sie ihn in Anführungszeichen',
    ],
  ),
  BAD_SCALAR_START: message(
    'yaml-start',
    [
      'the value begins with a sign that means something else here',
      'der Wert beginnt mit einem Zeichen, das hier etwas anderes bedeutet',
    ],
    quoteIt,
  ),
  BAD_DQ_ESCAPE: message(
    'yaml-escape',
    [
      'a backslash in double quotes is not understood',
      'ein umgekehrter Schrägstrich in Anführungszeichen wird nicht verstanden',
    ],
    ['use single quotes', 'verwenden Sie einfache Anführungszeichen'],
  ),
  BAD_ALIAS: message('yaml-alias', ['the value begins with *', 'der Wert beginnt mit *'], quoteIt),
}

/** What holds for every fault that has no words of its own. */
const general = message(
  'yaml-fault',
  ['the line cannot be read', 'die Zeile lässt sich nicht lesen'],
  [
    'compare with the lines around it, or put the value in quotes',
    'vergleichen Sie mit den Zeilen ringsum, oder setzen Sie den Wert in Anführungszeichen',
  ],
)

/** The message for one of the parser's error codes. */
export function yamlMessage(code: ErrorCode): Message {
  return known[code] ?? general
}

export const aliasMessage = message(
  'yaml-alias',
  ['a reference to another value (&, * or <<)', 'ein Verweis auf einen anderen Wert (&, * oder <<)'],
  ['write the value out', 'schreiben Sie den Wert aus'],
)
export const tagMessage = message('yaml-tag', ['a type mark (!)', 'eine Typangabe (!)'], quoteIt)
export const notFieldsMessage = message(
  'yaml-not-fields',
  ['there are no fields “name: value”', 'es gibt keine Felder „Name: Wert“'],
  ['write one field per line', 'schreiben Sie ein Feld je Zeile'],
)
export const tooDeepMessage = message(
  'nested-too-deep',
  ['values are nested too deep', 'Werte sind zu tief verschachtelt'],
  ['remove the needless levels', 'entfernen Sie die überflüssigen Ebenen'],
)

/** `{{company.name}}` without quotes is one, too. */
export const keyMessage = message(
  'yaml-nested-key',
  [
    'brackets stand where the name of a field belongs',
    'wo der Name eines Feldes stehen müsste, stehen Klammern',
  ],
  quoteIt,
)

export const dangerousKey = (key: string) =>
  message(
    'dangerous-key',
    [`the name “${key}” is not allowed`, `der Name „${key}“ ist nicht erlaubt`],
    ['remove the field', 'entfernen Sie das Feld'],
  )

/** A value that YAML 1.1 (which the build reads) and YAML 1.2 (which editors expect) understand differently. */
export const ambiguous = (text: string) =>
  message('yaml-ambiguous', [`“${text}” is read as a number`, `„${text}“ wird als Zahl gelesen`], quoteIt)
