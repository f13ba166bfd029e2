/** Links from the open entry to its pages on the site, one for each language. */
import type { PageData } from '../../page/types'
import { localeCodes } from '../../site/locales'
import { currentDraft } from '../decap/open-draft'
import { siteContent } from '../decap/site-index'
import { useLoaded } from '../decap/use-loaded'
import { shownLanguage } from '../words/language'
import { words } from '../words/words'

/** The addresses of the open entry's pages, or of the page that shows it; none if the site's data cannot be fetched. */
async function alternatesOfOpen(): Promise<PageData['meta']['alternates'] | undefined> {
  // A separate chunk: the login screen does not need it.
  const [site, part] = await Promise.all([siteContent(), import('../preview/draft-page')])
  const draft = currentDraft()
  if (!site || !draft) return undefined
  const { name, id, content } = part.withOpen(draft, site)
  return part.draftAddresses(name, id, content)
}

/** Opens the published site, or the local one in development. */
export function ViewLinks({ siteUrl }: { siteUrl: string }) {
  const draft = currentDraft()
  const alternates = useLoaded(alternatesOfOpen, draft && `${draft.collection.name}/${draft.slug}`)
  return localeCodes.map((locale) => {
    const path = alternates?.[locale]
    return path ? (
      <a key={locale} href={`${siteUrl}${path}`} target="_blank" rel="noopener">
        {words('viewPage', { language: shownLanguage(locale) })}
      </a>
    ) : null
  })
}
