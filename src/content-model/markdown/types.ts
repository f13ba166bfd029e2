/** What Markdown becomes: text, and the pictures in it. */

/** A picture after the build: `sources` from best to most common format, `src` works everywhere. Sizes in pixels. */
export type Picture = {
  src: string
  srcSet?: string
  sources: { type: string; srcSet: string }[]
  width: number
  height: number
  /** Empty for a decorative picture. */
  alt: string
}

/** Sanitised HTML from Markdown, with its headings for tables of contents. */
export type RenderedText = {
  html: string
  headings: { level: number; id: string; text: string }[]
}
