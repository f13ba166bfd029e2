/** The sentences about languages that do not run in parallel; `first` is the language compared with. */
import type { Message } from '../../content-model/problems'
import type { LocaleCode } from '../../site/locales'
import { languageName, message } from '../rule'

/** A shared value that is not the same. */
export function differs(first: LocaleCode): Message {
  const { en, de } = languageName(first)
  return message(
    'differs',
    [`the value differs from the one in ${en}`, `der Wert weicht von dem auf ${de} ab`],
    ['enter the same value in all languages', 'tragen Sie in allen Sprachen denselben Wert ein'],
  )
}

/** A text that only one language has. */
export function oneSided(isMissing: boolean, first: LocaleCode): Message {
  const { en, de } = languageName(first)
  return isMissing
    ? message(
        'not-translated',
        [`filled in ${en}, but empty here`, `auf ${de} ausgefüllt, hier aber leer`],
        [
          'translate it, or empty it in both languages',
          'übersetzen Sie es, oder leeren Sie es in beiden Sprachen',
        ],
      )
    : message(
        'not-translated',
        [`filled in here, but empty in ${en}`, `hier ausgefüllt, auf ${de} aber leer`],
        [
          'translate it, or empty it in both languages',
          'übersetzen Sie es, oder leeren Sie es in beiden Sprachen',
        ],
      )
}

/** Lists of different length. */
export function otherCount(here: number, there: number, first: LocaleCode): Message {
  const { en, de } = languageName(first)
  return message(
    'not-parallel',
    [`${here} items here, ${there} in ${en}`, `hier ${here} Einträge, auf ${de} ${there}`],
    [
      'give both languages the same items in the same order',
      'führen Sie in beiden Sprachen dieselben Einträge in derselben Reihenfolge',
    ],
  )
}

/** Another kind of section at the same place. */
export function otherSection(there: string, here: string, first: LocaleCode): Message {
  const { en, de } = languageName(first)
  return message(
    'not-parallel',
    [`“${here}” stands where ${en} has “${there}”`, `„${here}“ steht, wo auf ${de} „${there}“ steht`],
    ['put the sections in the same order', 'bringen Sie die Abschnitte in dieselbe Reihenfolge'],
  )
}
