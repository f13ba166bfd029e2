/** Tests of the check of one entry as the editor calls it, before anything is a file. */
import { buildSync } from 'esbuild'
import { siteLookup } from '../site-lookup'
import { validateEntry } from '../validate-entry'
import { day } from './good-site'

const lookup = siteLookup({ entries: {} })
const values = { name: 'Mara', role: 'Lead', text: 'Builds things.', order: 1 }

test('a good entry in both languages', () => {
  const german = { ...values, role: 'Leitung', text: 'Baut Dinge.' }
  expect(validateEntry('team', { en: values, de: german }, { id: 'mara', lookup, day })).toEqual([])
})

test('each problem names language, file, field and remedy', () => {
  const [problem, ...others] = validateEntry(
    'team',
    { en: values, de: { ...values, role: '' } },
    { id: 'mara', lookup, day },
  )
  expect(others).toEqual([])
  expect(problem).toMatchObject({
    locale: 'de',
    path: 'content/team/mara.de.md',
    line: 1,
    field: 'role',
    label: { en: 'Role', de: 'Aufgabe' },
    remedy: { de: 'füllen Sie das Feld aus' },
  })
})

test('an unwritten language is missing', () => {
  const found = validateEntry('team', { en: values }, { id: 'mara', lookup, day })
  expect(found.map(({ rule, locale }) => [rule, locale])).toEqual([['missing-language', 'de']])
})

test('a new entry may link to itself, and its address is compared with those of the others', () => {
  const article = {
    title: 'A',
    summary: 'A sentence that is long enough for a card.',
    date: '2026-03-01',
    author: 'mara',
    body: '## Plan\n\n[to the plan](/news/new#plan)\n',
  }
  const german = { ...article, summary: 'Ein Satz, der für eine Karte lang genug ist.', slug: 'neu' }
  const pair = { en: 'mara', de: 'mara' }
  const other = { id: 'old', slugs: { en: 'old', de: 'neu' }, fragments: {} }
  const known = { entries: { team: [{ id: 'mara', slugs: pair, fragments: {} }], news: [other] } }
  const found = validateEntry(
    'news',
    { en: article, de: german },
    { id: 'new', lookup: siteLookup(known), day },
  )
  expect(found.map(({ rule, locale, field }) => [rule, locale, field])).toEqual([
    ['address-taken', 'de', 'slug'],
  ])
})

test('no file counts as missing if the files are unknown', () => {
  const portrait = { src: '/media/new.png', alt: 'Mara at her desk' }
  const both = { en: { ...values, portrait }, de: { ...values, portrait } }
  const rules = (media?: string[]) => {
    const known = siteLookup({ entries: {}, ...(media ? { media } : {}) })
    return validateEntry('team', both, { id: 'mara', lookup: known, day }).map(({ rule }) => rule)
  }
  expect(rules()).toEqual([])
  expect(rules([])).toEqual(['missing-image', 'missing-image'])
})

test('an unknown collection is the caller’s mistake', () => {
  expect(() => validateEntry('teams', {}, { id: 'x', lookup })).toThrow('teams')
})

test('runs in a browser: no Node module is imported', () => {
  const { metafile } = buildSync({
    entryPoints: [require.resolve('../validate-entry'), require.resolve('../site-lookup')],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unused',
    platform: 'browser',
    logLevel: 'error',
  })
  expect(Object.keys(metafile.inputs).some((path) => path.endsWith('rules/markdown.ts'))).toBe(true)
})
