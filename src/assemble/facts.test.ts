/** The facts that the page of an entry lists below its opening. */
import type { Collection } from '../content-model/collections/define'
import { label, list, longText, object, link, text } from '../content-model/fields'
import { contentOf } from '../entries/content'
import type { Around } from './around'
import { factsOf } from './facts'

const name = label('Name', 'Name')
const field = (translated: boolean) => ({ label: name, translated })

const collection = {
  fields: {
    address: longText(field(false)),
    phone: text(field(false)),
    email: text(field(false)),
    map: object({ ...field(true), fields: { label: text({ label: name }), link: link({ label: name }) } }),
    hours: list({
      ...field(true),
      singular: name,
      fields: { days: text({ label: name }), times: text({ label: name }) },
    }),
    note: text(field(true)),
  },
  facts: {
    hours: { en: 'Hours', de: 'Zeiten' },
    address: { en: 'Address', de: 'Anschrift' },
    phone: { en: 'Telephone', de: 'Telefon' },
    email: { en: 'E-mail', de: 'E-Mail' },
    map: { en: 'Map', de: 'Karte' },
    note: { en: 'Note', de: 'Hinweis' },
  },
} as unknown as Collection

const entry = {
  slug: 'leipzig',
  address: 'Lindenallee 4\n04229 Leipzig',
  phone: '+49 341 4928-0',
  email: 'office@hollerbach.example',
  translations: [
    {
      languages_code: 'de-DE',
      hours: [{ days: 'Montag', times: '9 bis 17 Uhr' }],
      map: { label: 'Leipzig', link: 'https://www.openstreetmap.org/' },
      note: '',
    },
  ],
}

const around = { locale: 'de', content: contentOf(() => []) } as unknown as Around

test('facts have the order and the labels of the collection; empty ones are left out', () => {
  expect(factsOf(collection, entry, around)).toEqual([
    { name: 'hours', label: 'Zeiten', rows: [['Montag', '9 bis 17 Uhr']] },
    { name: 'address', label: 'Anschrift', text: 'Lindenallee 4\n04229 Leipzig' },
    {
      name: 'phone',
      label: 'Telefon',
      link: { label: '+49 341 4928-0', href: 'tel:+4934149280', external: false },
    },
    {
      name: 'email',
      label: 'E-Mail',
      link: {
        label: 'office@hollerbach.example',
        href: 'mailto:office@hollerbach.example',
        external: false,
      },
    },
    {
      name: 'map',
      label: 'Karte',
      link: { label: 'Leipzig', href: 'https://www.openstreetmap.org/', external: true },
    },
  ])
})

test('a half-typed link in an open form shows nothing and breaks nothing', () => {
  const typing = { ...entry, translations: [{ languages_code: 'de-DE', map: { label: 'Leipzig' } }] }
  expect(factsOf(collection, typing, around).map((fact) => fact.name)).toEqual(['address', 'phone', 'email'])
})
