/** Types of the untyped parts of Decap that the editor uses. */

declare module 'decap-cms-locales' {
  import type { Phrases } from './words/merge-phrases'
  export const de: Phrases
  export const en: Phrases
}

declare module 'decap-cms-backend-*' {
  import type { BackendClass } from './decap/backend-types'
  export const GitGatewayBackend: BackendClass
  export const GitHubBackend: BackendClass
  export const GitLabBackend: BackendClass
  export const ForgejoBackend: BackendClass
  export const ProxyBackend: BackendClass
}

declare module 'decap-cms-widget-*' {
  const widget: { Widget: () => object }
  export default widget
}

declare module 'decap-cms-core/dist/esm/actions/entries.js' {
  export const createDraftDuplicateFromEntry: (entry: unknown) => object
  export const discardDraft: () => object
  export const loadLocalBackup: () => object
  export const localBackupRetrieved: (entry: object) => object
  export const tryLoadEntry: (state: object, collection: unknown, slug: string) => Promise<unknown>
}

declare module 'decap-cms-core/dist/esm/backend.js' {
  export class Backend {
    listAllEntries(collection: unknown): Promise<unknown>
    query(...asked: unknown[]): Promise<unknown>
    implementation: unknown
    invokePreSaveEvent: (entry: object) => Promise<unknown>
    generateUniqueSlug: (collection: unknown, ...others: unknown[]) => Promise<string>
    entryExist: (collection: unknown, path: string, slug: string, ...others: unknown[]) => Promise<unknown>
    persistEntry: (asked: object) => Promise<unknown>
    persistLocalDraftBackup(entry: Kept, collection: Kept, beside?: boolean): Promise<unknown>
  }
  type Kept = { get: (name: string) => unknown }
  export const currentBackend: (config: object) => {
    persistLocalDraftBackup(entry: Kept, collection: Kept, beside?: boolean): Promise<unknown>
    getLocalDraftBackup: (collection: unknown, slug: string) => Promise<{ entry?: object }>
    unpublishedEntries: (collections: unknown) => Promise<{ entries: unknown[] }>
    unpublishedEntry: (state: object, collection: unknown, slug: string) => Promise<unknown>
    implementation: unknown
  }
}

declare module 'decap-cms-core/dist/esm/actions/media.js' {
  export const getAsset: (asked: object) => object
}

declare module 'decap-cms-core/dist/esm/actions/mediaLibrary.js' {
  export const closeMediaLibrary: () => object
}

declare module 'decap-cms-core/dist/esm/formats/frontmatter.js' {
  export const FrontmatterInfer: { fromFile: (text: string) => Record<string, unknown> | null }
}

declare module 'decap-cms-core/dist/esm/formats/yaml.js' {
  const format: { fromFile: (text: string) => Record<string, unknown> | null }
  export default format
}

declare module 'decap-cms-core/dist/esm/routing/history.js' {
  export const history: { listen: (listener: () => void) => () => void }
  export const navigateToNewEntry: (collection: string) => void
}

declare module 'decap-cms-core/dist/esm/redux/index.js' {
  export const store: {
    getState: () => unknown
    subscribe: (listener: () => void) => () => void
    dispatch: (action: object) => unknown
  }
}

/** Made by scripts/lib/admin-texts.ts: language → namespace → texts. */
declare module 'site-texts' {
  const texts: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>
  export default texts
}
