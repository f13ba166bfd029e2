/** The languages of an entry's files. */
import { localeCodes, type LocaleCode } from '../../site/locales'

/** The language of an entry's file by its path (`…/name.de.md`); undefined for a file with all languages. */
export function localeOfFile(path: string): LocaleCode | undefined {
  return localeCodes.find((code) => path.endsWith(`.${code}.md`))
}
