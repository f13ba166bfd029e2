/** The path of a page's link preview image. */

/** The size expected for link previews, in pixels. */
export const socialImageSize = { width: 1200, height: 630 } as const

/**
 * `/de/produkte/lotse` → `/social/de/produkte/lotse.png`; the page at `/` has `/social/index.png`. Generated images are
 * PNG, uploaded ones are converted to JPEG.
 */
export function socialImagePath({ path, linkPicture }: { path: string; linkPicture?: unknown }): string {
  return `/social${path === '/' ? '/index' : path}.${linkPicture ? 'jpg' : 'png'}`
}
