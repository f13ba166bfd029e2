/** Placeholder values: company facts, and tables that list every entry of the registry. */
import { registry, type StorageEntry } from '../site/storage/registry'
import { editorEntries, gatsbyEntries, type OtherEntry } from '../site/storage/others'
import { asMarkdown, placeholderNames } from '../content-model/markdown/placeholders'
import { contentOf, type Entry } from './content'
import { interfaceTexts } from '../gatsby/interface-texts'
import { sampleSite } from '../sections/testing/sample-site'
import { localeCodes, localeOf } from '../site/locales'
import { factOf } from './facts'
import { storageTable, type StorageGroup } from './storage-tables'

const company = { ...sampleSite.company, legalName: 'Muster & Söhne GmbH' }
const host = {
  name: 'Host *1* GmbH',
  street: 'Serverweg 2',
  postalCode: '12345',
  city: 'Musterstadt',
  country: 'Germany',
  processors: 'under a contract',
  logDays: 7,
  messages: 'in a folder',
  transfer: 'Data stay here.',
}
const netlify = { ...host, name: 'Netlify', logDays: 30 }
/** The settings with a host chosen; `facts` are those of a self-hosted server. */
const settingsWith = (chosen: string, facts: object = host): Entry => ({
  slug: 'site',
  host: chosen,
  translations: localeCodes.map((code) => ({
    languages_code: localeOf(code).iso,
    company,
    hosts: { netlify, ownServer: facts },
  })),
})
const entries: Readonly<Record<string, Entry[]>> = {
  site: [settingsWith('ownServer')],
  team: [
    { slug: 'jonas', name: 'Jonas Ebert', translations: [] },
    { slug: 'mara', name: 'Mara Lindqvist', translations: [] },
    { slug: 'lena', name: 'Lena Brandt', translations: [] },
  ],
}
const content = contentOf((collection) => entries[collection] ?? [])
const managers = ['mara', 'jonas']
const sources = (locale: 'en' | 'de') => ({ locale, content, managers, texts: interfaceTexts(locale) })

test.each([
  ['company.name', 'Muster & Söhne GmbH'],
  ['company.address', 'Musterstraße 1, 12345 Musterstadt, Germany'],
  ['company.phone', '[+49 30 23125 000](tel:+493023125000)'],
  ['company.email', '[hello@example.com](mailto:hello@example.com)'],
  ['company.register', 'HRB 00000'],
  ['host.name', 'Host \\*1\\* GmbH'],
  ['host.address', 'Serverweg 2, 12345 Musterstadt, Germany'],
  ['host.processors', 'under a contract'],
  ['host.logDays', '7 days'],
  ['host.messages', 'in a folder'],
  ['host.transfer', 'Data stay here.'],
] as const)('%s', (name, expected) => {
  expect(factOf(name, sources('en'))).toBe(expected)
})

test('names the selected host', () => {
  const chosen = { ...sources('en'), content: contentOf(() => [settingsWith('netlify')]) }
  expect(factOf('host.name', chosen)).toBe('Netlify')
  expect(factOf('host.logDays', chosen)).toBe('30 days')
})

test('the management is listed in its order, in the language of the page', () => {
  expect(factOf('company.managers', sources('en'))).toBe('Mara Lindqvist and Jonas Ebert')
  expect(factOf('company.managers', sources('de'))).toBe('Mara Lindqvist und Jonas Ebert')
})

test.each([
  ['en', 7, '7 days'],
  ['en', 1, '1 day'],
  ['de', 7, '7 Tage'],
  ['de', 1, '1 Tag'],
] as const)('%s: logs are kept for %s days, in words', (locale, logDays, words) => {
  const kept = contentOf(() => [settingsWith('ownServer', { ...host, logDays })])
  expect(factOf('host.logDays', { ...sources(locale), content: kept })).toBe(words)
})

const groups: readonly StorageGroup[] = ['necessary', 'functional', 'media', 'editor']

describe.each(localeCodes)('%s', (locale) => {
  const tables = () => groups.map((group) => storageTable(group, interfaceTexts(locale))).join('\n')

  test('every placeholder has a value', () => {
    for (const name of placeholderNames) expect(factOf(name, sources(locale)).trim()).not.toBe('')
  })

  test('L41, R114: the tables list every used entry once, with kind, purpose and period', () => {
    const lines = tables().split('\n')
    const entries: (StorageEntry | OtherEntry)[] = [registry, gatsbyEntries, editorEntries].flatMap((part) =>
      Object.values<StorageEntry | OtherEntry>(part),
    )
    for (const entry of entries) {
      const { name, kind } = entry
      const words = interfaceTexts(locale)(`storage:${kind}`)
      const rows = lines.filter((line) => line.startsWith(`| \`${name}\` ${words} |`))
      if ('unused' in entry && entry.unused) {
        expect([name, rows.length]).toEqual([name, 0])
        continue
      }
      expect([name, rows.length]).toEqual([name, 1])
      const cells = (rows[0] ?? '').split(' | ').map((cell) => cell.replace(/^\||\|$/g, '').trim())
      expect([name, cells.length, cells.includes('')]).toEqual([name, 3, false])
    }
  })

  test('no missing texts, no unfilled placeholders', () => {
    expect(tables()).not.toMatch(/storage:|\{\{/)
  })

  test('periods in days match the registry', () => {
    const days = interfaceTexts(locale)('storage:draftLife', { days: 30 })
    expect(storageTable('functional', interfaceTexts(locale))).toContain(asMarkdown(days))
  })
})
