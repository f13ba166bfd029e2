/** The list of an entry's problems and missing parts: language, field, problem, remedy. */
import { useState } from 'react'
import { isUnfinished, type Problem } from '../../content-model/problems'
import { defaultLocale, localeCodes } from '../../site/locales'
import { hasReview } from '../decap/internals'
import { currentDraft } from '../decap/open-draft'
import { shown, shownLanguage } from '../words/language'
import { words } from '../words/words'
import { byPlace, describeField, placeOf, stepsOf } from '../draft/field-path'
import { CloseButton } from '../dialogs/close-button'
import { showPanel, type Problems } from '../decap/panel-store'
import { showField } from './show-field'
import { faultOf, useOpenFaults } from './open-faults'

type Props = Omit<Problems, 'kind'>

type ItemProps = { problem: Problem; isDone: boolean }

function Item({ problem, isDone }: ItemProps) {
  const draft = currentDraft()
  const { locale = defaultLocale, field } = problem
  const steps = stepsOf(field)
  const place = draft ? describeField(draft.collection, draft.values[locale], steps) : ''
  const content = (
    <>
      <strong>
        {shownLanguage(locale)} · {place || shown(problem.label)}
      </strong>
      {!isUnfinished(problem) && <em> ({words('warning')})</em>}: {shown(problem.found)};{' '}
      {shown(problem.remedy)}.
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

/** Whether the entry could be saved unfinished, marked as a draft: one on the site would disappear from it. */
function canWait(): boolean {
  const draft = currentDraft()
  const isOffered = draft && 'draft' in draft.collection.fields && !draft.values[defaultLocale]['draft']
  return Boolean(isOffered && draft.isNew && !hasReview())
}

/** Says what has become of the text; undefined if only advice is listed. */
function leadOf({ problems, saved, checked }: Props): string | undefined {
  const count = problems.filter(isUnfinished).length
  if (count === 0) return undefined
  if (checked) return words('checkLead', { count })
  const isRefused = !saved && problems.some(({ severity }) => severity === 'error')
  if (!isRefused) return words('unfinishedLead')
  return words(canWait() ? 'problemsLeadDraft' : 'problemsLead', { count })
}

function headingOf({ problems, saved }: Props): string {
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
export function ProblemsPanel(props: Props) {
  const { problems } = props
  const open = useOpenFaults(problems)
  const [isFolded, setFolded] = useState(false)
  const sorted = inOrder(problems)
  const heading = headingOf(props)
  const lead = leadOf(props)
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
            />
          ))}
        </ol>
      </details>
      <CloseButton close={() => showPanel(undefined)} />
    </section>
  )
}
