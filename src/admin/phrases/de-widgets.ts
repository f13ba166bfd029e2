/** German phrases of the fields. */
import type { Phrases } from './merge'

export const deWidgets: Phrases = {
  markdown: {
    strikethrough: 'Durchgestrichen',
    linkPrompt: 'Adresse der Verknüpfung',
    bulletedList: 'Aufzählung',
    addComponent: 'Einfügen',
    richText: 'Formatiert',
    markdown: 'Quelltext',
    toggleMode: { rich: 'Zur formatierten Ansicht', markdown: 'Zum Quelltext' },
  },
  image: {
    choose: 'Bild auswählen',
    chooseMultiple: 'Bilder auswählen',
    chooseDifferent: 'Anderes Bild auswählen',
    addMore: 'Weitere Bilder hinzufügen',
    remove: 'Bild entfernen',
    removeAll: 'Alle Bilder entfernen',
  },
  file: {
    choose: 'Datei auswählen',
    chooseMultiple: 'Dateien auswählen',
    chooseDifferent: 'Andere Datei auswählen',
    addMore: 'Weitere Dateien hinzufügen',
    remove: 'Datei entfernen',
    removeAll: 'Alle Dateien entfernen',
  },
  datetime: { now: 'Heute', setToNow: 'Auf heute setzen' },
  list: { add: '%{item} hinzufügen', addType: '%{item} hinzufügen' },
  object: { expand: 'Aufklappen', collapse: 'Zuklappen' },
}
