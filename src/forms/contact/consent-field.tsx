/** The privacy consent: unchecked by default, with a link to the privacy page. */
import { Link } from '../../components/link/link'
import { useIso, useTexts } from '../../i18n/texts'
import { pathOf } from '../../site/paths'
import * as styles from './contact-form.module.css'
import { fieldId } from './form-dom'
import { localeOfIso } from '../../site/locales'
import { ProblemText } from './problem-text'
import type { FieldProblem } from './schema'

type Props = { problem: FieldProblem | undefined }

/** Wording: R65. */
export function ConsentField({ problem }: Props) {
  const t = useTexts()
  const locale = localeOfIso(useIso()).code
  const id = fieldId('consent')
  return (
    <div className={styles.field} data-wide="">
      <div className={styles.tick}>
        <input
          type="checkbox"
          id={id}
          name="consent"
          // Not “required”: Chrome reports a box that must be ticked to screen readers as an invalid entry from the start.
          aria-required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        <label htmlFor={id}>{t('form:consent')}</label>
      </div>
      {problem && <ProblemText name="consent" problem={problem} />}
      <p className="small muted">
        {t('form:privacyNote')}{' '}
        <Link href={pathOf('privacy', locale)} className="lined">
          {t('form:privacyLink')}
        </Link>
      </p>
    </div>
  )
}
