/** The state of the translations, as the command prints it and the editor's page shows it. */
import type { LocaleCode } from '../site/locales'

/** Worst first: not there, something left empty, changed before the other language was. */
export type State = 'missing' | 'incomplete' | 'older' | 'complete'

export type LanguageState = {
  locale: LocaleCode
  state: State
  /** When its own words last changed, ISO 8601; absent without history. */
  changed?: string
  /** Fields that are filled in another language but empty here, as `sections[1].heading`. */
  empty: string[]
}

export type EntryState = {
  collection: string
  id: string
  title: string
  draft: boolean
  languages: LanguageState[]
  /** The entry in the editor, as a path of the site. */
  editor: string
}

export type TranslationStatus = {
  /** `none` outside git; `shallow` where git knows only the newest commits, so that age may be unknown. */
  history: 'full' | 'shallow' | 'none'
  made: string
  /** Whether entries that are not published are listed. */
  drafts: boolean
  entries: EntryState[]
}
