/** Long words in headings get soft hyphens; all other text is unchanged. */
import type { PageData } from '../page/types'
import { divideIn, withWordBreaks } from './word-breaks'

const shown = (word: string) => word.replaceAll('\u00ad', '|')

test.each([
  ['de', 'Datenschutzerklärung', 'Daten|schutz|er|klä|rung'],
  ['de', 'Barrierefreiheit', 'Barrie|re|frei|heit'],
  ['de', 'Produktionsplanung', 'Produktions|planung'],
  ['de', 'Anwendungsentwicklung', 'Anwendungs|entwicklung'],
  ['en', 'responsibilities', 'respon|si|bil|i|ties'],
])('%s: “%s” keeps four letters at each end', (language, word, parts) => {
  expect(shown(divideIn(language)(word))).toBe(parts)
})

const page = (body: object) =>
  ({ kind: 'page', meta: { locale: 'de', title: 'Datenschutzerklärung' }, ...body }) as unknown as PageData

test('the words are separate from the data, which has no soft hyphens', () => {
  const written = page({
    sections: [{ heading: 'Individualsoftware für Unternehmensberatungen', lead: 'Schwingungsüberwachung' }],
  })
  const { meta, ...rest } = withWordBreaks(written)
  expect(meta.breaks?.map(shown)).toEqual([
    'Daten|schutz|er|klä|rung',
    'Indi|vi|du|al|soft|ware',
    'Unter|neh|mens|be|ra|tungen',
  ])
  expect(JSON.stringify(rest)).not.toContain('\u00ad')
  expect(meta.title).toBe('Datenschutzerklärung')
})

test('in rich text only headings get them, and attributes do not', () => {
  const html =
    '<h2 id="datenschutzerklärung">Datenschutzerklärung</h2><p><a href="/datenschutzerklärung">Datenschutzerklärung</a></p>'
  const { sections } = withWordBreaks(page({ sections: [{ text: { html } }] })) as unknown as {
    sections: { text: { html: string } }[]
  }
  expect(shown(sections[0]?.text.html ?? '')).toBe(
    html.replace('>Daten', '>§').replace('§schutzerklärung', 'Daten|schutz|er|klä|rung'),
  )
})

test('a page without long words has no list of them', () => {
  expect(
    withWordBreaks({ ...page({}), meta: { locale: 'de', title: 'Kontakt' } } as PageData).meta,
  ).not.toHaveProperty('breaks')
})
