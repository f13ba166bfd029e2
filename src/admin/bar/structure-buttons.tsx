/** Buttons that copy the sections of one language to another, for entries that have diverged outside the editor. */
import { useSyncExternalStore } from 'react'
import { asList, isBlank } from '../../lib/values'
import { localeCodes, type LocaleCode } from '../../site/locales'
import { idOfSection, withSectionIds } from '../../content-model/section-ids'
import { same } from '../../content-model/values'
import type { Draft } from '../draft/draft'
import { currentDraft, replaceDraft } from '../decap/open-draft'
import { decapState, onDecapState } from '../decap/internals'
import { copyStructure } from '../rules/copy-structure'
import { shownLanguage } from '../words/language'
import { words } from '../words/words'
import { confirmed } from '../dialogs/ask'
import { showPanel } from '../decap/panel-store'

const sectionsIn = ({ values }: Draft, locale: LocaleCode) => asList(values[locale]['sections'])

/** Whether two languages of an entry have different sections or the same ones in a different order. */
function differ(draft: Draft | undefined): boolean {
  if (draft?.collection.fields['sections']?.kind !== 'sections') return false
  if (!isBlank(Object.values(draft.values)[0]?.['onlyIn'])) return false
  const lists = localeCodes.map((locale) => [locale, sectionsIn(draft, locale)] as const)
  const [first = [], ...others] = Object.values(withSectionIds(Object.fromEntries(lists))).map((sections) =>
    sections.map(idOfSection),
  )
  return others.some((ids) => !same(ids, first))
}

let looked: { entry: unknown; found: boolean } | undefined

/** The same for the open entry, memoized until it changes. */
function openDiffers(): boolean {
  const entry = decapState().entryDraft.get('entry')
  if (!looked || looked.entry !== entry) looked = { entry, found: differ(currentDraft()) }
  return looked.found
}

/** The open entry with the sections of one language copied to another; undefined without sections. */
function copied(from: LocaleCode, to: LocaleCode) {
  const draft = currentDraft()
  const field = draft?.collection.fields['sections']
  if (!draft || field?.kind !== 'sections') return undefined
  const { source, sections, removed } = copyStructure(
    field.types,
    sectionsIn(draft, from),
    sectionsIn(draft, to),
  )
  const values = {
    ...draft.values,
    [from]: { ...draft.values[from], sections: source },
    [to]: { ...draft.values[to], sections },
  }
  return { values, removed }
}

async function copy(from: LocaleCode, to: LocaleCode): Promise<void> {
  const count = copied(from, to)?.removed ?? 0
  const question = words('structureRemoves', { count, language: shownLanguage(to) })
  if (count > 0 && !(await confirmed(question))) return
  const copy = copied(from, to)
  if (!copy) return
  // Keeps the focus in the bar: the clicked button disappears once the structures match.
  document.querySelector<HTMLElement>('.mw-bar button')?.focus()
  replaceDraft(copy.values)
  showPanel({ kind: 'notice', text: words('structureDone') })
}

/** Renders nothing while all languages have the same sections, which the forms normally ensure. */
export function StructureButtons() {
  if (!useSyncExternalStore(onDecapState, openDiffers)) return null
  const pairs = localeCodes.flatMap((from) =>
    localeCodes.flatMap((to) => (from === to ? [] : [{ from, to }])),
  )
  return pairs.map(({ from, to }) => (
    <button
      key={`${from}${to}`}
      type="button"
      data-structure={`${from}-${to}`}
      onClick={() => void copy(from, to)}
    >
      {words('structure', { from: from.toUpperCase(), to: to.toUpperCase() })}
    </button>
  ))
}
