/** A text field with its label and error message. */
import { useTexts } from '../../i18n/texts'
import * as styles from './contact-form.module.css'
import { inputTypes, textField, type TextFieldName } from './fields'
import { fieldId } from './form-dom'
import { ProblemText } from './problem-text'
import type { FieldProblem } from './schema'

type Props = { name: TextFieldName; problem: FieldProblem | undefined }

/** Uncontrolled; required fields are marked in their label and by attribute for screen readers. */
export function Field({ name, problem }: Props) {
  const t = useTexts()
  const { kind, autoComplete, required } = textField(name)
  const id = fieldId(name)
  const shared = {
    id,
    name,
    // Written from right to left, a sentence has its full stop on the left.
    dir: 'auto',
    autoComplete,
    required,
    className: styles.control,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  }
  return (
    <div className={styles.field} data-wide={kind === 'lines' || name === 'company' ? '' : undefined}>
      <label htmlFor={id}>
        <b>
          {t(`form:${name}`)}
          {required && '*'}
        </b>
      </label>
      {kind === 'lines' ? <textarea {...shared} rows={7} /> : <input {...shared} type={inputTypes[kind]} />}
      {problem && <ProblemText name={name} problem={problem} />}
    </div>
  )
}
