/** Shows the fallback for search engines and shared links below an empty field. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { LocaleCode } from '../../site/locales'
import type { Subject } from '../../seo/link-picture/draw'
import { words } from '../words/words'
import { draftHead, onDraftHead } from './draft-heads'

type Props = { locale: LocaleCode }

const useHead = (locale: LocaleCode) => useSyncExternalStore(onDraftHead, () => draftHead(locale))

/** The title or description that is used while its field is empty. */
export function SearchText({ part, locale }: Props & { part: 'title' | 'description' }) {
  const text = useHead(locale)?.[part]
  return text && <p className="mw-address">{words('searchShows', { text })}</p>
}

/** The generated picture that is used while none is chosen. */
export function SearchPicture({ locale }: Props) {
  const picture = useHead(locale)?.picture
  // Compared as a string, because the object is recreated after every pause.
  const subject = picture && JSON.stringify(picture)
  const [shown, setShown] = useState<{ trusted: string; title: string }>()
  useEffect(() => {
    let isCurrent = true
    const draw = async (asked: Subject) => {
      const { drawnPicture } = await import('../preview/drawn-picture')
      const trusted = await drawnPicture(asked)
      if (isCurrent) setShown(trusted ? { trusted, title: asked.title } : undefined)
    }
    // Without the typeface no picture is shown, but the field still works.
    if (subject) draw(JSON.parse(subject) as Subject).catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [subject])
  return (
    shown && (
      <figure className="mw-picture">
        <figcaption>{words('searchShowsPicture')}</figcaption>
        <div
          role="img"
          aria-label={shown.title || words('searchShowsPicture')}
          dangerouslySetInnerHTML={{ __html: shown.trusted }}
        />
      </figure>
    )
  )
}
