/** Downloads: below their folder's address, of an allowed type, and present. */
import type { FieldOf } from '../../content-model/fields'
import type { Message } from '../../content-model/problems'
import { nearest } from '../../content-model/nearest'
import { isLocaleCode, type LocaleCode } from '../../site/locales'
import { type RuleInput } from '../rule'
import { message, quote } from '../../content-model/sentences'
import { languageName } from '../../content-model/wording'

/** A name like `plan.de.pdf` states the file's language; a warning only, since there may be no other. */
function otherLanguageFile(path: string, locale: LocaleCode): Message | undefined {
  const named = /\.([a-z]+)\.[a-z0-9]+$/.exec(path)?.[1]
  if (!isLocaleCode(named) || named === locale) return undefined
  const own = path.replace(/\.[a-z]+(?=\.[a-z0-9]+$)/, `.${locale}`)
  return message('file-of-other-language', { language: languageName(named), own }, 'warning')
}

/** Returns the fault of a download's address. */
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
  if (!ending)
    return message('foreign-file', { named, folder: field.folder, extension: field.extensions[0] ?? '' })
  if (!field.extensions.includes(ending))
    return message('wrong-file-type', { ending, endings: field.extensions.join(', ') })
  if (!lookup.downloads || lookup.downloads.has(path))
    return field.translated ? otherLanguageFile(path, locale) : undefined
  const meant = nearest(path, [...lookup.downloads])
  return message('missing-file', { named, meant, folder })
}
