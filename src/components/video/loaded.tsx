/** Shown below a loaded player: why it is there, and how to remove it. */
import { useTexts } from '../../i18n/texts'
import * as buttons from '../button/button.module.css'
import * as styles from './video.module.css'

type Props = {
  provider: string
  /** Loaded just once by a press, not by consent to all videos. */
  once: boolean
  onRemove: () => void
}

export function Loaded({ provider, once, onRemove }: Props) {
  const t = useTexts()
  return (
    <div className={`${styles.loaded} cluster`}>
      <p>{t(once ? 'common:videoOnce' : 'common:videoAllowed', { provider })}</p>
      {once ? (
        <button type="button" className={buttons.button} data-kind="outline" onClick={onRemove}>
          {t('common:videoRemove')}
        </button>
      ) : (
        <button type="button" className={buttons.button} data-kind="outline" data-consent-settings>
          {t('common:cookieSettings')}
        </button>
      )}
    </div>
  )
}
