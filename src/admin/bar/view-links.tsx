/** Links from the open entry to its pages on the site, one for each language. */
import { useEffect, useState } from 'react'
import { languageName } from '../../i18n/language-name'
import type { PageData } from '../../page/types'
import { localeCodes } from '../../site/locales'
import type { Draft } from '../draft/draft'
import { currentDraft } from '../decap/open-draft'
import type { Language } from '../words/language'
import { wordsIn } from '../words/words'

type Props = { language: Language; siteUrl: string }
type Alternates = PageData['meta']['alternates']

/** A separate chunk: the login screen does not need it. */
async function alternatesOf(draft: Draft): Promise<Alternates | undefined> {
  const { placeOfDraft } = await import('../preview/place')
  return placeOfDraft(draft)
}

/** The addresses of the open entry's pages, or of the page that shows it. */
function useAlternates(): Alternates | undefined {
  const [found, setFound] = useState<{ key: string; alternates?: Alternates | undefined }>()
  const draft = currentDraft()
  const key = draft ? `${draft.collection.name}/${draft.slug}` : ''
  useEffect(() => {
    let current = true
    const open = currentDraft()
    if (!open) return
    void alternatesOf(open).then((alternates) => {
      if (current) setFound({ key, alternates })
    })
    return () => {
      current = false
    }
  }, [key])
  return found?.key === key ? found.alternates : undefined
}

/** Opens the published site, or the local one in development. */
export function ViewLinks({ language, siteUrl }: Props) {
  const alternates = useAlternates()
  const words = wordsIn(language)
  return localeCodes.map((locale) => {
    const path = alternates?.[locale]
    return path ? (
      <a key={locale} href={`${siteUrl}${path}`} target="_blank" rel="noopener">
        {words('viewPage', { language: languageName(locale, language) })}
      </a>
    ) : null
  })
}
