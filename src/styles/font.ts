/** The address of the site's one font file, for the preload link; fonts.css holds the same. */

/** Path from the root of the site; the name ends in the first digits of the file's SHA-256. */
export const fontFile = '/fonts/familjen-grotesk-414d5dfe.woff2'
