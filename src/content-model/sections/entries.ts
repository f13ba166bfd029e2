/** Sections that show entries of other collections, and those with a fixed purpose. */
import { ownCollectionNames, type OwnCollection } from '../../site/collection-names'
import type { OwnCollectionFacts } from '../../site/collection-facts'
import { ownCollections } from '../../site/own/collections'
import { label, markdown, number, slug, text } from '../fields'
import { action, anchor, chosen, heading, lead } from './common'

const more = action(label('Link to all', 'Link zu allen'))

/** Takes a name such as `price-lists`; returns `PriceListsSection`. */
const sectionType = (name: string): string =>
  `${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Section`

const ownList = <C extends OwnCollection>(name: C) => ({
  label: (ownCollections as Readonly<Record<string, OwnCollectionFacts>>)[name]?.label ?? label(name, name),
  graphql: sectionType(name),
  lists: name,
  fields: { anchor, ...heading, lead, items: chosen(name), more },
})

/** An entry list for each site-specific collection. */
const ownSections = Object.fromEntries(ownCollectionNames.map((name) => [name, ownList(name)])) as {
  [C in OwnCollection]: ReturnType<typeof ownList<C>>
}

export const entrySections = {
  ...ownSections,
  products: {
    label: label('Products', 'Produkte'),
    graphql: 'ProductsSection',
    lists: 'products',
    fields: { anchor, ...heading, lead, items: chosen('products'), more },
  },
  services: {
    label: label('Services', 'Leistungen'),
    graphql: 'ServicesSection',
    lists: 'services',
    fields: { anchor, ...heading, lead, items: chosen('services'), more },
  },
  testimonials: {
    label: label('Testimonials', 'Kundenstimmen'),
    graphql: 'TestimonialsSection',
    lists: 'testimonials',
    fields: { anchor, ...heading, items: chosen('testimonials') },
  },
  news: {
    label: label('Latest news', 'Neueste Beiträge'),
    graphql: 'NewsSection',
    lists: 'news',
    fields: {
      anchor,
      ...heading,
      count: number({ label: label('How many', 'Wie viele'), integer: true, min: 1, max: 6 }),
      more,
    },
  },
  newsArchive: {
    label: label('All news, by year', 'Alle Beiträge, nach Jahren'),
    graphql: 'NewsArchiveSection',
    lists: 'news',
    fields: { anchor, heading: text({ label: label('Heading', 'Überschrift'), required: true, max: 90 }) },
  },
  downloads: {
    label: label('Downloads', 'Downloads'),
    graphql: 'DownloadsSection',
    lists: 'downloads',
    fields: { anchor, ...heading, lead, items: chosen('downloads') },
  },
  team: {
    label: label('Team wall', 'Teamwand'),
    graphql: 'TeamSection',
    lists: 'team',
    fields: { anchor, ...heading, lead, items: chosen('team'), more },
  },
  jobs: {
    label: label('Open positions', 'Offene Stellen'),
    graphql: 'JobsSection',
    lists: 'jobs',
    fields: {
      anchor,
      ...heading,
      lead,
      apply: markdown({
        label: label('How to apply', 'So bewerben Sie sich'),
        hint: label('Shown at the end of every position.', 'Steht am Ende jeder Stelle.'),
        required: true,
        max: 1200,
      }),
      empty: text({
        label: label('Text without positions', 'Text ohne offene Stellen'),
        required: true,
        max: 300,
      }),
    },
  },
  partners: {
    label: label('Partners', 'Partner'),
    graphql: 'PartnersSection',
    lists: 'partners',
    fields: { anchor, ...heading, lead, items: chosen('partners') },
  },
  contactCall: {
    label: label('Call to action', 'Handlungsaufforderung'),
    graphql: 'ContactCallSection',
    fields: {
      heading: text({
        label: label('Headline, first line', 'Überschrift, erste Zeile'),
        required: true,
        max: 40,
      }),
      second: text({
        label: label('Headline, second line', 'Überschrift, zweite Zeile'),
        required: true,
        max: 60,
      }),
      text: text({ label: label('Text', 'Text'), required: true, max: 240 }),
      action: action(label('Button', 'Schaltfläche'), true),
      seed: slug({ label: label('Pattern word', 'Musterwort') }),
    },
  },
  contactForm: {
    label: label('Contact form', 'Kontaktformular'),
    hint: label(
      'Address, telephone and hours come from the company facts.',
      'Adresse, Telefon und Zeiten stammen aus den Firmendaten.',
    ),
    graphql: 'ContactFormSection',
    fields: { anchor, ...heading, lead },
  },
  search: {
    label: label('Search', 'Suche'),
    hint: label(
      'Search field, results and the pages of the site.',
      'Feld, Treffer und die Seiten der Website.',
    ),
    graphql: 'SearchSection',
    fields: { anchor, heading: text({ label: label('Heading', 'Überschrift'), required: true, max: 90 }) },
  },
  contents: {
    label: label('Long text with table of contents', 'Langer Text mit Inhaltsverzeichnis'),
    hint: label('Shows the page’s own text.', 'Zeigt den eigenen Text der Seite.'),
    graphql: 'ContentsSection',
    fields: {
      contentsLabel: text({
        label: label('Heading of the table of contents', 'Überschrift des Inhaltsverzeichnisses'),
        required: true,
        max: 40,
      }),
    },
  },
} as const
