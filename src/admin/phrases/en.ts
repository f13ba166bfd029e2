/** English phrases that say more, or say it more plainly, than Decap's own. */
import type { Phrases } from './merge'

export const enPhrases: Phrases = {
  app: { header: { workflow: 'Review', content: 'Contents', media: 'Pictures and files' } },
  // Not every computer has the letter that Decap uses for the plus sign.
  collection: { collectionTop: { newButton: '+ %{collectionLabel}' } },
  editor: {
    editorControlPane: {
      i18n: {
        writingInLocale: 'Language: %{locale}',
        copyFromLocale: 'Copy everything from the other language',
      },
    },
    editorInterface: {
      toggleI18n: 'Both languages side by side',
      togglePreview: 'Preview of the page',
      toggleScrollSync: 'Scroll both sides together',
    },
    editorToolbar: {
      deletePublishedEntry: 'Delete entry',
      backCollection: 'Back to: %{collectionLabel}',
      deployPreviewPendingButtonLabel: 'Look for a preview',
      deployPreviewButtonLabel: 'Preview on the site',
      deployButtonLabel: 'Overview on the site',
    },
    editor: {
      confirmLoadBackup:
        'Your browser has kept unsaved text for this entry. Press OK to go on with it, or Cancel to discard it.',
    },
  },
  workflow: {
    workflow: { loading: 'Loading the drafts …', workflowHeading: 'Review', newPost: 'New entry' },
    workflowList: { inReviewHeader: 'In review' },
  },
  ui: {
    toast: {
      missingRequiredField: 'Not saved: the list below says what is missing.',
      onFailToPersist: 'Not saved. %{details}',
      onFailToLoadEntries: 'Could not be loaded. %{details}',
      onFailToPublishEntry: 'Not published. %{details}',
      onFailToUpdateStatus: 'The status stays as it was. %{details}',
      onFailToDelete: 'Not deleted. %{details}',
      onFailToPersistMedia: 'Not uploaded. %{details}',
      brokenPicture:
        'This file cannot be read as a picture; it is probably damaged. Open it on your computer, save it anew as JPEG or PNG, and upload that. Your text stays as it is.',
      onLoggedOut:
        'You have been signed out. Your text is kept in this browser: sign in again and open the entry.',
    },
  },
}
