/** The choice to keep a text on the device, and the word that one was kept. */
import * as buttons from '../../components/button/button.module.css'
import { useTexts } from '../../i18n/texts'
import * as styles from './contact-form.module.css'

type ChoiceProps = { kept: boolean; onChange: (kept: boolean) => void }

/** Never ticked by itself: keeping a text is the visitor's wish. */
export function DraftChoice({ kept, onChange }: ChoiceProps) {
  const t = useTexts()
  return (
    <div className={styles.tick}>
      <input
        type="checkbox"
        id="contact-keep"
        className={styles.box}
        checked={kept}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label htmlFor="contact-keep">{t('form:keepText')}</label>
    </div>
  )
}

type NoticeProps = { onDiscard: () => void }

/** Stands above a text that came back from the device. */
export function DraftNotice({ onDiscard }: NoticeProps) {
  const t = useTexts()
  return (
    <div className={styles.summary} role="status">
      <p>
        {t('form:restoredText')} {t('form:keptText')}
      </p>
      <button type="button" className={buttons.button} data-kind="outline" onClick={onDiscard}>
        {t('form:discard')}
      </button>
    </div>
  )
}
