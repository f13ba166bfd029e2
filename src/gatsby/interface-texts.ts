/** The interface texts of a language, for texts that the build itself writes. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeTranslate, type Translate } from '../i18n/texts'
import { memoized } from '../lib/memoized'
import type { LocaleCode } from '../site/locales'

/** `locales/<code>` contains a JSON file per namespace. */
function read(locale: LocaleCode): Translate {
  const folder = join(process.cwd(), 'locales', locale)
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  const textsIn = (file: string) =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')) as Readonly<Record<string, string>>
  return makeTranslate(
    Object.fromEntries(files.map((file) => [file.slice(0, -'.json'.length), textsIn(file)])),
  )
}

/** A build reads them once; in development, a page that is made again shows what has changed. */
export const interfaceTexts = process.env['NODE_ENV'] === 'production' ? memoized(read) : read
