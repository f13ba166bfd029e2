/** The place of the open entry on the site. */
import type { PageData } from '../../page/types'
import type { Draft } from '../draft/draft'
import { siteContent } from '../decap/site-index'
import { draftAddresses, withOpen } from './draft-page'

/** The addresses of the entry's page in each language; undefined if the site's data cannot be fetched. */
export async function placeOfDraft(draft: Draft): Promise<PageData['meta']['alternates'] | undefined> {
  const site = await siteContent()
  if (!site) return undefined
  const { name, id, content } = withOpen(draft, site)
  return draftAddresses(name, id, content)
}
