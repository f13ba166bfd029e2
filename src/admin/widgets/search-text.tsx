/** What search engines and shared links show as long as the field for it is empty. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { LocaleCode } from '../../site/locales'
import { currentDraft } from '../decap/open-draft'
import { onDecapState } from '../decap/internals'
import type { Language } from '../words/language'
import type { Subject } from '../../seo/link-picture/draw'
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

type Props = { locale: LocaleCode; language: Language }

/** Follows the draft, from which title, description and picture are made; undefined until the assembler is loaded. */
function useHead<Shown>(locale: LocaleCode, read: (head: DraftHead) => Shown): Shown | undefined {
  const [headIn, setHeadIn] = useState<HeadIn>()
  useEffect(() => void loadHead().then((found) => setHeadIn(() => found)), [])
  return useSyncExternalStore(onDecapState, () => {
    const head = headIn?.(locale)
    return head && read(head)
  })
}

/** The title or the description that is shown while the field for it is empty. */
export function SearchText({ part, locale, language }: Props & { part: 'title' | 'description' }) {
  const text = useHead(locale, (head) => head[part])
  return text && <p className="mw-address">{wordsIn(language)('searchShows', { text })}</p>
}

/** The picture that is drawn while none is chosen. */
export function SearchPicture({ locale, language }: Props) {
  // A text, because what is drawn anew at every key is never the same object.
  const subject = useHead(locale, ({ picture }) => picture && JSON.stringify(picture))
  const [shown, setShown] = useState<{ trusted: string; title: string }>()
  useEffect(() => {
    let isCurrent = true
    const draw = async (asked: Subject) => {
      const { drawnPicture } = await import('../preview/drawn-picture')
      const trusted = await drawnPicture(asked)
      if (isCurrent) setShown(trusted ? { trusted, title: asked.title } : undefined)
    }
    // Without the typeface there is nothing to be seen of it; the field works all the same.
    if (subject) draw(JSON.parse(subject) as Subject).catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [subject])
  return (
    shown && (
      <figure className="mw-picture">
        <figcaption>{wordsIn(language)('searchShowsPicture')}</figcaption>
        <div role="img" aria-label={shown.title} dangerouslySetInnerHTML={{ __html: shown.trusted }} />
      </figure>
    )
  )
}
