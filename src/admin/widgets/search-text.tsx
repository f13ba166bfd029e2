/** What search engines and shared links show as long as the field for it is empty. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { LocaleCode } from '../../site/locales'
import { currentDraft } from '../decap/open-draft'
import { onDecapState } from '../decap/internals'
import type { Language } from '../words/language'
import type { DraftHead } from '../preview/draft-head'
import { siteContent } from '../decap/site-index'
import { wordsIn } from '../words/words'

type HeadIn = (locale: LocaleCode) => DraftHead | undefined

/** The assembler of pages is a part of its own, and the site's content comes from the server. */
async function loadHead(): Promise<HeadIn | undefined> {
  const [{ headOf }, content] = await Promise.all([import('../preview/draft-head'), siteContent()])
  return (
    content &&
    ((locale) => {
      const draft = currentDraft()
      return draft && headOf(draft, content, locale)
    })
  )
}

type Props = { part: keyof DraftHead; locale: LocaleCode; language: Language }

/** Follows the draft: the title and the description that it is made from are other fields. */
export function SearchText({ part, locale, language }: Props) {
  const [headIn, setHeadIn] = useState<HeadIn>()
  useEffect(() => void loadHead().then((found) => setHeadIn(() => found)), [])
  const text = useSyncExternalStore(onDecapState, () => headIn?.(locale)?.[part] ?? '')
  return text && <p className="mw-address">{wordsIn(language)('searchShows', { text })}</p>
}
