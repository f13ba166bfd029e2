/** The state of the translations, for the command and the editor's page. */
import type { LocaleCode } from '../site/locales'

/** Worst first: missing, partly empty, changed before another language was. */
export type State = 'missing' | 'incomplete' | 'older' | 'complete'

export type LanguageState = {
  locale: LocaleCode
  state: State
  /** When its own text last changed, ISO 8601; absent without history. */
  changed?: string
  /** Fields that are empty here but required or filled in another language, as `sections[1].heading`. */
  empty: string[]
}

export type EntryState = {
  collection: string
  id: string
  title: string
  draft: boolean
  /** Whether the state is that of a draft in the workflow. */
  inReview?: true
  /** Those in which the entry should exist. */
  languages: LanguageState[]
  /** The entry's path in the editor. */
  editor: string
}

export type TranslationStatus = {
  /** `none` outside git; `shallow` if the clone is, so that ages may be unknown. */
  history: 'full' | 'shallow' | 'none'
  made: string
  /** Whether unpublished entries are included. */
  drafts: boolean
  entries: EntryState[]
}
