/** Confirms receipt of a message, with its reference. */
import { useCallback, useEffect, useRef } from 'react'
import * as buttons from '../../components/button/button.module.css'
import { useTexts } from '../../i18n/texts'
import * as styles from './contact-form.module.css'
import { usePageTitle } from './form-view'

type Props = { reference: string; onAnother: () => void }

/** Receives focus, because the focused form has been removed. */
export function SentPanel({ reference, onAnother }: Props) {
  const t = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  usePageTitle(useCallback((title: string) => t('form:titleSent', { title }), [t]))
  return (
    <div className={styles.sent} role="status">
      <h3 ref={heading} tabIndex={-1}>
        {t('form:sentHeading')}
      </h3>
      <p className="lead">{t('form:sentReference', { reference })}</p>
      <p>{t('form:sentNext')}</p>
      <button type="button" className={buttons.button} data-kind="outline" onClick={onAnother}>
        {t('form:sendAnother')}
      </button>
    </div>
  )
}
