/** The site's icons: generated at build time (src/gatsby/icons.ts), referenced by every page and the web manifest. */

import { roles } from './own/brand'

/** Addresses, and sizes in pixels. `maskable` keeps the mark within the safe zone of cropped icons. */
export const iconFiles = {
  svg: { path: '/favicon.svg', type: 'image/svg+xml' },
  /** For clients that request it without reading the page. */
  ico: { path: '/favicon.ico', edge: 32 },
  apple: { path: '/apple-touch-icon.png', edge: 180 },
  small: { path: '/icon-192.png', edge: 192 },
  large: { path: '/icon-512.png', edge: 512 },
  maskable: { path: '/icon-maskable-512.png', edge: 512 },
} as const

/** The page's background in both themes; the colour of the browser's interface. */
export const themeColors = { light: roles.light.background, dark: roles.dark.background } as const
