/** The choice to keep a draft on the device, and the notice that one was restored. */
import { useRef } from 'react'
import { allowAlso } from '../../client/consent/allow'
import { useConsent } from '../../client/consent/use-consent'
import * as buttons from '../../components/button/button.module.css'
import { useTexts } from '../../i18n/texts'
import * as styles from './contact-form.module.css'

/**
 * If a draft could not outlast the visit, says so and offers to allow it on the spot: a visitor who is offline could
 * not open the settings.
 */
function KeptHere() {
  const t = useTexts()
  const onDevice = useConsent('functional')
  const text = useRef<HTMLParagraphElement>(null)
  const allow = (): void => {
    // The pressed button disappears.
    text.current?.focus()
    allowAlso('functional')
  }
  return (
    <>
      <p ref={text} tabIndex={-1}>
        {t(onDevice ? 'form:keptText' : 'form:keepTextHere')}
      </p>
      {!onDevice && (
        <>
          <button type="button" className={buttons.button} data-kind="outline" onClick={allow}>
            {t('form:keepTextAllow')}
          </button>
          <p>{t('form:keepTextAllowed')}</p>
        </>
      )}
    </>
  )
}

type ChoiceProps = { kept: boolean; onChange: (kept: boolean) => void }

/** Unchecked by default: keeping a draft is opt-in. */
export function DraftChoice({ kept, onChange }: ChoiceProps) {
  const t = useTexts()
  return (
    <>
      <div className={styles.tick}>
        <input
          type="checkbox"
          id="contact-keep"
          checked={kept}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <label htmlFor="contact-keep">{t('form:keepText')}</label>
      </div>
      {kept && <KeptHere />}
    </>
  )
}

type NoticeProps = { onDiscard: () => void }

/** Shown above a restored draft. */
export function DraftNotice({ onDiscard }: NoticeProps) {
  const t = useTexts()
  return (
    <div className={styles.summary} role="status">
      <p>{t('form:restoredText')}</p>
      <KeptHere />
      <button type="button" className={buttons.button} data-kind="outline" onClick={onDiscard}>
        {t('form:discard')}
      </button>
    </div>
  )
}
