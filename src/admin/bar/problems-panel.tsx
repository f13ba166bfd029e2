/** The list of an entry's problems and missing parts: language, field, problem, remedy. */
import { useState } from 'react'
import { languageName } from '../../i18n/language-name'
import { isUnfinished, type Problem } from '../../content-model/problems'
import { defaultLocale, localeCodes } from '../../site/locales'
import { currentDraft } from '../decap/open-draft'
import type { Language } from '../words/language'
import { wordsIn } from '../words/words'
import { byPlace, describeField, placeOf, stepsOf } from '../draft/field-path'
import { showPanel } from '../decap/panel-store'
import { showField } from './show-field'
import { faultOf, useOpenFaults } from './open-faults'

type Props = { problems: Problem[]; saved: boolean; checked: boolean; language: Language }

type ItemProps = { problem: Problem; isDone: boolean; language: Language }

function Item({ problem, isDone, language }: ItemProps) {
  const words = wordsIn(language)
  const draft = currentDraft()
  const { locale = defaultLocale, field } = problem
  const steps = stepsOf(field)
  const place = draft ? describeField(draft.collection, draft.values[locale], steps, language) : ''
  const content = (
    <>
      <strong>
        {languageName(locale, language)} · {place || problem.label[language]}
      </strong>
      {!isUnfinished(problem) && <em> ({words('warning')})</em>}: {problem.found[language]};{' '}
      {problem.remedy[language]}.
    </>
  )
  return (
    <li data-severity={problem.severity} data-rule={problem.rule} data-locale={locale}>
      {isDone ? (
        <>
          <del>{content}</del> {words('done')}
        </>
      ) : (
        <>
          {content}{' '}
          <button type="button" onClick={() => void showField(steps, locale)}>
            {words('showField')}
          </button>
        </>
      )}
    </li>
  )
}

/** Says what has become of the text; undefined if only advice is listed. */
function leadOf({ problems, saved, checked, language }: Props): string | undefined {
  const words = wordsIn(language)
  if (!problems.some(isUnfinished)) return undefined
  if (checked) return words('checkLead')
  const isRefused = !saved && problems.some(({ severity }) => severity === 'error')
  return words(isRefused ? 'problemsLead' : 'unfinishedLead')
}

function headingOf(problems: readonly Problem[], saved: boolean, language: Language): string {
  const words = wordsIn(language)
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const count = problems.filter(isUnfinished).length
  if (count === 0) return words('advice', { count: problems.length })
  if (saved) return words('savedUnfinished', { count })
  return errors > 0 ? words('problems', { count: errors }) : words('unfinished', { count })
}

/** Blocking problems first; then by language, and as the form has the fields. */
function inOrder(problems: readonly Problem[]): Problem[] {
  const draft = currentDraft()
  const placed = problems.map((problem) => {
    const { locale = defaultLocale, field } = problem
    const fields = draft?.collection.fields ?? {}
    const place = [
      Number(!isUnfinished(problem)),
      localeCodes.indexOf(locale),
      ...placeOf(fields, draft?.values[locale], stepsOf(field)),
    ]
    return { problem, place }
  })
  return placed.sort((a, b) => byPlace(a.place, b.place)).map(({ problem }) => problem)
}

/** Blocking problems first, then advice, with all languages together. Items are crossed off once they are fixed. */
export function ProblemsPanel({ problems, saved, checked, language }: Props) {
  const words = wordsIn(language)
  const open = useOpenFaults(problems)
  const [isFolded, setFolded] = useState(false)
  const sorted = inOrder(problems)
  const heading = headingOf(problems, saved, language)
  const lead = leadOf({ problems, saved, checked, language })
  const left = problems.filter((problem) => open.has(faultOf(problem))).length
  return (
    <section className="mw-panel" aria-label={heading}>
      <details open onToggle={({ currentTarget }) => setFolded(!currentTarget.open)}>
        <summary>
          {/* On a phone, a whole sentence takes several lines. */}
          <h2>{isFolded ? words('left', { count: left }) : heading}</h2>
        </summary>
        {lead && <p>{lead}</p>}
        <ol>
          {sorted.map((problem) => (
            <Item
              key={`${problem.locale}${problem.field}${problem.rule}${problem.found.en}`}
              problem={problem}
              isDone={!open.has(faultOf(problem))}
              language={language}
            />
          ))}
        </ol>
      </details>
      <button type="button" onClick={() => showPanel(undefined)}>
        {words('close')}
      </button>
    </section>
  )
}
