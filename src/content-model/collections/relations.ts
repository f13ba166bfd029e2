/** Partners, testimonials and downloads. */
import { file, image, label, link, reference, text } from '../fields'
import { draft, order, summary, title } from './common'
import { collection } from './define'

export const partners = collection({
  name: 'partners',
  graphql: 'Partner',
  label: label('Partners', 'Partner'),
  singular: label('Partner', 'Partner'),
  description: label('The companies on the partner page.', 'Die Unternehmen auf der Partnerseite.'),
  storage: 'folder',
  titleField: 'name',
  orderField: 'order',
  fields: {
    name: text({ label: label('Name', 'Name'), required: true, max: 60 }),
    kind: text({
      label: label('Kind of partnership', 'Art der Partnerschaft'),
      required: true,
      translated: true,
      max: 50,
    }),
    text: text({
      label: label('What we do together', 'Was wir gemeinsam tun'),
      required: true,
      translated: true,
      max: 400,
    }),
    url: link({ label: label('Website', 'Website') }),
    mark: image({ label: label('Mark', 'Signet'), translated: true }),
    order,
    draft,
  },
} as const)

export const testimonials = collection({
  name: 'testimonials',
  graphql: 'Testimonial',
  label: label('Testimonials', 'Kundenstimmen'),
  singular: label('Testimonial', 'Kundenstimme'),
  description: label('What customers say; shown in the slider.', 'Was Kunden sagen; erscheint im Karussell.'),
  storage: 'folder',
  titleField: 'person',
  besideTitle: 'company',
  orderField: 'order',
  fields: {
    quote: text({ label: label('Quote', 'Zitat'), required: true, translated: true, min: 20, max: 260 }),
    person: text({
      label: label('Name or role', 'Name oder Rolle'),
      required: true,
      translated: true,
      max: 80,
    }),
    company: text({ label: label('Company', 'Unternehmen'), required: true, translated: true, max: 80 }),
    product: reference({ label: label('About this product', 'Zu diesem Produkt'), collection: 'products' }),
    order,
    draft,
  },
} as const)

export const downloads = collection({
  name: 'downloads',
  graphql: 'Download',
  label: label('Downloads', 'Downloads'),
  singular: label('Download', 'Download'),
  description: label(
    'Files for visitors; type and size are shown automatically.',
    'Dateien für Besucher; Art und Größe erscheinen von selbst.',
  ),
  storage: 'folder',
  titleField: 'title',
  orderField: 'order',
  fields: {
    title,
    summary,
    file: file({
      label: label('File', 'Datei'),
      required: true,
      translated: true,
      folder: 'downloads',
      extensions: ['pdf', 'zip', 'csv', 'xlsx', 'docx'],
    }),
    product: reference({ label: label('Belongs to', 'Gehört zu'), collection: 'products' }),
    order,
    draft,
  },
} as const)
