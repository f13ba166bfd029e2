/** Which of the files of an entry is in which language. */
import { localeCodes, type LocaleCode } from '../../site/locales'

/** The language of a file of an entry by its path: `…/name.de.md`; undefined for a file with all languages. */
export function localeOfFile(path: string): LocaleCode | undefined {
  return localeCodes.find((code) => path.endsWith(`.${code}.md`))
}
