/** The interface texts as visitors read them, for finding buttons and messages. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LocaleCode } from '../../src/site/locales'

const folder = join(__dirname, '../../locales')

/**
 * Returns a look-up in one file of a language's texts.
 * @throws Error (on look-up) if the file has no such text
 */
export function uiTexts(locale: LocaleCode, namespace: string): (key: string) => string {
  const texts = JSON.parse(readFileSync(join(folder, locale, `${namespace}.json`), 'utf8')) as Record<
    string,
    string
  >
  return (key) => {
    const text = texts[key]
    if (text === undefined) throw new Error(`locales/${locale}/${namespace}.json has no "${key}".`)
    return text
  }
}
