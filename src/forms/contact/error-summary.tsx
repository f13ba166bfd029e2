/** Error summary above the form, with a link to each invalid field (GOV.UK's pattern). */
import { useEffect, useRef, type MouseEvent } from 'react'
import { useTexts } from '../../i18n/texts'
import * as styles from './contact-form.module.css'
import { fieldNames, type FieldName } from './fields'
import { fieldId, focusField } from './form-dom'
import { useProblemWords } from './problem-text'
import type { FieldProblems } from './schema'

type Props = { problems: FieldProblems; attempt: number }

/** Following the fragment alone would not focus the field. */
function goTo(event: MouseEvent, name: FieldName): void {
  event.preventDefault()
  focusField(name)
}

/** Receives focus after each failed attempt. Texts: R67, R80. */
export function ErrorSummary({ problems, attempt }: Props) {
  const t = useTexts()
  const words = useProblemWords()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView()
  }, [attempt])
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.summary} aria-labelledby="contact-summary">
      <h3 id="contact-summary">{t('form:summaryTitle')}</h3>
      <div className="prose">
        <ul>
          {fieldNames.map((name) => {
            const problem = problems[name]
            if (!problem) return null
            return (
              <li key={name}>
                <a href={`#${fieldId(name)}`} onClick={(event) => goTo(event, name)}>
                  {words(name, problem)}
                </a>
              </li>
            )
          })}
        </ul>
      </div>
      <p className="small">
        {t('form:mandatory')} {t('form:failed')}
      </p>
    </div>
  )
}
