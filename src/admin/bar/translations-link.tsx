/** Links to the translations page, including the drafts that are in review. */
import type { MouseEvent } from 'react'
import { decapState, hasReview, loadDrafts } from '../decap/internals'
import { watched } from '../decap/watched'
import { valuesOf } from '../draft/draft'
import { keepDrafts } from '../draft/kept-drafts'
import { words } from '../words/words'

const page = '/admin/translations/'

/** Without the drafts, the page states that it lists published entries only. */
async function goWithDrafts(): Promise<void> {
  const drafts = await watched(loadDrafts, 'loading').catch(() => undefined)
  keepDrafts(
    drafts?.map((draft) => ({ collection: draft.collection, id: draft.slug, values: valuesOf(draft) })),
  )
  location.assign(page)
}

export function TranslationsLink() {
  const go = (event: MouseEvent) => {
    const { auth } = decapState()
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (!hasReview() || !auth?.user || !isPlain) return
    event.preventDefault()
    void goWithDrafts()
  }
  return (
    <a href={page} onClick={go}>
      {words('translations')}
    </a>
  )
}
