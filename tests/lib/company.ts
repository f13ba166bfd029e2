/** The company's facts in the content. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Company } from '../../src/page/types'
import type { LocaleCode } from '../../src/site/locales'

/** Returns the facts in `content/site/site.yml` in a language. */
export function siteCompany(locale: LocaleCode): Company {
  const file = join(__dirname, '../../content/site/site.yml')
  const content = parse(readFileSync(file, 'utf8')) as Record<LocaleCode, { company: Company }>
  return content[locale].company
}
