/** Where the HTML of a text stands aside for a video; `Prose` puts the player there. Apart from the parser for the browser's sake. */

export const videoPlace = (id: string): string => `<!--video:${id}-->`

/** Splits the HTML of a text: what stands at odd places is the name of a video. */
export const splitAtVideos = (html: string): string[] => html.split(/<!--video:([a-z0-9-]+)-->\n?/)

/** The name of the video whose place a comment marks; undefined for any other comment. */
export const videoIn = (comment: string): string | undefined => /^video:([a-z0-9-]+)$/.exec(comment)?.[1]
