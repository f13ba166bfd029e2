/** Rendered Markdown and its images. */

/** A built image: `sources` from best to most common format, `src` as the fallback. Sizes in pixels. */
export type Picture = {
  src: string
  srcSet?: string
  sources: { type: string; srcSet: string }[]
  width: number
  height: number
  /** Empty for a decorative image. */
  alt: string
}

/** Sanitized HTML from Markdown, with its headings for tables of contents. */
export type RenderedText = {
  html: string
  headings: { level: number; id: string; text: string }[]
}
