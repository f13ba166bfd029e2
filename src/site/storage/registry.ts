/**
 * Everything the site's own code may keep in a visitor's browser: what is not named here cannot be stored. What
 * others store (Gatsby, video providers, the editor) is named in `others.ts`. The privacy page's tables are made of
 * both, and a walk through the site compares them with what a browser really holds. Why, when and how long is said
 * in words in `locales/{en,de}/storage.json`.
 */
import { viewportCookieIsRead } from '../viewport-cookie'
import { cookieLife, day, localeCookieName, viewportCookieName } from '../constants'

/** A cookie, or the property of `window` that holds the entry. */
export type StorageKind = 'cookie' | 'localStorage' | 'sessionStorage'

/** The purposes that need consent; what is necessary needs none and cannot be chosen. */
export type ConsentCategory = 'functional' | 'media' | 'statistics'

export type StorageEntry = {
  readonly name: string
  readonly kind: StorageKind
  /** The purpose that must be allowed; necessary without one. */
  readonly needs?: ConsentCategory
  /** How long it is kept at most, in milliseconds; until the tab is closed without one. */
  readonly life?: number
  /** Not written as long as nothing reads it, and therefore not listed and not asked for. */
  readonly unused?: boolean
}

/** After this many milliseconds the question is asked again (L11). */
export const consentLife = 365 * day

/** By the name that the code uses. */
export const registry = {
  consent: { name: 'consent', kind: 'localStorage', life: consentLife },
  locale: { name: localeCookieName, kind: 'cookie', life: cookieLife },
  formState: { name: 'form-state', kind: 'sessionStorage' },
  positions: { name: 'scroll-positions', kind: 'sessionStorage' },
  // The name is given (docs/spec/builds.md#reload-guard).
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

/** The ids of some kinds. */
export type IdOf<K extends StorageKind> = {
  [I in StorageId]: (typeof registry)[I]['kind'] extends K ? I : never
}[StorageId]
