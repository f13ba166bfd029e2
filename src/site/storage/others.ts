/** Third-party entries: Gatsby's on the pages, the editor's at `/admin`. Never loaded by visitors. */
import type { StorageKind } from './registry'

export type OtherEntry = {
  /** `*` matches any text, for names with a variable part. */
  readonly name: string
  readonly kind: StorageKind | 'indexedDB'
  /** `own`: this project's code for the editor. */
  readonly writer: 'Gatsby' | 'Decap CMS' | 'Netlify Identity' | 'own'
}

/** Necessary on the pages: Gatsby has no other guard against reload loops after an update. */
export const gatsbyEntries = {
  update: { name: 'gatsby-reload-compilation-hash-match', kind: 'sessionStorage', writer: 'Gatsby' },
} as const satisfies Readonly<Record<string, OtherEntry>>

/** Only at `/admin`, and requested by the editors themselves. */
export const editorEntries = {
  editorUser: { name: 'decap-cms-user', kind: 'localStorage', writer: 'Decap CMS' },
  editorIdentity: { name: 'gotrue.user', kind: 'localStorage', writer: 'Netlify Identity' },
  editorSignIn: { name: 'decap-cms-*', kind: 'sessionStorage', writer: 'Decap CMS' },
  editorState: { name: '__Host-cms_oauth_state', kind: 'cookie', writer: 'own' },
  editorTexts: { name: 'localforage', kind: 'indexedDB', writer: 'Decap CMS' },
  editorLists: { name: 'decap-cms.entries.*', kind: 'localStorage', writer: 'Decap CMS' },
  editorPanes: { name: 'cms.*', kind: 'localStorage', writer: 'Decap CMS' },
  editorInput: { name: 'what-in*', kind: 'sessionStorage', writer: 'Decap CMS' },
  editorAhead: { name: 'editor.ahead.*', kind: 'localStorage', writer: 'own' },
  editorOpened: { name: 'editor.opened.*', kind: 'localStorage', writer: 'own' },
  editorLanguage: { name: 'editor.language', kind: 'localStorage', writer: 'own' },
  editorPlace: { name: 'editor.place', kind: 'sessionStorage', writer: 'own' },
  editorDrafts: { name: 'editor.drafts', kind: 'sessionStorage', writer: 'own' },
} as const satisfies Readonly<Record<string, OtherEntry>>
