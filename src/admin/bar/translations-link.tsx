/** Links to the translations page, including the drafts that are in review. */
import type { MouseEvent } from 'react'
import { decapState, loadDrafts } from '../decap/internals'
import { watched } from '../decap/watched'
import { valuesOf } from '../draft/draft'
import { keepDrafts } from '../draft/kept-drafts'
import type { Language } from '../words/language'
import { wordsIn } from '../words/words'

const page = '/admin/translations/'

/** Without the drafts, the page states that it lists published entries only. */
async function goWithDrafts(language: Language): Promise<void> {
  const drafts = await watched(language, loadDrafts, 'loading').catch(() => undefined)
  keepDrafts(
    drafts?.map((draft) => ({ collection: draft.collection, id: draft.slug, values: valuesOf(draft) })),
  )
  location.assign(page)
}

export function TranslationsLink({ language }: { language: Language }) {
  const go = (event: MouseEvent) => {
    const { config, auth } = decapState()
    const { publish_mode: mode } = config as { publish_mode?: string }
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (mode !== 'editorial_workflow' || !auth?.user || !isPlain) return
    event.preventDefault()
    void goWithDrafts(language)
  }
  return (
    <a href={page} onClick={go}>
      {wordsIn(language)('translations')}
    </a>
  )
}
