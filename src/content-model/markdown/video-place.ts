/** Where the HTML of a text is interrupted by a video; `Prose` puts the player there. Apart from the parser for the browser's sake. */

export const videoPlace = (id: string): string => `<!--video:${id}-->`

/** Splits the HTML of a text: the odd parts are names of videos. */
export const splitAtVideos = (html: string): string[] => html.split(/<!--video:([a-z0-9-]+)-->\n?/)

/** The name of the video whose place a comment marks; undefined for any other comment. */
export const videoIn = (comment: string): string | undefined => /^video:([a-z0-9-]+)$/.exec(comment)?.[1]
