/** Files that are served as they are: below their folder's address, of an allowed type, and there. */
import type { Message } from '../../content-model/problems'
import { nearest } from '../../content-model/nearest'
import type { FieldOf } from '../../content-model/validate-values'
import { quote } from '../../content-model/value-messages'
import { isLocaleCode, type LocaleCode } from '../../site/locales'
import { languageName, message, type RuleInput } from '../rule'

/** A name like `plan.de.pdf` says which language's file it is; a warning, since there may be no other. */
function otherLanguageFile(path: string, locale: LocaleCode): Message | undefined {
  const named = /\.([a-z]+)\.[a-z0-9]+$/.exec(path)?.[1]
  if (!isLocaleCode(named) || named === locale) return undefined
  const { en, de } = languageName(named)
  const own = path.replace(/\.[a-z]+(?=\.[a-z0-9]+$)/, `.${locale}`)
  return message(
    'file-of-other-language',
    [`the name of the file says that it is in ${en}`, `der Dateiname sagt, dass die Datei auf ${de} ist`],
    [`use ${own} if there is one`, `verwenden Sie ${own}, wenn es sie gibt`],
    'warning',
  )
}

/** Returns what is wrong with the address of a file. */
export function downloadFault(
  path: string,
  field: FieldOf<'file'>,
  { lookup, locale }: RuleInput,
): Message | undefined {
  const folder = `/${field.folder}/`
  const ending = path.startsWith(folder)
    ? /^[a-z0-9]+(?:[-_.][a-z0-9]+)*\.([a-z0-9]+)$/.exec(path.slice(folder.length))?.[1]
    : undefined
  const named = quote(path, 80)
  if (!ending) {
    return message(
      'foreign-file',
      [
        `${named.en} is not a file of the folder ${field.folder}`,
        `${named.de} ist keine Datei aus dem Ordner ${field.folder}`,
      ],
      [
        `use an address like ${folder}name.${field.extensions[0] ?? ''}, in lower case`,
        `verwenden Sie eine Adresse wie ${folder}name.${field.extensions[0] ?? ''}, in Kleinbuchstaben`,
      ],
    )
  }
  if (!field.extensions.includes(ending)) {
    return message(
      'wrong-file-type',
      [`files of type “${ending}” are not allowed`, `Dateien vom Typ „${ending}“ sind nicht erlaubt`],
      [`use one of: ${field.extensions.join(', ')}`, `verwenden Sie: ${field.extensions.join(', ')}`],
    )
  }
  if (!lookup.downloads || lookup.downloads.has(path))
    return field.translated ? otherLanguageFile(path, locale) : undefined
  const meant = nearest(path, [...lookup.downloads])
  return message(
    'missing-file',
    [`there is no file ${named.en}`, `eine Datei ${named.de} gibt es nicht`],
    meant
      ? [`write “${meant}”`, `schreiben Sie „${meant}“`]
      : [`upload it to static${folder}`, `legen Sie sie in static${folder} ab`],
  )
}
