/** A field's error message, next to it. */
import { useTexts, type Translate } from '../../i18n/texts'
import * as styles from './contact-form.module.css'
import { textField, type FieldName } from './fields'
import { fieldId } from './form-dom'
import { problemKey } from './problem-key'
import type { FieldProblem } from './schema'

type Props = { name: FieldName; problem: FieldProblem }

/** The same text for the summary and the field. */
export function problemWords(t: Translate, name: FieldName, problem: FieldProblem): string {
  return t(`form:${problemKey(name, problem)}`, name === 'consent' ? {} : { max: textField(name).max })
}

/** Referenced by the field's `aria-describedby`. */
export function ProblemText({ name, problem }: Props) {
  const t = useTexts()
  return (
    <p id={`${fieldId(name)}-problem`} className={styles.problem}>
      {problemWords(t, name, problem)}
    </p>
  )
}
