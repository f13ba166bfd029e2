/** A field's error message, next to it. */
import { useIso, useTexts } from '../../i18n/texts'
import * as styles from './contact-form.module.css'
import type { FieldName } from './fields'
import { fieldId } from './form-dom'
import { problemKey, problemValues } from './problem-key'
import type { FieldProblem } from './schema'

type Props = { name: FieldName; problem: FieldProblem }

/** Returns the function that words a problem, for the summary and the field alike. */
export function useProblemWords(): (name: FieldName, problem: FieldProblem) => string {
  const t = useTexts()
  const iso = useIso()
  return (name, problem) => t(`form:${problemKey(name, problem)}`, problemValues(name, iso))
}

/** Referenced by the field's `aria-describedby`. */
export function ProblemText({ name, problem }: Props) {
  const words = useProblemWords()
  return (
    <p id={`${fieldId(name)}-problem`} className={styles.problem}>
      {words(name, problem)}
    </p>
  )
}
