/** Fields that many sections share. */
import { label, type Label, link, list, object, reference, select, slug, text } from '../fields'

export const heading = {
  label: text({
    label: label('Section label', 'Abschnittsname'),
    hint: label('A word or two above the heading.', 'Ein bis zwei Wörter über der Überschrift.'),
    max: 40,
  }),
  heading: text({ label: label('Heading', 'Überschrift'), required: true, max: 90 }),
}

export const lead = text({
  label: label('Introduction', 'Einleitung'),
  hint: label('One or two sentences below the heading.', 'Ein bis zwei Sätze unter der Überschrift.'),
  max: 320,
})

export const anchor = slug({
  label: label('Anchor', 'Sprungmarke'),
  hint: label(
    'Lets links jump to this section: #anchor. Lower-case letters, digits, hyphens.',
    'Damit Links auf diesen Abschnitt springen: #sprungmarke. Kleinbuchstaben, Ziffern, Bindestriche.',
  ),
})

export const tone = select({
  label: label('Background', 'Hintergrund'),
  otherwise: 'plain',
  options: [
    { value: 'plain', label: label('Page color', 'Seitenfarbe') },
    { value: 'surface', label: label('Raised surface', 'Helle Fläche') },
    { value: 'dark', label: label('Dark', 'Dunkel') },
    { value: 'sky', label: label('Sky blue', 'Himmelblau') },
  ],
})

/** A button or link: its label and target. */
export const action = <R extends boolean = false>(name: Label, required?: R) =>
  object({
    label: name,
    required: required as R,
    fields: {
      label: text({ label: label('Text', 'Beschriftung'), required: true, max: 40 }),
      link: link({ label: label('Leads to', 'Führt zu'), required: true }),
    },
  })

/** Selected entries of a collection; an empty selection means all. */
export const chosen = <C extends string>(collection: C) =>
  reference({
    label: label('Selection', 'Auswahl'),
    hint: label('Leave empty to show all.', 'Leer lassen, um alle zu zeigen.'),
    collection,
    multiple: true,
    emptyMeansAll: true,
  })

export const titledItems = (options: { min: number; max: number; textMax: number }) =>
  list({
    label: label('Items', 'Einträge'),
    singular: label('Item', 'Eintrag'),
    required: true,
    min: options.min,
    max: options.max,
    fields: {
      title: text({ label: label('Title', 'Titel'), required: true, max: 70 }),
      text: text({ label: label('Text', 'Text'), required: true, max: options.textMax }),
    },
  })
