/** The choice to keep a text on the device, and the word that one was kept. */
import { allowAlso } from '../../client/consent/allow'
import { useConsent } from '../../client/consent/use-consent'
import * as buttons from '../../components/button/button.module.css'
import { useTexts } from '../../i18n/texts'
import * as styles from './contact-form.module.css'

/**
 * Where a text that is kept could not outlast the visit, this is said, and can be allowed on the spot: somebody who
 * is offline could not open the settings.
 */
function KeptHere() {
  const t = useTexts()
  const onDevice = useConsent('functional')
  if (onDevice) return <p>{t('form:keptText')}</p>
  return (
    <>
      <p>{t('form:keepTextHere')}</p>
      <button
        type="button"
        className={buttons.button}
        data-kind="outline"
        onClick={() => allowAlso('functional')}
      >
        {t('form:keepTextAllow')}
      </button>
      <p>{t('form:keepTextAllowed')}</p>
    </>
  )
}

type ChoiceProps = { kept: boolean; onChange: (kept: boolean) => void }

/** Never ticked by itself: keeping a text is the visitor's wish. */
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

/** Shown above a text that was kept and has come back. */
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
