/** The sections of a page: what is written in them, and what some kinds show besides. */
import { sectionTypes, type SectionName } from '../content-model/sections'
import type { SectionType } from '../content-model/fields'
import { isGroup } from '../lib/values'
import type { RichText, SectionData, SectionExtras } from '../page/types'
import type { Around } from './around'
import { showFields } from './show'

/** What the page around a section knows; `archive` is there on lists of news. */
export type SectionContext = {
  /** The page's own name: the seed of patterns without a word of their own. */
  readonly seed: string
  readonly body: RichText
  readonly latest: readonly string[]
  readonly archive?: SectionExtras['newsArchive']
}

const isSectionName = (type: string): type is SectionName => Object.hasOwn(sectionTypes, type)

/** What a kind of section shows that is not written in it; undefined where it cannot be shown on this page. */
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

/** Whether a section lists entries though there are none; positions and the archive then say so themselves. */
const isEmptyList = (type: SectionName, shown: object): boolean => {
  const { lists } = sectionTypes[type] as SectionType
  if (!lists || type === 'jobs' || type === 'newsArchive') return false
  return 'items' in shown && Array.isArray(shown.items) && shown.items.length === 0
}

/** Shows the sections in their order; one whose picture, target, entry or whole list is gone is left out. */
export function sectionsOf(written: unknown, context: SectionContext, around: Around): SectionData[] {
  return (Array.isArray(written) ? written : []).flatMap((section: unknown) => {
    const type = isGroup(section) ? String(section['type']) : ''
    if (!isGroup(section) || !isSectionName(type)) return []
    const shown = showFields(sectionTypes[type].fields, section, around)
    const extras = shown && extrasOf(type, section, context, around)
    if (!extras || isEmptyList(type, { ...shown, ...extras })) return []
    return [{ ...shown, type, ...extras } as SectionData]
  })
}
