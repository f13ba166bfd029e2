/** The site's icons: made at build (src/gatsby/icons.ts), named in the head of every page and in the web manifest. */

import { roles } from './own/brand'

/** Addresses, and edges in pixels. `maskable` keeps the mark within the circle that a phone may cut out. */
export const iconFiles = {
  svg: { path: '/favicon.svg', type: 'image/svg+xml' },
  /** For browsers and readers that ask for it without looking at the page. */
  ico: { path: '/favicon.ico', edge: 32 },
  apple: { path: '/apple-touch-icon.png', edge: 180 },
  small: { path: '/icon-192.png', edge: 192 },
  large: { path: '/icon-512.png', edge: 512 },
  maskable: { path: '/icon-maskable-512.png', edge: 512 },
} as const

/** The page's ground in both themes; the colour of the browser around the page. */
export const themeColors = { light: roles.light.background, dark: roles.dark.background } as const
