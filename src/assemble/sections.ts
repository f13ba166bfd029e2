/** The sections of a page: their own fields, and derived data of some types. */
import { sectionTypes, type SectionName } from '../content-model/sections'
import type { SectionType } from '../content-model/fields'
import { asList, isGroup } from '../lib/values'
import type { RichText, SectionData, SectionExtras } from '../page/types'
import type { Around } from './around'
import { showFields } from './show'

/** The page's context of a section; `archive` is set on news lists. */
export type SectionContext = {
  /** The page's name: the default seed of patterns. */
  readonly seed: string
  readonly body: RichText
  readonly latest: readonly string[]
  readonly archive?: SectionExtras['newsArchive']
}

const isSectionName = (type: string): type is SectionName => Object.hasOwn(sectionTypes, type)

/** A section's derived data; undefined if it cannot be shown on this page. */
function extrasOf(
  type: SectionName,
  written: Readonly<Record<string, unknown>>,
  { seed, body, latest, archive }: SectionContext,
  { content, card }: Around,
): object | undefined {
  switch (type) {
    case 'hero':
    case 'contactCall':
      return written['seed'] ? {} : { seed }
    case 'features':
    case 'steps':
      return { seed }
    case 'news': {
      const shown = latest.slice(0, Number(written['count'] ?? latest.length))
      return { items: shown.flatMap((slug) => card('news', slug) ?? []), count: undefined }
    }
    case 'newsArchive':
      return archive
    case 'jobs':
      return { items: content.all('jobs').flatMap(({ slug }) => card('jobs', slug) ?? []) }
    case 'contents':
      return { text: body }
    default:
      return {}
  }
}

/** Whether a list section is empty; positions and the archive have their own empty state. */
const isEmptyList = (type: SectionName, shown: object): boolean => {
  const { lists } = sectionTypes[type] as SectionType
  if (!lists || type === 'jobs' || type === 'newsArchive') return false
  return 'items' in shown && Array.isArray(shown.items) && shown.items.length === 0
}

/** Returns the sections in order; drops those whose required image, target, entry or whole list is missing. */
export function sectionsOf(written: unknown, context: SectionContext, around: Around): SectionData[] {
  return asList(written).flatMap((section: unknown) => {
    const type = isGroup(section) ? String(section['type']) : ''
    if (!isGroup(section) || !isSectionName(type)) return []
    const shown = showFields(sectionTypes[type].fields, section, around)
    const extras = shown && extrasOf(type, section, context, around)
    if (!extras || isEmptyList(type, { ...shown, ...extras })) return []
    return [{ ...shown, type, ...extras } as SectionData]
  })
}
