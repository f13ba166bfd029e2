/** Where a page's picture for link previews lies. */

/** The size that link previews expect, in pixels. */
export const socialImageSize = { width: 1200, height: 630 } as const

/** `/de/produkte/lotse` → `/social/de/produkte/lotse.png`; the page at `/` has `/social/index.png`. */
export function socialImagePath(path: string): string {
  return `/social${path === '/' ? '/index' : path}.png`
}
