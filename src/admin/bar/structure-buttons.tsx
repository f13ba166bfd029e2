/** Buttons that give one language the sections of the other. */
import { languageName } from '../../i18n/language-name'
import { localeCodes, type LocaleCode } from '../../site/locales'
import { currentDraft, replaceDraft, type Draft } from '../decap/draft'
import type { Language } from '../language'
import { copyStructure } from '../rules/copy-structure'
import { same } from '../../content-model/values'
import { wordsIn } from '../words'
import { confirmed } from '../dialogs/ask'
import { showPanel } from './panel-store'

type Props = { language: Language; draft: Draft }

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** What the open entry would be with the sections of one language in another; undefined where there are none. */
function copied(from: LocaleCode, to: LocaleCode) {
  const draft = currentDraft()
  const field = draft?.collection.fields['sections']
  if (!draft || field?.kind !== 'sections') return undefined
  const target = asList(draft.values[to]['sections'])
  const { sections, removed } = copyStructure(field.types, asList(draft.values[from]['sections']), target)
  const values = { ...draft.values, [to]: { ...draft.values[to], sections } }
  return { values, removed, changed: !same(sections, target) }
}

async function copy(from: LocaleCode, to: LocaleCode, language: Language): Promise<void> {
  const words = wordsIn(language)
  const count = copied(from, to)?.removed ?? 0
  const question = words('structureRemoves', { count, language: languageName(to, language) })
  if (count > 0 && !(await confirmed(question))) return
  const copy = copied(from, to)
  if (!copy) return
  if (copy.changed) replaceDraft(copy.values)
  showPanel({ kind: 'notice', text: words(copy.changed ? 'structureDone' : 'structureSame') })
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
      onClick={() => void copy(from, to, language)}
    >
      {wordsIn(language)('structure', { from: from.toUpperCase(), to: to.toUpperCase() })}
    </button>
  ))
}
