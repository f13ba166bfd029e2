/** Buttons that give one language the sections of the other. */
import { languageName } from '../../i18n/language-name'
import { localeCodes, type LocaleCode } from '../../site/locales'
import { currentDraft, replaceDraft, type Draft } from '../decap/draft'
import type { Language } from '../language'
import { copyStructure } from '../rules/copy-structure'
import { same } from '../../content-model/values'
import { wordsIn } from '../words'
import { confirmWith } from './confirm'
import { showPanel } from './panel-store'

type Props = { language: Language; draft: Draft }

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function copy(from: LocaleCode, to: LocaleCode, language: Language): void {
  const draft = currentDraft()
  const field = draft?.collection.fields['sections']
  if (!draft || field?.kind !== 'sections') return
  const words = wordsIn(language)
  const target = asList(draft.values[to]['sections'])
  const { sections, removed } = copyStructure(field.types, asList(draft.values[from]['sections']), target)
  if (
    removed > 0 &&
    !confirmWith(words('structureRemoves', { count: removed, language: languageName(to, language) }))
  )
    return
  const changed = !same(sections, target)
  if (changed) replaceDraft({ ...draft.values, [to]: { ...draft.values[to], sections } })
  showPanel({ kind: 'notice', text: words(changed ? 'structureDone' : 'structureSame') })
}

/** Nothing for collections without sections. */
export function StructureButtons({ language, draft }: Props) {
  if (!draft.collection.fields['sections']) return null
  const pairs = localeCodes.flatMap((from) =>
    localeCodes.flatMap((to) => (from === to ? [] : [{ from, to }])),
  )
  return pairs.map(({ from, to }) => (
    <button
      key={`${from}${to}`}
      type="button"
      data-structure={`${from}-${to}`}
      onClick={() => copy(from, to, language)}
    >
      {wordsIn(language)('structure', { from: from.toUpperCase(), to: to.toUpperCase() })}
    </button>
  ))
}
