/** What assembling a page needs beside the content: its language, its words, and the facts about files. */
import type { Content } from '../entries/content'
import type { VideoFacts } from '../entries/video-source'
import type { Translate } from '../i18n/texts'
import type { Picture } from '../page/types'
import type { Cards } from '../page/shown'
import type { LocaleCode } from '../site/locales'

/** What is known of files, by site path (`/media/plan.png`); undefined where the file is not there. */
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
  /** The people of the management, by file name. */
  readonly managers: readonly string[]
  /** An entry as other pages show it; undefined if there is none of that name. */
  readonly card: <C extends keyof Cards>(collection: C, slug: string) => Cards[C] | undefined
}
