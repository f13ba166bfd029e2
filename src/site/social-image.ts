/** Where a page's picture for link previews lies. */

/** The size that link previews expect, in pixels. */
export const socialImageSize = { width: 1200, height: 630 } as const

/**
 * `/de/produkte/lotse` → `/social/de/produkte/lotse.png`; the page at `/` has `/social/index.png`. What is drawn is a
 * PNG, an uploaded picture becomes a JPEG.
 */
export function socialImagePath({ path, linkPicture }: { path: string; linkPicture?: unknown }): string {
  return `/social${path === '/' ? '/index' : path}.${linkPicture ? 'jpg' : 'png'}`
}
