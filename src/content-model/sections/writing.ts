/** Sections whose text and images are part of the section itself. */
import { image, label, list, longText, markdown, number, reference, select, slug, text } from '../fields'
import { action, anchor, heading, lead, titledItems, tone } from './common'

const place = { required: true, integer: true, min: 0, max: 100 } as const

/** A bar in a row of a board: its start and end, in percent of the row's width. */
const bars = list({
  label: label('Bars', 'Balken'),
  singular: label('Bar', 'Balken'),
  max: 8,
  fields: {
    label: text({ label: label('Text', 'Text'), max: 30 }),
    from: number({ label: label('Begins at (percent)', 'Beginnt bei (Prozent)'), ...place }),
    to: number({ label: label('Ends at (percent)', 'Endet bei (Prozent)'), ...place }),
    ink: select({
      label: label('Color', 'Farbe'),
      required: true,
      otherwise: 'sky',
      options: [
        { value: 'sky', label: label('Sky: planned', 'Himmel: geplant') },
        { value: 'cobalt', label: label('Cobalt: chosen', 'Kobalt: gewählt') },
        { value: 'mint', label: label('Mint: in order', 'Minze: in Ordnung') },
        { value: 'sun', label: label('Sun: waits', 'Sonne: wartet') },
        { value: 'signal', label: label('Signal: needs attention', 'Signal: braucht Aufmerksamkeit') },
      ],
    }),
  },
})

export const writingSections = {
  hero: {
    label: label('Opening', 'Seitenkopf'),
    hint: label(
      'The first section of a page; holds its main heading.',
      'Der erste Abschnitt einer Seite; enthält die Hauptüberschrift.',
    ),
    graphql: 'HeroSection',
    fields: {
      ...heading,
      lead,
      size: select({
        label: label('Size', 'Größe'),
        required: true,
        otherwise: 'small',
        options: [
          { value: 'large', label: label('Large, with a picture of tiles', 'Groß, mit Kachelbild') },
          { value: 'small', label: label('Small', 'Klein') },
        ],
      }),
      seed: slug({
        label: label('Pattern word', 'Musterwort'),
        hint: label(
          'Any word; the same word always draws the same picture.',
          'Ein beliebiges Wort; dasselbe Wort zeichnet immer dasselbe Bild.',
        ),
      }),
      primary: action(label('Main button', 'Hauptschaltfläche')),
      secondary: action(label('Second button', 'Zweite Schaltfläche')),
    },
  },
  text: {
    label: label('Text', 'Text'),
    graphql: 'TextSection',
    fields: {
      anchor,
      label: heading.label,
      heading: text({ label: label('Heading', 'Überschrift'), max: 90 }),
      text: markdown({ label: label('Text', 'Text'), required: true, max: 12000 }),
      image: image({ label: label('Picture', 'Bild') }),
      tone,
    },
  },
  features: {
    label: label('Features', 'Funktionen'),
    graphql: 'FeaturesSection',
    fields: { anchor, ...heading, lead, items: titledItems({ min: 2, max: 12, textMax: 320 }), tone },
  },
  figures: {
    label: label('Figures', 'Zahlen'),
    graphql: 'FiguresSection',
    fields: {
      anchor,
      ...heading,
      items: list({
        label: label('Figures', 'Zahlen'),
        singular: label('Figure', 'Zahl'),
        required: true,
        min: 2,
        max: 6,
        fields: {
          value: text({ label: label('Value', 'Wert'), required: true, max: 14 }),
          label: text({ label: label('What it counts', 'Was gezählt wird'), required: true, max: 90 }),
          note: text({ label: label('Source or period', 'Quelle oder Zeitraum'), max: 120 }),
        },
      }),
      tone,
    },
  },
  principles: {
    label: label('Principles', 'Grundsätze'),
    graphql: 'PrinciplesSection',
    fields: { anchor, ...heading, lead, items: titledItems({ min: 2, max: 9, textMax: 600 }), tone },
  },
  steps: {
    label: label('Steps', 'Schritte'),
    graphql: 'StepsSection',
    fields: { anchor, ...heading, lead, items: titledItems({ min: 2, max: 8, textMax: 320 }), tone },
  },
  faq: {
    label: label('Questions and answers', 'Fragen und Antworten'),
    graphql: 'FaqSection',
    fields: {
      anchor,
      ...heading,
      items: list({
        label: label('Questions', 'Fragen'),
        singular: label('Question', 'Frage'),
        required: true,
        min: 1,
        max: 20,
        fields: {
          question: text({ label: label('Question', 'Frage'), required: true, max: 160 }),
          answer: markdown({ label: label('Answer', 'Antwort'), required: true, max: 2000 }),
        },
      }),
    },
  },
  image: {
    label: label('Picture', 'Bild'),
    graphql: 'ImageSection',
    fields: {
      anchor,
      image: image({ label: label('Picture', 'Bild'), required: true }),
      caption: text({ label: label('Caption', 'Bildunterschrift'), max: 200 }),
    },
  },
  board: {
    label: label('Screen', 'Programmansicht'),
    hint: label(
      'A view of a product, drawn from rows and bars: readable at every width, in light and dark.',
      'Eine Ansicht eines Produkts, aus Zeilen und Balken gezeichnet: in jeder Breite lesbar, hell und dunkel.',
    ),
    graphql: 'BoardSection',
    fields: {
      anchor,
      product: slug({
        label: label('Pattern word', 'Musterwort'),
        hint: label(
          'The product’s file name draws its mark.',
          'Der Dateiname des Produkts zeichnet dessen Marke.',
        ),
      }),
      title: text({ label: label('View', 'Ansicht'), required: true, max: 60 }),
      note: text({ label: label('Beside it: date, state', 'Daneben: Datum, Stand'), max: 60 }),
      columns: list({
        label: label('Columns', 'Spalten'),
        singular: label('Column', 'Spalte'),
        max: 7,
        item: text({ label: label('Column', 'Spalte'), required: true, max: 16 }),
      }),
      narrow: number({
        label: label('Columns on a phone', 'Spalten auf dem Telefon'),
        hint: label(
          'The first ones, enlarged. Without a number the bars are shown whole, without the columns’ names.',
          'Die ersten, vergrößert. Ohne Zahl erscheinen die Balken ganz, ohne die Namen der Spalten.',
        ),
        integer: true,
        min: 1,
        max: 7,
      }),
      rows: list({
        label: label('Rows', 'Zeilen'),
        singular: label('Row', 'Zeile'),
        required: true,
        min: 2,
        max: 10,
        fields: {
          name: text({ label: label('Name', 'Name'), required: true, max: 40 }),
          note: text({ label: label('Below the name', 'Unter dem Namen'), max: 40 }),
          value: text({ label: label('Value', 'Wert'), max: 20 }),
          limit: number({
            label: label('Limit (percent)', 'Grenze (Prozent)'),
            integer: true,
            min: 0,
            max: 99,
          }),
          bars,
        },
      }),
      caption: text({ label: label('Caption', 'Bildunterschrift'), required: true, max: 200 }),
      tone,
    },
  },
  gallery: {
    label: label('Gallery', 'Galerie'),
    graphql: 'GallerySection',
    fields: {
      anchor,
      ...heading,
      items: list({
        label: label('Pictures', 'Bilder'),
        singular: label('Picture', 'Bild'),
        required: true,
        min: 2,
        max: 12,
        fields: {
          image: image({ label: label('Picture', 'Bild'), required: true }),
          caption: text({ label: label('Caption', 'Bildunterschrift'), max: 200 }),
        },
      }),
    },
  },
  video: {
    label: label('Video', 'Video'),
    hint: label('Shows an entry of the collection “Videos”.', 'Zeigt einen Eintrag der Sammlung „Videos“.'),
    graphql: 'VideoSection',
    fields: {
      anchor,
      heading: text({ label: label('Heading', 'Überschrift'), required: true, max: 90 }),
      video: reference({ label: label('Video', 'Video'), collection: 'videos', required: true }),
      text: longText({ label: label('Beside the video', 'Neben dem Video'), required: true, max: 600 }),
    },
  },
} as const
