/** Naming, sorting, filtering and grouping of a collection's entries in the editor's lists. */
import { namesOf, type Collection } from '../../content-model'
import type { Label } from '../../content-model/fields'
import { wordsIn } from '../words/words'

/** The summary line of an entry in lists, such as “Mar 12, 2026 · Title”; list-rows.ts adds its state. */
export function summaryOf(collection: Collection, language: keyof Label): string {
  const date = collection.fields['date']
    ? `{{date | date('${wordsIn(language)('lists.dateFormat')}')}} · `
    : ''
  return (
    date +
    namesOf(collection)
      .map((name) => `{{${name}}}`)
      .join(' · ')
  )
}

type Sortable = { field: string; label: string; default_sort?: 'asc' | 'desc' }

/** The fields to sort by; the collection's own order is the default. */
export function sortingOf(collection: Collection, language: keyof Label): { sortable_fields: Sortable[] } {
  const names = [collection.titleField, ...(collection.orderField ? [collection.orderField] : [])]
  const first = collection.orderField ?? collection.titleField
  return {
    sortable_fields: names.flatMap((field) => {
      const descriptor = collection.fields[field]
      if (!descriptor) return []
      const start =
        field === first
          ? { default_sort: descriptor.kind === 'date' ? ('desc' as const) : ('asc' as const) }
          : {}
      return [{ field, label: descriptor.label[language], ...start }]
    }),
  }
}

type Views = {
  view_filters?: { label: string; field: string; pattern: boolean | string }[]
  view_groups?: { label: string; field: string; pattern?: string }[]
}

/** A filter for drafts; groups by year and by every select field of the collection. */
export function viewsOf(collection: Collection, language: keyof Label): Views {
  const groups = Object.entries(collection.fields).flatMap(([field, descriptor]) => {
    if (descriptor.kind === 'date' && descriptor.required)
      return [{ label: wordsIn(language)('lists.year'), field, pattern: '\\d{4}' }]
    return descriptor.kind === 'select' ? [{ label: descriptor.label[language], field }] : []
  })
  const filters = collection.fields['draft']
    ? [{ label: wordsIn(language)('lists.draft'), field: 'draft', pattern: true }]
    : []
  return {
    ...(filters.length ? { view_filters: filters } : {}),
    ...(groups.length ? { view_groups: groups } : {}),
  }
}
