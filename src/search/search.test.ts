/** The search around Pagefind: the searches for a query, and the processing of their results. */
import { typingErrors } from '../lib/typing-errors'
import { excerptParts, titleParts } from './marks'
import { planSearch } from './plan'
import { answer, type Engine } from './search'
import type { Entry, Hit, Kind, Lists } from './types'
import { compoundsWith, folded, hyphenatedIn, joined, meantWords, partsOf, plain, wordsOf } from './words'

const known = [
  'beratung',
  'keine',
  'maß',
  'planung',
  'produktionsplanung',
  'rechnung',
  'taktgeber',
  'übersicht',
]

test('words are letters and digits in lower case, of any alphabet', () => {
  expect(wordsOf('E-Rechnungen: „Größe 4“ & naïve')).toEqual(['e', 'rechnungen', 'größe', '4', 'naïve'])
})

test('words with hyphens are also one word, as Pagefind indexes them', () => {
  expect(hyphenatedIn('E-Mail und On\u2011Call-Dienst, Angebots- und 4')).toEqual([
    'E-Mail',
    'On\u2011Call-Dienst',
  ])
  expect(['E-Mail', 'On\u2011Call-Dienst'].map(joined)).toEqual(['email', 'oncalldienst'])
})

test.each(['für', 'fuer', 'fur'])('%s is one word in every spelling', (word) =>
  expect(folded(word)).toBe('fur'),
)
test('ß is ss', () => expect(plain('maß')).toBe('mass'))

test.each([
  ['taktgeber', 'taktgeber', 0],
  ['taktgeeber', 'taktgeber', 1],
  ['tatkgeber', 'taktgeber', 1],
  ['tktgebr', 'taktgeber', 2],
  ['pegel', 'taktgeber', 3],
])('%s and %s: %i errors', (a, b, errors) => expect(typingErrors(a, b, 2)).toBe(errors))

test.each([
  ['taktgeeber', ['taktgeber']],
  ['plannung', ['planung']],
  ['uebersciht', ['übersicht']],
  ['mas', []],
  ['karriere', []],
  ['xaktgeber', []],
  ['2026', []],
])('%s means %j', (word, meant) => expect(meantWords(word, known)).toEqual(meant))

test('an umlaut is meant: without it, a word is something else', () => {
  expect(meantWords('löhne', ['lohnt'])).toEqual([])
  expect(meantWords('lohne', ['lohnt'])).toEqual(['lohnt'])
  expect(meantWords('plänung', known)).toEqual(['planung'])
})

const umlauts = ['aufträge', 'beleg', 'dauert', 'fiele', 'fälle', 'lohnt', 'manchen', 'quality', 'zurück']

test.each([
  ['löhne', []],
  ['loehne', []],
  ['münchen', []],
  ['muenchen', []],
  ['qualität', []],
  ['qualitaet', []],
  ['auftröge', ['aufträge']],
  ['auftroege', ['aufträge']],
  ['beläg', ['beleg']],
  ['zuürck', ['zurück']],
  ['zuuerck', ['zurück']],
  ['fäle', ['fälle']],
  ['daert', ['dauert']],
])('an umlaut, also as two letters, is not another vowel: %s means %j', (word, meant) =>
  expect(meantWords(word, umlauts)).toEqual(meant),
)

test('parts of words are found inside compounds, unless they are too short', () => {
  expect(compoundsWith('planung', known)).toEqual(['produktionsplanung'])
  expect(compoundsWith('ein', known)).toEqual([])
})

test.each([
  ['rechnungsplanung', ['rechnung', 'planung']],
  ['planungshilfe', ['planung']],
  ['unsinn', []],
])('the compound %s consists of %j', (word, parts) => expect(partsOf(word, new Set(known))).toEqual(parts))

const texts = (query: string) => planSearch(query, known).asks.map(({ text }) => text)

test.each([
  ['Planung', ['planung', 'produktionsplanung']],
  ['plan', ['plan', 'produktionsplanung']],
  ['uebersicht', ['übersicht']],
  ['ubersicht', ['ubersicht']],
  ['mass', ['maß']],
  ['rechnungen', ['rechnung']],
  ['rechnungsplanung', ['rechnung planung', 'rechnung', 'planung']],
  ['keine Beratung xyzxyz', ['keine beratung']],
  ['"keine planung"', ['"keine planung"']],
  ['„keine Planung“ ', ['"keine Planung"']],
  ['xyzxyz', []],
  ['  –  ', []],
])('%s searches for %j', (query, asked) => expect(texts(query)).toEqual(asked))

test.each([
  ['Entwicklerin', ['entwicklung']],
  ['Anwendungsentwickler', ['anwendungsentwicklung']],
  ['Verwaltungen', ['verwalter']],
  ['Planer', []],
])('a person and an activity of one stem are one subject: %s searches for %j', (query, asked) => {
  const jobs = ['anwendungsentwicklung', 'entwicklung', 'verwalter']
  expect(planSearch(query, jobs).asks.map(({ text }) => text)).toEqual(asked)
})

const site = [
  '2026',
  'datenfaehre',
  'Datenfähre',
  'E-Mail',
  'E-Rechnungen',
  'Kunde',
  'lohnt',
  'Mail',
  'on-call',
  'Rechnungen',
  'Taktgeber',
]

test.each([
  ['email', ['email']],
  ['e-mail', ['e mail', 'email']],
  ['E\u2011Mail Kunde', ['e mail kunde', 'email kunde']],
  ['erechnung', ['erechnung']],
  ['e rechnung', ['e rechnung', 'erechnung']],
  ['on call', ['on', 'oncall']],
  ['mail', ['mail']],
  ['2026', ['2026']],
  ['Taktgeber 2026', ['taktgeber 2026']],
  ['Taktgeber 2031', ['taktgeber']],
  ['datenfaehre', ['datenfaehre', 'datenfähre']],
  ['Datenfähre', ['datenfähre']],
  ['Löhne', []],
])('on a site with hyphens and numbers, %s searches for %j', (query, asked) =>
  expect(planSearch(query, site).asks.map(({ text }) => text)).toEqual(asked),
)

test.each([
  ['kumde taktgeber', 'Kunde Taktgeber'],
  ['emial', 'E-Mail'],
  ['taktgeeber xyz', 'Taktgeber xyz'],
])('%s is corrected to %s, as it is written on the site', (query, corrected) =>
  expect(planSearch(query, site).corrected).toBe(corrected),
)

test('a typing error is corrected and reported', () => {
  expect(planSearch('Plannung Taktgeber', known)).toMatchObject({
    asks: [{ text: 'planung taktgeber', weight: 0.8 }],
    corrected: 'planung taktgeber',
  })
  expect(planSearch('planung', known).corrected).toBeUndefined()
})

test('an excerpt consists of whole sentences, or has an ellipsis', () => {
  const text = (excerpt: string, title = 'Title', content = '') =>
    excerptParts(excerpt, title, content)
      .map((part) => part.text)
      .join('')
  expect(text('record. Belegfluss receives <mark>invoices</mark>. Then')).toBe(
    'Belegfluss receives invoices.',
  )
  expect(text('of every single <mark>invoice</mark>. Then it waits')).toBe('… of every single invoice.')
  expect(text('<mark>Invoices</mark> arrive. Then a <mark>word</mark> of')).toBe(
    'Invoices arrive. Then a word of …',
  )
  expect(text('It checks the <mark>invoices</mark>. Overview. So')).toBe('It checks the invoices.')
  expect(text('<mark>Custom</mark> software. Made for the one <mark>thing</mark>.', 'Custom software')).toBe(
    'Made for the one thing.',
  )
  expect(text('<mark>Custom</mark> software is made here.', 'Custom software')).toBe(
    'Custom software is made here.',
  )
  const german = 'Viele Kunden. Wenn Sie im Monat zwanzig Rechnungen\u00a0schreiben. Monat.'
  expect(text('Monat zwanzig <mark>Rechnungen</mark> schreiben. Monat.', 'Title', german)).toBe(
    '… Monat zwanzig Rechnungen schreiben.',
  )
  expect(text('Wenn Sie im Monat zwanzig <mark>Rechnungen</mark> schreiben.', 'Title', german)).toBe(
    'Wenn Sie im Monat zwanzig Rechnungen schreiben.',
  )
})

test('excerpts become data: marks are the only markup that is interpreted', () => {
  expect(excerptParts('a &lt;b&gt; <mark>c &amp; d</mark> <img src=x>.', 'Title', '')).toEqual([
    { text: '… a <b> ', marked: false },
    { text: 'c & d', marked: true },
    { text: ' <img src=x>.', marked: false },
  ])
})

test('titles mark the words that start like a wanted one', () => {
  const marked = titleParts('Über Planung und Pläne', ['plan', 'ub']).filter((part) => part.marked)
  expect(marked.map(({ text }) => text)).toEqual(['Über', 'Planung', 'Pläne'])
})

test('titles mark a word with hyphens as a whole, if more than its first part matches', () => {
  const marked = (title: string, wanted: string) =>
    titleParts(title, [wanted])
      .filter((part) => part.marked)
      .map(({ text }) => text)
  expect(marked('E-Rechnungen ab Januar', 'erechnung')).toEqual(['E-Rechnungen'])
  expect(marked('Cloud-Betrieb', 'cloud')).toEqual(['Cloud'])
  expect(marked('Cloud-Betrieb', 'betrieb')).toEqual(['Betrieb'])
})

const entry = (id: string, kind: Kind, title = id): Entry => ({
  id,
  href: `/${id}`,
  title,
  kind,
  seed: id,
})
const lists: Lists = {
  words: known,
  entries: [entry('product', 'product', 'Planung'), entry('article', 'news'), entry('job', 'job')],
}
/** A stub that answers from a table of texts. */
const engine = (table: Record<string, string[]>): Engine => ({
  search: (text) =>
    Promise.resolve({
      results: (table[text] ?? []).map((id) => ({
        id,
        score: 1,
        data: () =>
          Promise.resolve({
            excerpt: `of <mark>${id}</mark>`,
            content: `Everything of ${id} and more.`,
            meta: { description: `Planung in ${id}` },
          }),
      })),
    }),
})
const found = (query: string, table: Record<string, string[]>, rest = {}) =>
  answer({ id: 1, query, from: 0, count: 10, ...rest }, engine(table), lists)

test('hits of all searches are added up; a title with the word comes first', async () => {
  const { hits, total, counts } = await found('planung', {
    planung: ['job', 'article', 'product'],
    produktionsplanung: ['article'],
  })
  expect(hits.map(({ href }) => href)).toEqual(['/product', '/article', '/job'])
  expect([total, counts]).toEqual([3, { product: 1, news: 1, job: 1 }])
})

test('what is called by its name is described; other hits show where the words are', async () => {
  const text = ({ excerpt }: Hit) =>
    excerpt.map((part) => (part.marked ? `[${part.text}]` : part.text)).join('')
  const { hits } = await found('planung', { planung: ['product', 'job'] })
  expect(hits.map(text)).toEqual(['[Planung] in product', '… of [job] …'])
  const more = await found('planung rechnung', { 'planung rechnung': ['product'] })
  expect(more.hits.map(text)).toEqual(['… of [product] …'])
})

test('a pasted word is one word, with its soft hyphens and with umlauts in two characters', async () => {
  const hyphenated = 'pro\u00adduk\u00adti\u00adons\u00adpla\u00adnung'
  const decomposed = 'übersicht'.normalize('NFD')
  expect((await found(hyphenated, { produktionsplanung: ['job'] })).hits).toHaveLength(1)
  expect((await found(decomposed, { übersicht: ['job'] })).hits).toHaveLength(1)
})

test('a kind filters the hits, not the counts', async () => {
  const { hits, total, counts } = await found('planung', { planung: ['job', 'product'] }, { kind: 'job' })
  expect([hits.map(({ kind }) => kind), total, counts]).toEqual([['job'], 1, { product: 1, job: 1 }])
})

test('if nothing contains all words, each is searched separately', async () => {
  const { hits } = await found('planung beratung', { beratung: ['job'], planung: ['article'] })
  expect(hits).toHaveLength(2)
})

test('entries missing from the lists are not shown, and an empty result is valid', async () => {
  expect(await found('planung', { planung: ['unknown'] })).toMatchObject({ hits: [], total: 0, counts: {} })
})
