/** Inputs for assembling a page besides the content: language, texts and file metadata. */
import type { Content } from '../entries/content'
import type { VideoFacts } from '../entries/video-source'
import type { Translate } from '../i18n/texts'
import type { Picture } from '../page/types'
import type { Cards } from '../page/shown'
import type { LocaleCode } from '../site/locales'

/** File metadata by site path (`/media/plan.png`); undefined if the file does not exist. */
export type Media = {
  readonly pictureOf: (src: string) => Omit<Picture, 'alt'> | undefined
  readonly bytesOf: (file: string) => number | undefined
  readonly videoOf: (file: string) => VideoFacts | undefined
}

export type Around = {
  readonly content: Content
  readonly locale: LocaleCode
  /** The interface texts of the language. */
  readonly texts: Translate
  readonly media: Media
  /** The management, by file name. */
  readonly managers: readonly string[]
  /** An entry's card; undefined if there is no such entry. */
  readonly card: <C extends keyof Cards>(collection: C, slug: string) => Cards[C] | undefined
}
