/** What the privacy policy says about the web host is defined once, in the settings of the site. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { placeholderNames } from '../src/content-model/markdown/placeholders'
import { localeCodes, type LocaleCode } from '../src/site/locales'

const read = (file: string): string => readFileSync(join(__dirname, '../content', file), 'utf8')

type Settings = Record<LocaleCode, { host: Record<string, string>; hostLogDays: number }>
const settings = parse(read('site/site.yml')) as Settings

test.each(localeCodes)('%s: the policy names every fact, and repeats none', (locale) => {
  const policy = read(`pages/privacy.${locale}.md`)
  const names = placeholderNames.filter((name) => name.startsWith('host.'))
  expect(names.length).toBeGreaterThan(3)
  expect(names.filter((name) => !policy.includes(`{{${name}}}`))).toEqual([])
  const { name = '', street = '', transfer = '' } = settings[locale].host
  expect([name, street, transfer].filter((fact) => policy.includes(fact))).toEqual([])
})
