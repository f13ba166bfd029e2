/**
 * Everything that the site's own code may store in a browser: unlisted entries cannot be stored. Third-party entries
 * (Gatsby, video providers, the editor) are in `others.ts`. The privacy page's tables are generated from both, and a
 * browser test compares them with what is really stored. Purpose and lifetime are described in
 * `locales/{en,de}/storage.json`.
 */
import { viewportCookieIsRead } from '../viewport-cookie'
import { cookieLife, day, localeCookieName, viewportCookieName } from '../constants'

/** A cookie, or the property of `window` that holds the entry. */
export type StorageKind = 'cookie' | 'localStorage' | 'sessionStorage'

/** Purposes that need consent; necessary entries need none and cannot be declined. */
export type ConsentCategory = 'functional' | 'media' | 'statistics'

export type StorageEntry = {
  readonly name: string
  readonly kind: StorageKind
  /** The required consent; absent: necessary. */
  readonly needs?: ConsentCategory
  /** Maximum lifetime, in milliseconds; absent: until the tab is closed. */
  readonly life?: number
  /** Not written as long as nothing reads it, so it is not listed and needs no consent. */
  readonly unused?: boolean
}

/** Consent expires after this many milliseconds (L11). */
export const consentLife = 365 * day

/** By the name used in code. */
export const registry = {
  consent: { name: 'consent', kind: 'localStorage', life: consentLife },
  locale: { name: localeCookieName, kind: 'cookie', life: cookieLife },
  formState: { name: 'form-state', kind: 'sessionStorage' },
  positions: { name: 'scroll-positions', kind: 'sessionStorage' },
  // The name is required (docs/spec/builds.md#reload-guard).
  reload: { name: 'nuxt:reload', kind: 'sessionStorage' },
  viewport: {
    name: viewportCookieName,
    kind: 'cookie',
    needs: 'functional',
    life: cookieLife,
    unused: !viewportCookieIsRead,
  },
  theme: { name: 'theme', kind: 'localStorage', needs: 'functional', life: consentLife },
  draft: { name: 'contact-draft', kind: 'localStorage', needs: 'functional', life: 30 * day },
} as const satisfies Readonly<Record<string, StorageEntry>>

export type StorageId = keyof typeof registry

/** The ids of entries of the given kinds. */
export type IdOf<K extends StorageKind> = {
  [I in StorageId]: (typeof registry)[I]['kind'] extends K ? I : never
}[StorageId]
