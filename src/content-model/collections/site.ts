/** Site-wide settings: company facts, navigation and footer. */
import type { OwnCollection } from '../../site/collection-names'
import { isListedIn } from '../../site/collections'
import { boolean, label, link, list, longText, number, object, select, text } from '../fields'
import { emailAddress, telephone } from './common'
import { collection, type Collection } from './define'
import { ownCollectionModels } from './own'
import { products } from './products'
import { services } from './services'

const required = { required: true } as const

/** Facts are shared by all languages; words such as a country's name are not. */
const fact = { required: true, shared: true } as const

const item = {
  label: text({ label: label('Text', 'Beschriftung'), ...required, max: 40 }),
  link: link({ label: label('Leads to', 'Führt zu'), ...required }),
}

const below = { label: label('Menu below', 'Untermenü'), singular: label('Menu item', 'Menüpunkt'), max: 12 }

const children = list({ ...below, fields: item })

/** Menu links have a short description of the page, as products have their kind. */
const described = list({
  ...below,
  fields: { ...item, note: text({ label: label('What it is', 'Was es ist'), max: 40 }) },
})

const postal = {
  street: text({ label: label('Street and number', 'Straße und Hausnummer'), ...fact, max: 80 }),
  postalCode: text({ label: label('Postal code', 'Postleitzahl'), ...fact, max: 12 }),
  city: text({ label: label('City', 'Ort'), ...required, max: 60 }),
  country: text({ label: label('Country', 'Land'), ...required, max: 60 }),
}

/** The privacy policy's facts about a host. Two of the texts complete its sentences. */
const hostFacts = {
  name: text({ label: label('Name', 'Name'), ...fact, max: 80 }),
  ...postal,
  processors: longText({
    label: label(
      'On which contract, with which other processors',
      'Mit welchem Vertrag und welchen Unterauftragnehmern',
    ),
    hint: label(
      'Continues the sentence: “our hosting provider, name, address, …”',
      'Setzt den Satz fort: „unser Hostinganbieter, Name, Anschrift, …“',
    ),
    ...required,
    max: 300,
  }),
  logDays: number({
    label: label('Days that logs are kept', 'Aufbewahrung der Protokolle in Tagen'),
    ...fact,
    integer: true,
    min: 1,
    max: 365,
  }),
  messages: text({
    label: label(
      'Where it stores messages of the contact form',
      'Wo er Nachrichten des Kontaktformulars speichert',
    ),
    hint: label(
      'Continues the sentence: “Your message is first stored …”',
      'Steht im Satz: „Ihre Nachricht wird zuerst … gespeichert“',
    ),
    ...required,
    max: 120,
  }),
  transfer: longText({
    label: label(
      'Where it processes data, and on what basis',
      'Wo er Daten verarbeitet, auf welcher Grundlage',
    ),
    hint: label(
      'Outside the European Economic Area: the country, and the basis of the transfer.',
      'Außerhalb des Europäischen Wirtschaftsraums: das Land und worauf sich die Übermittlung stützt.',
    ),
    ...required,
    max: 600,
  }),
}

/** Collections with pages that a menu can show: cards with a title, a mark and an address. */
const withPages: readonly Collection[] = [
  products,
  services,
  ...Object.values<Collection>(ownCollectionModels),
]

type WithPages = 'products' | 'services' | OwnCollection

/** Entries of a collection are added automatically, so that a new product needs no edit here. */
const entries = select({
  label: label('Add all entries of', 'Alle Einträge anfügen von'),
  options: withPages
    .filter(({ name }) => isListedIn('menus', name))
    .map((model) => ({ value: model.name as WithPages, label: model.label })),
})

export const site = collection({
  name: 'site',
  graphql: 'SiteSettings',
  label: label('Company and navigation', 'Unternehmen und Navigation'),
  singular: label('Company and navigation', 'Unternehmen und Navigation'),
  description: label('Name, address, menus and footer.', 'Name, Adresse, Menüs und Fußbereich.'),
  storage: 'file',
  titleField: 'name',
  fields: {
    name: text({ label: label('Name', 'Name'), ...required, max: 40 }),
    claim: text({ label: label('Claim', 'Leitsatz'), ...required, translated: true, max: 90 }),
    description: text({
      label: label('Description', 'Beschreibung'),
      ...required,
      translated: true,
      min: 50,
      max: 160,
    }),
    company: object({
      label: label('Company facts', 'Firmendaten'),
      ...required,
      translated: true,
      fields: {
        legalName: text({ label: label('Registered name', 'Firma'), ...fact, max: 80 }),
        ...postal,
        phone: text({ ...telephone, ...fact }),
        email: text({ ...emailAddress, ...fact }),
        hours: text({ label: label('Office hours', 'Bürozeiten'), ...required, max: 80 }),
        register: text({
          label: label('Register court and number', 'Registergericht und Nummer'),
          max: 90,
        }),
        vatId: text({ label: label('VAT id', 'USt-IdNr.'), shared: true, max: 40 }),
        directions: text({ label: label('Directions', 'Anfahrt'), ...required, max: 240 }),
      },
    }),
    host: select({
      label: label('Web host', 'Webhoster'),
      hint: label(
        'The privacy policy names the one chosen here, with its facts from the field below.',
        'Die Datenschutzerklärung nennt den hier gewählten, mit seinen Angaben aus dem nächsten Feld.',
      ),
      ...required,
      options: [
        { value: 'netlify', label: label('Netlify', 'Netlify') },
        {
          value: 'ownServer',
          label: label('A server of our own, or another host', 'Eigener Server oder anderer Anbieter'),
        },
      ],
    }),
    hosts: object({
      label: label('Facts about web hosts', 'Angaben zu Webhostern'),
      ...required,
      translated: true,
      fields: {
        netlify: object({ label: label('Netlify', 'Netlify'), ...required, fields: hostFacts }),
        ownServer: object({
          label: label('A server of our own, or another host', 'Eigener Server oder anderer Anbieter'),
          ...required,
          fields: hostFacts,
        }),
      },
    }),
    navigation: list({
      label: label('Main menu', 'Hauptmenü'),
      singular: label('Menu item', 'Menüpunkt'),
      ...required,
      translated: true,
      min: 1,
      max: 6,
      fields: { ...item, children: described, entries },
    }),
    contact: object({
      label: label('Contact button', 'Kontaktschaltfläche'),
      ...required,
      translated: true,
      fields: item,
    }),
    footer: object({
      label: label('Footer', 'Fußbereich'),
      ...required,
      translated: true,
      fields: {
        columns: list({
          label: label('Columns', 'Spalten'),
          singular: label('Column', 'Spalte'),
          ...required,
          min: 1,
          max: 4,
          fields: {
            heading: text({ label: label('Heading', 'Überschrift'), ...required, max: 40 }),
            children,
            entries,
          },
        }),
        managementLabel: text({
          label: label('Label for the management', 'Beschriftung der Geschäftsführung'),
          ...required,
          max: 40,
        }),
        legal: list({
          label: label('Last line', 'Letzte Zeile'),
          singular: label('Link', 'Link'),
          ...required,
          min: 2,
          max: 6,
          fields: item,
        }),
        sample: boolean({
          label: label('Say that the company is a sample', 'Hinweis auf das Musterunternehmen'),
        }),
      },
    }),
  },
} as const)
