/** The editor's search: every field in every language, and the sentence that contains the words. */
import type { SiteContent } from '../../entries/site-content'
import { findIn } from './find'

const content: SiteContent = {
  entries: {
    products: [
      {
        id: 'taktgeber',
        values: {
          en: {
            title: 'Taktgeber',
            order: 3,
            cover: { src: '/media/halle.png', alt: 'A hall' },
            sections: [{ type: 'text', text: 'It plans **shifts**. See [prices](/contact) first.' }],
          },
          de: { title: 'Taktgeber', tagline: 'Produktionsplanung für Größere', cover: { alt: 'Eine Halle' } },
        },
      },
    ],
    news: [
      {
        id: 'shifts',
        values: {
          en: { title: 'Shift work', body: 'One line.\n\n**Prices** of shifts fall\\*.' },
          de: { title: 'Schicht' },
        },
      },
    ],
  },
  bytes: {},
  videos: {},
}

const told = (query: string, only?: string) =>
  findIn(content, query, only).flatMap(({ entry, places }) =>
    places.map(
      ({ locale, at, parts }) =>
        `${entry.id} ${locale} ${at.join('.')}: ${parts.map(({ text, marked }) => (marked ? `<${text}>` : text)).join('')}`,
    ),
  )

test('words are found in every field and language, and shown in their sentence, without markup', () => {
  expect(told('price')).toEqual([
    'taktgeber en sections.0.text: See <prices> first.',
    'shifts en body: <Prices> of shifts fall*.',
  ])
  expect(told('halle')).toEqual([
    'taktgeber en cover: /media/<halle>.png',
    'taktgeber de cover: Eine <Halle>',
  ])
})

test('umlauts in any spelling, and parts of compounds', () => {
  for (const query of ['größere', 'groessere', 'Grossere'])
    expect(told(query)).toEqual(['taktgeber de tagline: Produktionsplanung für <Größere>'])
  expect(told('planung')).toEqual(['taktgeber de tagline: <Produktionsplanung> für Größere'])
  expect(told('lan')).toEqual([])
})

test('all words are required; the sentence with the most of them is shown', () => {
  expect(told('prices shifts')).toEqual([
    'taktgeber en sections.0.text: It plans <shifts>.',
    'taktgeber en sections.0.text: See <prices> first.',
    'shifts en body: <Prices> of <shifts> fall*.',
  ])
  expect(told('prices nothing')).toEqual([])
  expect(told(' – ')).toEqual([])
})

test('in one list only', () => {
  expect(told('prices', 'news')).toEqual(['shifts en body: <Prices> of shifts fall*.'])
})
