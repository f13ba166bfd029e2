/** The state of entries with their drafts in review, which the public file does not know. */
import type { KeptDraft } from '../../admin/draft/kept-drafts'
import { collectionNamed } from '../../content-model'
import { isBlank } from '../../lib/values'
import { isLocaleCode, localeCodes } from '../../site/locales'
import { lackOf } from '../presence'
import type { EntryState } from '../types'

/** `before` is the published entry, whose age is known; that of a draft is not. */
function draftState(
  { collection: name, id, values }: KeptDraft,
  before?: EntryState,
): EntryState | undefined {
  const collection = collectionNamed(name)
  if (!collection) return undefined
  const all = localeCodes.map((locale) => values[locale])
  const onlyIn = all.map((own) => own['onlyIn']).find(isLocaleCode)
  return {
    collection: name,
    id,
    title: String(all.map((own) => own[collection.titleField]).find((title) => !isBlank(title)) ?? id),
    draft: before?.draft ?? false,
    inReview: true,
    languages: (onlyIn ? [onlyIn] : localeCodes).map((locale) => {
      const others = all.filter((own) => own !== values[locale])
      const known = before?.languages.find((language) => language.locale === locale)
      const isOlder = known?.state === 'older'
      const lack = lackOf(collection, values[locale], others)
      return { locale, ...(lack ?? { state: isOlder ? 'older' : 'complete', empty: [] }) }
    }),
    editor: `/admin/#/collections/${name}/entries/${id}`,
  }
}

/** Entries with drafts in place of their published versions; new ones come first. */
export function withDrafts(entries: readonly EntryState[], drafts: readonly KeptDraft[]): EntryState[] {
  const keyOf = ({ collection, id }: { collection: string; id: string }) => `${collection}/${id}`
  const published = new Map(entries.map((entry) => [keyOf(entry), entry]))
  const states = new Map(
    drafts.flatMap((draft) => {
      const state = draftState(draft, published.get(keyOf(draft)))
      return state ? [[keyOf(draft), state] as const] : []
    }),
  )
  const added = [...states].flatMap(([key, state]) => (published.has(key) ? [] : [state]))
  return [...added, ...entries.map((entry) => states.get(keyOf(entry)) ?? entry)]
}
