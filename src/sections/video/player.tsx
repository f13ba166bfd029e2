/** The second click: what loading means, and the button that does it; then the player itself. */
import { useEffect, useRef } from 'react'
import { Icon } from '../../components/icon/icon'
import { useTexts } from '../../i18n/texts'
import { useVideoPermission } from './use-video-permission'
import * as styles from './video.module.css'

type Props = { youtube: string; title: string }

/** After a press the focus moves to the player, where it would otherwise be lost with the button. */
export function Player({ youtube, title }: Props) {
  const t = useTexts()
  const frame = useRef<HTMLIFrameElement>(null)
  const { loaded, pressed, load, always, setAlways } = useVideoPermission()
  useEffect(() => {
    if (loaded && pressed) frame.current?.focus()
  }, [loaded, pressed])
  if (loaded) {
    return (
      <iframe
        ref={frame}
        className={styles.player}
        src={`https://www.youtube-nocookie.com/embed/${youtube}`}
        title={title}
        allow="encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
      />
    )
  }
  return (
    <div className={`${styles.notice} scripted`} data-tone="dark">
      <p>{t('common:videoNotice')}</p>
      <label className={styles.always}>
        <input type="checkbox" checked={always} onChange={(event) => setAlways(event.target.checked)} />
        {t('common:videoAlways')}
      </label>
      <button type="button" className={styles.load} onClick={load} data-replay>
        <Icon name="play" />
        {t('common:loadVideo')}
      </button>
    </div>
  )
}
