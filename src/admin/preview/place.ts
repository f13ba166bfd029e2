/** Where an open entry is seen on the site. */
import type { CollectionName } from '../../content-model'
import { withDraft } from '../../entries/site-content'
import type { PageData } from '../../page/types'
import type { Draft } from '../decap/draft'
import { fileNameOf } from '../rules/file-name'
import { siteContent } from '../site-index'
import { draftAddresses } from './draft-page'

/** The addresses of the entry's page in each language; undefined if the site cannot be asked. */
export async function placeOfDraft(draft: Draft): Promise<PageData['meta']['alternates'] | undefined> {
  const content = await siteContent()
  if (!content) return undefined
  const name = draft.collection.name as CollectionName
  const id = fileNameOf(draft, (taken) => content.entries[name]?.some((entry) => entry.id === taken) === true)
  return draftAddresses(name, id, withDraft(content, name, { id, values: draft.values }))
}
