/** The privacy policy's statements about the web host are defined once, in the settings of the site. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { placeholderNames } from '../src/content-model/markdown/placeholders'
import { sampleValues } from '../src/ready/sample-values'
import { localeCodes, type LocaleCode } from '../src/site/locales'

const read = (file: string): string => readFileSync(join(__dirname, '../content', file), 'utf8')

type Host = Partial<Record<string, unknown>>
type Settings = Record<LocaleCode, { host: string; hosts: Record<string, Host> }>
const settings = parse(read('site/site.yml')) as Settings

test.each(localeCodes)('%s: the policy uses every fact, and repeats none', (locale) => {
  const policy = read(`pages/privacy.${locale}.md`)
  const names = placeholderNames.filter((name) => name.startsWith('host.'))
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !policy.includes(`{{${name}}}`))).toEqual([])
  const { host, hosts } = settings[locale]
  const facts = hosts[host]
  const long = ['name', 'street', 'transfer'].map((name) => String(facts?.[name]))
  expect(long.filter((fact) => policy.includes(fact))).toEqual([])
})

test.each(localeCodes)('%s: the facts about Netlify are available', (locale) => {
  const texts = Object.values(settings[locale].hosts['netlify'] ?? {}).map(String)
  expect(texts.flatMap(sampleValues)).toEqual([])
  expect(texts.join(' ')).toContain('2021/914')
})
