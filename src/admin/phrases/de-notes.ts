/** German phrases of the notes beside an entry, which Decap has in English only. */
import type { Phrases } from './merge'

export const deNotes: Phrases = {
  title: 'Notizen',
  emptyState: 'Noch keine Notizen. Schreiben Sie unten die erste.',
  addNote: 'Notiz hinzufügen',
  addPlaceholder: 'Ihre Notiz …',
  editPlaceholder: 'Notiz ändern …',
  save: 'Speichern',
  cancel: 'Abbrechen',
  edit: 'Ändern',
  delete: 'Löschen',
  resolve: 'Erledigt',
  unresolve: 'Wieder öffnen',
  confirmDelete: 'Möchten Sie diese Notiz löschen?',
  shortcut: 'Tipp: Mit Strg+Eingabe fügen Sie die Notiz hinzu.',
}
