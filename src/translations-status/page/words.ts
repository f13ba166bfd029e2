/** The texts of the translations page. */
import type { Language } from '../../admin/words/language'
import type { State } from '../types'

const en = {
  title: 'Translations',
  lead: (open: number, all: number) =>
    open === 0
      ? `All ${all} entries are up to date in all their languages.`
      : `${open} of ${all} entries ${open === 1 ? 'needs' : 'need'} work.`,
  all: 'Show complete entries as well',
  entry: 'Entry',
  draft: 'draft',
  changed: (day: string) => `last changed ${day}`,
  empty: (count: number) => (count === 1 ? 'one field is empty' : `${count} fields are empty`),
  made: (time: string) => `As of ${time}.`,
  noHistory: 'The history is not complete here, so a translation’s age may be unknown.',
  inReview: 'in review',
  withDrafts: 'Drafts in review are listed as they were when you came here from the editor.',
  publishedOnly: 'Only published entries are listed. Drafts are in the lists of the editor.',
  elsewhere: 'not intended',
  more: (count: number) => `Show more (${count})`,
  back: 'Back to the editor',
  failed: 'The list could not be loaded. Reload the page.',
  state: {
    missing: 'missing',
    incomplete: 'incomplete',
    older: 'older than another language',
    complete: 'complete',
  } satisfies Record<State, string>,
}

const de: typeof en = {
  title: 'Übersetzungen',
  lead: (open, all) =>
    open === 0
      ? `Alle ${all} Einträge sind in allen vorgesehenen Sprachen aktuell.`
      : `${open === 1 ? 'Ein Eintrag' : `${open} Einträge`} von ${all} ${open === 1 ? 'braucht' : 'brauchen'} Arbeit.`,
  all: 'Auch vollständige Einträge zeigen',
  entry: 'Eintrag',
  draft: 'Entwurf',
  changed: (day) => `zuletzt geändert am ${day}`,
  empty: (count) => (count === 1 ? 'ein Feld ist leer' : `${count} Felder sind leer`),
  made: (time) => `Stand: ${time}.`,
  noHistory: 'Der Verlauf ist hier nicht vollständig; das Alter einer Übersetzung kann unbekannt sein.',
  inReview: 'in der Freigabe',
  withDrafts: 'Entwürfe in der Freigabe sind so aufgeführt, wie sie beim Wechsel aus der Redaktion waren.',
  publishedOnly:
    'Nur veröffentlichte Einträge sind aufgeführt. Entwürfe finden Sie in den Listen der Redaktion.',
  elsewhere: 'nicht vorgesehen',
  more: (count) => `Weitere zeigen (${count})`,
  back: 'Zurück zur Redaktion',
  failed: 'Die Liste konnte nicht geladen werden. Laden Sie die Seite neu.',
  state: {
    missing: 'fehlt',
    incomplete: 'unvollständig',
    older: 'älter als eine andere Sprachfassung',
    complete: 'vollständig',
  },
}

export const pageWords: Readonly<Record<Language, typeof en>> = { en, de }
