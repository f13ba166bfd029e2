/** German phrases: those that Decap lacks, and better ones where its own are informal or misleading. */
import type { Phrases } from './merge'
import { deNotes } from './de-notes'
import { deWidgets } from './de-widgets'

export const dePhrases: Phrases = {
  auth: {
    login: 'Anmelden',
    loggingIn: 'Sie werden angemeldet …',
    loginWithNetlifyIdentity: 'Mit E-Mail-Adresse anmelden',
    loginWithGitHub: 'Mit GitHub anmelden',
    loginWithGitLab: 'Mit GitLab anmelden',
    loginWithForgejo: 'Mit Forgejo anmelden',
    errors: {
      email: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
      password: 'Bitte geben Sie Ihr Passwort ein.',
    },
  },
  app: {
    header: {
      content: 'Inhalte',
      workflow: 'Freigabe',
      media: 'Bilder und Dateien',
      quickAdd: 'Neu anlegen',
    },
    app: { loadingConfig: 'Die Redaktion wird geladen …', waitingBackend: 'Warten auf den Server …' },
  },
  collection: {
    sidebar: { collections: 'Inhalte', allCollections: 'Alle Inhalte' },
    collectionTop: {
      viewAsList: 'Als Liste anzeigen',
      viewAsGrid: 'Als Kacheln anzeigen',
      newButton: '+ %{collectionLabel}',
      newButtonAriaLabel: 'Neuer Eintrag: %{collectionLabel}',
      searchResults: 'Suchergebnisse für „%{searchTerm}“',
      searchResultsInCollection: 'Suchergebnisse für „%{searchTerm}“ in %{collection}',
    },
    entries: {
      loadingEntries: 'Einträge werden geladen …',
      cachingEntries: 'Einträge werden zwischengespeichert …',
      longerLoading: 'Das kann einige Minuten dauern.',
      noEntries: 'Keine Einträge',
      unpublishedHeader: 'Unveröffentlichte Einträge',
    },
    groups: { negateLabel: 'Nicht: %{label}' },
  },
  editor: {
    editorControl: { field: { widgetLabel: 'Feld vom Typ %{widgetLabel}' } },
    editorControlPane: {
      widget: {
        required: '%{fieldLabel}: Bitte ausfüllen.',
        min: '%{fieldLabel} muss mindestens %{minValue} sein.',
        max: '%{fieldLabel} darf höchstens %{maxValue} sein.',
        rangeMin: '%{fieldLabel} muss mindestens %{minCount} Einträge enthalten.',
        rangeMax: '%{fieldLabel} darf höchstens %{maxCount} Einträge enthalten.',
        rangeCount: '%{fieldLabel} muss %{minCount} bis %{maxCount} Einträge enthalten.',
        rangeCountExact: '%{fieldLabel} muss genau %{count} Einträge enthalten.',
      },
      i18n: {
        writingInLocale: 'Sprache: %{locale}',
        copyFromLocale: 'Alles aus der anderen Sprache kopieren',
        copyFromLocaleConfirm:
          'Möchten Sie die Inhalte aus der Sprache %{locale} übernehmen?\nAlle bisherigen Inhalte dieser Sprache werden überschrieben.',
      },
    },
    editor: {
      onPublishingNotReady: 'Bitte setzen Sie den Status vor dem Veröffentlichen auf „Freigegeben“.',
      onPublishingWithUnsavedChanges:
        'Es gibt ungespeicherte Änderungen. Bitte speichern Sie vor dem Veröffentlichen.',
      onPublishing: 'Möchten Sie diesen Eintrag veröffentlichen?',
      onUnpublishing: 'Möchten Sie die Veröffentlichung dieses Eintrags zurücknehmen?',
      onDeletePublishedEntry: 'Möchten Sie diesen veröffentlichten Eintrag in beiden Sprachen löschen?',
      onDeleteWithUnsavedChanges:
        'Möchten Sie diesen veröffentlichten Eintrag samt Ihren ungespeicherten Änderungen löschen?',
      onDeleteUnpublishedChangesWithUnsavedChanges:
        'Damit verwerfen Sie alle unveröffentlichten und ungespeicherten Änderungen an diesem Eintrag. Möchten Sie das?',
      onDeleteUnpublishedChanges:
        'Möchten Sie alle unveröffentlichten Änderungen an diesem Eintrag verwerfen?',
      loadingEntry: 'Der Eintrag wird geladen …',
      confirmLoadBackup:
        'Ihr Browser hat ungespeicherten Text zu diesem Eintrag aufbewahrt. Mit OK arbeiten Sie damit weiter, mit Abbrechen verwerfen Sie ihn.',
    },
    editorInterface: {
      toggleI18n: 'Beide Sprachen nebeneinander',
      togglePreview: 'Vorschau der Seite',
      toggleScrollSync: 'Beide Seiten gemeinsam scrollen',
      toggleNotes: 'Notizen',
    },
    editorNotesPane: deNotes,
    editorToolbar: {
      publishing: 'Wird veröffentlicht …',
      saving: 'Wird gespeichert …',
      deleting: 'Wird gelöscht …',
      updating: 'Wird aktualisiert …',
      unpublish: 'Veröffentlichung zurücknehmen',
      unpublishing: 'Veröffentlichung wird zurückgenommen …',
      publishAndCreateNew: 'Veröffentlichen und neuen Eintrag anlegen',
      publishAndDuplicate: 'Veröffentlichen und duplizieren',
      deleteUnpublishedEntry: 'Unveröffentlichten Eintrag löschen',
      deletePublishedEntry: 'Eintrag löschen',
      deleteEntry: 'Eintrag löschen',
      backCollection: 'Zurück zu: %{collectionLabel}',
      statusInfoTooltipDraft:
        'Der Eintrag ist ein Entwurf. Setzen Sie den Status auf „In Prüfung“, wenn er geprüft werden soll.',
      statusInfoTooltipInReview: 'Der Eintrag wird geprüft. Sie können ihn währenddessen weiter ändern.',
      inReview: 'In Prüfung',
      ready: 'Freigegeben',
      deployPreviewPendingButtonLabel: 'Vorschau suchen',
      deployButtonLabel: 'Übersicht auf der Website',
    },
    editorWidgets: deWidgets,
  },
  mediaLibrary: {
    mediaLibraryModal: {
      close: 'Schließen',
      loading: 'Wird geladen …',
      noResults: 'Keine Ergebnisse.',
      search: 'Suchen …',
      uploading: 'Wird hochgeladen …',
      download: 'Herunterladen',
      deleting: 'Wird gelöscht …',
      deleteSelected: 'Auswahl löschen',
      chooseSelected: 'Auswahl verwenden',
    },
    mediaLibrary: { onDelete: 'Möchten Sie die ausgewählte Datei löschen?' },
  },
  ui: {
    default: { goBackToSite: 'Zurück zur Website' },
    errorBoundary: {
      details: 'Ein Fehler ist aufgetreten. Bitte ',
      reportIt: 'melden Sie ihn.',
      privacyWarning:
        'Die Meldung enthält technische Angaben. Bitte prüfen Sie sie und entfernen Sie Vertrauliches.',
      recoveredEntry: {
        heading: 'Wiederhergestellter Eintrag',
        warning: 'Bitte kopieren Sie diesen Text, bevor Sie die Seite verlassen.',
        copyButtonLabel: 'In die Zwischenablage kopieren',
      },
    },
    settingsDropdown: { account: 'Konto' },
    toast: {
      onFailToLoadEntries: 'Konnte nicht geladen werden. %{details}',
      onFailToPersist: 'Nicht gespeichert. %{details}',
      onFailToDelete: 'Nicht gelöscht. %{details}',
      onFailToPersistMedia: 'Nicht hochgeladen. %{details}',
      brokenPicture:
        'Diese Datei lässt sich nicht als Bild lesen; wahrscheinlich ist sie beschädigt. Öffnen Sie sie auf Ihrem Rechner, speichern Sie sie neu als JPEG oder PNG und laden Sie diese hoch. Ihr Text bleibt, wie er ist.',
      onFailToUpdateStatus: 'Der Status bleibt unverändert. %{details}',
      missingRequiredField: 'Nicht gespeichert: Die Liste unten sagt, was fehlt.',
      entrySaved: 'Eintrag gespeichert',
      entryPublished: 'Eintrag veröffentlicht',
      entryUnpublished: 'Eintrag nicht mehr veröffentlicht',
      entryUpdated: 'Status geändert',
      onFailToPublishEntry: 'Nicht veröffentlicht. %{details}',
      onFailToUnpublishEntry: 'Die Veröffentlichung konnte nicht zurückgenommen werden. %{details}',
      noteAdded: 'Notiz hinzugefügt',
      onFailToAddNote: 'Die Notiz wurde nicht gespeichert. %{details}',
      noteUpdated: 'Notiz geändert',
      onFailToUpdateNote: 'Die Notiz wurde nicht geändert. %{details}',
      noteDeleted: 'Notiz gelöscht',
      onFailToDeleteNote: 'Die Notiz wurde nicht gelöscht. %{details}',
      noteResolved: 'Notiz erledigt',
      noteReopened: 'Notiz wieder offen',
      onFailToToggleNote: 'Der Stand der Notiz wurde nicht geändert. %{details}',
      onLoggedOut:
        'Sie wurden abgemeldet. Ihr Text ist in diesem Browser aufbewahrt: Melden Sie sich wieder an und öffnen Sie den Eintrag.',
    },
  },
  workflow: {
    workflow: {
      loading: 'Die Freigaben werden geladen …',
      workflowHeading: 'Freigabe',
      newPost: 'Neuer Eintrag',
      description:
        '%{smart_count} Eintrag in Prüfung, %{readyCount} freigegeben. |||| %{smart_count} Einträge in Prüfung, %{readyCount} freigegeben. ',
      dateFormat: 'D. MMMM',
    },
    workflowCard: {
      deleteNewEntry: 'Neuen Eintrag löschen',
      publishChanges: 'Änderungen veröffentlichen',
      publishNewEntry: 'Neuen Eintrag veröffentlichen',
    },
    workflowList: {
      onDeleteEntry: 'Möchten Sie diesen Eintrag löschen?',
      onPublishingNotReadyEntry:
        'Nur freigegebene Einträge können veröffentlicht werden. Ziehen Sie die Karte in die Spalte „Freigegeben“.',
      onPublishEntry: 'Möchten Sie diesen Eintrag veröffentlichen?',
      draftHeader: 'Entwürfe',
      inReviewHeader: 'In Prüfung',
      readyHeader: 'Freigegeben',
      currentEntries: '%{smart_count} Eintrag |||| %{smart_count} Einträge',
    },
  },
}
