/** Input and output of a rule about one language of an entry. */
import type { Values } from '../lib/values'
import type { Collection } from '../content-model'
import { label } from '../content-model/fields'
import type { Finding } from '../content-model/problems'
import type { LocaleCode } from '../site/locales'
import type { SiteLookup } from './site-lookup'

export type RuleInput = {
  readonly collection: Collection
  /** The file name without language and ending. */
  readonly id: string
  readonly locale: LocaleCode
  /** The fields of this language; `body` is the Markdown below the front matter. */
  readonly values: Values
  readonly lookup: SiteLookup
  /** The entry itself is unpublished, so it may refer to unpublished ones. */
  readonly unpublished: boolean
  /** Today, `YYYY-MM-DD`. */
  readonly day: string
}

export type Rule = (input: RuleInput) => Finding[]

/** The field of the Markdown below the front matter. */
export const bodyLabel = label('Text', 'Text')
