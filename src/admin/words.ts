/** The editor's own words, beside Decap's phrases. */
import type { Language } from './language'

const en = {
  bar: 'Editor tools',
  interfaceLanguage: 'Interface language',
  check: 'Check this entry',
  checkClean: 'Both languages are complete. Nothing to mend.',
  structure: (from: string, to: string) => `Copy sections ${from} → ${to}`,
  structureDone: (added: number): string =>
    added === 0
      ? 'Both languages have the same sections already.'
      : 'The sections are the same now. Please translate what is empty, then save.',
  structureRemoves: (count: number, language: string) =>
    `${count === 1 ? 'One section exists' : `${count} sections exist`} in ${language} only and would be removed. Go on?`,
  translations: 'Translations',
  viewSite: 'View the site',
  viewPage: (language: string) => `Page: ${language}`,
  close: 'Close',
  slow: 'The server takes longer than usual. Please wait and leave this page open; your text is kept.',
  problems: (count: number) => (count === 1 ? 'One thing to mend' : `${count} things to mend`),
  advice: (count: number) =>
    count === 1
      ? 'One recommendation; you can save as it is'
      : `${count} recommendations; you can save as it is`,
  problemsLead: 'Nothing has been saved yet, and nothing you typed is lost. Mend these and save again.',
  warning: 'Advice',
  showField: 'Show the field',
  refusedProblems: (count: number) =>
    count === 1
      ? 'One thing needs mending; see the list below.'
      : `${count} things need mending; see the list below.`,
  refusedConflict: (author: string | undefined) =>
    `${author ?? 'Somebody'} has changed this entry in the meantime; see below.`,
  refusedGone: 'This entry has been deleted in the meantime; see below.',
  conflictTitle: (author: string | undefined) =>
    `${author ?? 'Somebody else'} has changed this entry since you opened it`,
  conflictGone: 'This entry has been deleted since you opened it',
  conflictLead: 'Nothing has been overwritten, and your text is still here.',
  conflictWhen: (date: string) => `Last change: ${date}`,
  conflictTheirs: 'Now stored',
  conflictMine: 'Your text',
  conflictBoth: 'You both changed this. Yours stays; copy theirs if you need it.',
  conflictOnly: 'Only they changed this. It will be taken over.',
  conflictNone: 'The files differ only in form, not in what they say.',
  merge: 'Put both together',
  merged: 'Both versions are together in the form now. Please read it through and save.',
  copyMine: 'Copy all of my text',
  copied: 'Copied',
  empty: '(empty)',
  errors: {
    offline:
      'The server cannot be reached. Check your connection and save again. Your text stays in this form.',
    session:
      'Your sign-in has expired. Your text is kept in this browser: reload the page, sign in, open the entry and choose to go on with the kept text.',
    forbidden:
      'Your account may not change this content. Ask the person who invited you for access. Your text stays in this form.',
    collision:
      'Somebody saved in the same moment. Save again; the newest version will be compared with yours first.',
    someMissing: 'Some of the entries could not be loaded and are missing here.',
    loading: {
      offline: 'The server cannot be reached. Check your connection, then reload this page.',
      session: 'Your sign-in has expired. Reload this page and sign in again.',
      forbidden: 'Your account may not read this content. Ask the person who invited you for access.',
      server: (status: number) =>
        `The server has a fault (${status}). Wait a few minutes, then reload this page.`,
      slow: 'The server did not answer in time. Reload this page.',
    },
    needed: (titles: readonly string[]) =>
      `Other entries point to this one: ${titles.join(', ')}. Take it out there first, then delete it.`,
    shown: (titles: readonly string[]) =>
      `The file is in use: ${titles.join(', ')}. Choose another one there first, then delete it.`,
    overtaken:
      'Another version of this entry has been published since this draft was begun, and both change the same lines. The draft is kept. Copy your text, delete the unpublished changes, open the entry again and put your text in.',
    server: (status: number) =>
      `The server has a fault (${status}). Wait a few minutes and save again. Your text stays in this form.`,
    slow: 'The server did not answer in time. Look at the entry in a second window before you save again: the change may have arrived. Your text stays in this form.',
  },
  slugAddress: 'Address',
  slugChanges: 'Saving keeps a redirect from the old address, if the entry is published.',
  linkPlaceholder: 'Page of this site, or https://…',
  linkUnknown: 'This page is not known. Choose one from the list.',
  preview: {
    width: 'Width',
    phone: 'Phone',
    tablet: 'Tablet',
    desktop: 'Desktop',
    full: 'Pane',
    theme: 'Colours',
    light: 'Light',
    dark: 'Dark',
    view: 'View on site',
    none: 'This part has no page of its own.',
    unbuilt: 'The preview needs the built site. Start it once, then reload this page.',
    pending: 'Not published: a draft, dated in the future, or no longer open.',
  },
}

export type Words = typeof en

const de: Words = {
  bar: 'Werkzeuge der Redaktion',
  interfaceLanguage: 'Sprache der Oberfläche',
  check: 'Eintrag prüfen',
  checkClean: 'Beide Sprachen sind vollständig. Es gibt nichts zu beheben.',
  structure: (from, to) => `Abschnitte ${from} → ${to} übernehmen`,
  structureDone: (added) =>
    added === 0
      ? 'Beide Sprachen haben bereits dieselben Abschnitte.'
      : 'Die Abschnitte stimmen jetzt überein. Bitte übersetzen Sie, was leer ist, und speichern Sie dann.',
  structureRemoves: (count, language) =>
    `${count === 1 ? 'Ein Abschnitt steht' : `${count} Abschnitte stehen`} nur in ${language} und würde${count === 1 ? '' : 'n'} entfernt. Fortfahren?`,
  translations: 'Übersetzungen',
  viewSite: 'Zur Website',
  viewPage: (language) => `Seite: ${language}`,
  close: 'Schließen',
  slow: 'Der Server braucht länger als üblich. Bitte warten Sie und lassen Sie diese Seite offen; Ihr Text bleibt erhalten.',
  problems: (count) => (count === 1 ? 'Eine Stelle ist zu beheben' : `${count} Stellen sind zu beheben`),
  advice: (count) =>
    count === 1
      ? 'Eine Empfehlung; speichern können Sie trotzdem'
      : `${count} Empfehlungen; speichern können Sie trotzdem`,
  problemsLead:
    'Es wurde noch nichts gespeichert, und nichts von Ihrem Text ist verloren. Beheben Sie diese Stellen und speichern Sie erneut.',
  warning: 'Empfehlung',
  showField: 'Feld zeigen',
  refusedProblems: (count) =>
    count === 1
      ? 'Eine Stelle ist zu beheben, siehe unten.'
      : `${count} Stellen sind zu beheben, siehe unten.`,
  refusedConflict: (author) => `${author ?? 'Jemand'} hat diesen Eintrag inzwischen geändert, siehe unten.`,
  refusedGone: 'Dieser Eintrag wurde inzwischen gelöscht, siehe unten.',
  conflictTitle: (author) =>
    `${author ?? 'Jemand anderes'} hat diesen Eintrag geändert, seit Sie ihn geöffnet haben`,
  conflictGone: 'Dieser Eintrag wurde gelöscht, seit Sie ihn geöffnet haben',
  conflictLead: 'Es wurde nichts überschrieben, und Ihr Text ist noch hier.',
  conflictWhen: (date) => `Letzte Änderung: ${date}`,
  conflictTheirs: 'Jetzt gespeichert',
  conflictMine: 'Ihr Text',
  conflictBoth:
    'Sie haben beide diese Stelle geändert. Ihre Fassung bleibt; kopieren Sie die andere, wenn Sie sie brauchen.',
  conflictOnly: 'Nur die andere Seite hat diese Stelle geändert. Sie wird übernommen.',
  conflictNone: 'Die Dateien unterscheiden sich nur in der Form, nicht im Inhalt.',
  merge: 'Beides zusammenführen',
  merged: 'Beide Fassungen stehen jetzt zusammen im Formular. Bitte lesen Sie es durch und speichern Sie.',
  copyMine: 'Meinen ganzen Text kopieren',
  copied: 'Kopiert',
  empty: '(leer)',
  errors: {
    offline:
      'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und speichern Sie erneut. Ihr Text bleibt in diesem Formular.',
    session:
      'Ihre Anmeldung ist abgelaufen. Ihr Text ist in diesem Browser aufbewahrt: Laden Sie die Seite neu, melden Sie sich an, öffnen Sie den Eintrag und arbeiten Sie mit dem aufbewahrten Text weiter.',
    forbidden:
      'Ihr Konto darf diese Inhalte nicht ändern. Bitten Sie die Person, die Sie eingeladen hat, um Zugang. Ihr Text bleibt in diesem Formular.',
    collision:
      'Im selben Augenblick hat jemand anderes gespeichert. Speichern Sie erneut; vorher wird die neueste Fassung mit Ihrer verglichen.',
    someMissing: 'Einige Einträge ließen sich nicht laden und fehlen hier.',
    loading: {
      offline: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und laden Sie diese Seite neu.',
      session: 'Ihre Anmeldung ist abgelaufen. Laden Sie diese Seite neu und melden Sie sich wieder an.',
      forbidden:
        'Ihr Konto darf diese Inhalte nicht lesen. Bitten Sie die Person, die Sie eingeladen hat, um Zugang.',
      server: (status) =>
        `Der Server hat eine Störung (${status}). Warten Sie einige Minuten und laden Sie diese Seite neu.`,
      slow: 'Der Server hat nicht rechtzeitig geantwortet. Laden Sie diese Seite neu.',
    },
    needed: (titles) =>
      `Andere Einträge verweisen hierher: ${titles.join(', ')}. Nehmen Sie den Verweis dort zuerst heraus, dann löschen Sie diesen Eintrag.`,
    shown: (titles) =>
      `Die Datei wird verwendet: ${titles.join(', ')}. Wählen Sie dort zuerst eine andere aus, dann löschen Sie diese.`,
    overtaken:
      'Seit dem Beginn dieses Entwurfs wurde eine andere Fassung dieses Eintrags veröffentlicht, und beide ändern dieselben Zeilen. Der Entwurf bleibt erhalten. Kopieren Sie Ihren Text, verwerfen Sie die unveröffentlichten Änderungen, öffnen Sie den Eintrag erneut und setzen Sie Ihren Text ein.',
    server: (status) =>
      `Der Server hat eine Störung (${status}). Warten Sie einige Minuten und speichern Sie erneut. Ihr Text bleibt in diesem Formular.`,
    slow: 'Der Server hat nicht rechtzeitig geantwortet. Sehen Sie sich den Eintrag in einem zweiten Fenster an, bevor Sie erneut speichern: Die Änderung kann angekommen sein. Ihr Text bleibt in diesem Formular.',
  },
  slugAddress: 'Adresse',
  slugChanges:
    'Beim Speichern bleibt eine Weiterleitung von der alten Adresse, wenn der Eintrag veröffentlicht ist.',
  linkPlaceholder: 'Seite dieser Website oder https://…',
  linkUnknown: 'Diese Seite ist nicht bekannt. Wählen Sie eine aus der Liste.',
  preview: {
    width: 'Breite',
    phone: 'Telefon',
    tablet: 'Tablet',
    desktop: 'Bildschirm',
    full: 'Fenster',
    theme: 'Farben',
    light: 'Hell',
    dark: 'Dunkel',
    view: 'Auf der Website',
    none: 'Dieser Teil hat keine eigene Seite.',
    unbuilt:
      'Die Vorschau braucht die gebaute Website. Starten Sie sie einmal und laden Sie diese Seite dann neu.',
    pending: 'Nicht veröffentlicht: ein Entwurf, ein Datum in der Zukunft oder eine abgelaufene Frist.',
  },
}

const all: Readonly<Record<Language, Words>> = { en, de }

/** Returns the words in one language of the interface. */
export function wordsIn(language: Language): Words {
  return all[language]
}
