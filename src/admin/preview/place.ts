/** Where an open entry is seen on the site. */
import type { CollectionName } from '../../content-model'
import { fromEntry } from '../../page-data/from-entry/from-entry'
import { withDraft } from '../../page-data/from-entry/site-content'
import type { PageData } from '../../page-data/types'
import { defaultLocale } from '../../site/locales'
import type { Draft } from '../decap/draft'
import { fileNameOf } from '../rules/file-name'
import { interfaceTexts } from '../interface-texts'
import { siteContent } from '../site-index'

/** The addresses of the entry's page in each language; undefined if the site cannot be asked. */
export async function placeOfDraft(draft: Draft): Promise<PageData['meta']['alternates'] | undefined> {
  const content = await siteContent()
  if (!content) return undefined
  const name = draft.collection.name as CollectionName
  const id = fileNameOf(draft, (taken) => content.entries[name]?.some((entry) => entry.id === taken) === true)
  const complete = withDraft(content, name, { id, values: draft.values })
  return fromEntry(name, id, {
    content: complete,
    locale: defaultLocale,
    pictureOf: () => undefined,
    texts: interfaceTexts(defaultLocale),
  }).meta.alternates
}
