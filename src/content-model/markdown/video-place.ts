/**
 * Splits rendered HTML at its videos; `Prose` inserts the players. Separate from the parser to keep that out of the
 * browser.
 */

export const videoPlace = (id: string): string => `<!--video:${id}-->`

/** Splits HTML: the odd parts are names of videos. */
export const splitAtVideos = (html: string): string[] => html.split(/<!--video:([a-z0-9-]+)-->\n?/)

/** The video named by a placeholder comment; undefined for any other comment. */
export const videoIn = (comment: string): string | undefined => /^video:([a-z0-9-]+)$/.exec(comment)?.[1]
