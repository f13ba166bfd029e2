/** The list of what keeps an entry from being saved: language, field, what was found, what to do. */
import { languageName } from '../../i18n/language-name'
import type { Problem } from '../../content-model/problems'
import { currentDraft } from '../decap/draft'
import type { Language } from '../language'
import { wordsIn } from '../words'
import { describeField, stepsOf } from './field-path'
import { showPanel } from './panel-store'
import { showField } from './show-field'

type Props = { problems: Problem[]; language: Language }

function Item({ problem, language }: { problem: Problem; language: Language }) {
  const words = wordsIn(language)
  const draft = currentDraft()
  const { locale = 'en', field } = problem
  const steps = stepsOf(field)
  const place = draft ? describeField(draft.collection, draft.values[locale], steps, language) : ''
  return (
    <li data-severity={problem.severity} data-rule={problem.rule} data-locale={locale}>
      <strong>
        {languageName(locale, language)} · {place || problem.label[language]}
      </strong>
      {problem.severity === 'warning' && <em> ({words('warning')})</em>}: {problem.found[language]};{' '}
      {problem.remedy[language]}.{' '}
      <button type="button" onClick={() => void showField(steps, locale)}>
        {words('showField')}
      </button>
    </li>
  )
}

/** Errors first, then advice; both languages of the entry together. */
export function ProblemsPanel({ problems, language }: Props) {
  const words = wordsIn(language)
  const sorted = [...problems].sort((a, b) => a.severity.localeCompare(b.severity))
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const heading =
    errors > 0 ? words('problems', { count: errors }) : words('advice', { count: problems.length })
  return (
    <section className="mw-panel" aria-label={heading}>
      <header>
        <h2>{heading}</h2>
        <button type="button" onClick={() => showPanel(undefined)}>
          {words('close')}
        </button>
      </header>
      {errors > 0 && <p>{words('problemsLead')}</p>}
      <ol>
        {sorted.map((problem) => (
          <Item
            key={`${problem.locale}${problem.field}${problem.rule}${problem.found.en}`}
            problem={problem}
            language={language}
          />
        ))}
      </ol>
    </section>
  )
}
