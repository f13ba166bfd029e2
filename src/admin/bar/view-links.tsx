/** Links from the open entry to its pages on the site, one for each language. */
import { useEffect, useState } from 'react'
import { defaultLocale, type LocaleCode } from '../../site/locales'
import type { Alternates } from '../../page-data/types'
import { currentDraft } from '../decap/draft'
import type { Language } from '../language'
import { siteIndex } from '../site-index'
import { wordsIn } from '../words'

type Props = { language: Language; siteUrl: string; locales: readonly LocaleCode[] }

/** The addresses of the open entry's pages; nothing for entries that are only parts of pages. */
function useAlternates(): Alternates | undefined {
  const [found, setFound] = useState<{ key: string; alternates?: Alternates }>()
  const draft = currentDraft()
  const key = draft ? `${draft.collection.name}/${draft.slug}` : ''
  useEffect(() => {
    let current = true
    void siteIndex(defaultLocale).then((index) => {
      const alternates = index?.places[key]?.alternates
      if (current) setFound({ key, ...(alternates ? { alternates } : {}) })
    })
    return () => {
      current = false
    }
  }, [key])
  return found?.key === key ? found.alternates : undefined
}

/** Opens the published site, or the local one while developing. */
export function ViewLinks({ language, siteUrl, locales }: Props) {
  const alternates = useAlternates()
  const words = wordsIn(language)
  return locales.map((locale) => {
    const path = alternates?.[locale]
    return path ? (
      <a key={locale} href={`${siteUrl}${path}`} target="_blank" rel="noopener">
        {words.viewPage(words.language[locale])}
      </a>
    ) : null
  })
}
