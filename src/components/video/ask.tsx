/** Explains what loading a video means, with the button and an option to allow all videos. */
import { useEffect, useRef, type RefObject } from 'react'
import type { VideoPermission } from '../../client/consent/use-video-permission'
import { useIso, useTexts } from '../../i18n/texts'
import type { Video } from '../../page/types'
import { localeOfIso } from '../../site/locales'
import { pathOf } from '../../site/paths'
import { videoProviders } from '../../site/video-providers'
import { Icon } from '../icon/icon'
import { Link } from '../link/link'
import * as buttons from '../button/button.module.css'
import * as styles from './video.module.css'

type Props = {
  source: Extract<Video['source'], { kind: 'provider' }>
  permission: VideoPermission
  button: RefObject<HTMLButtonElement | null>
}

/** Consent to external media covers every provider, so the box names them all. */
const providers = Object.values(videoProviders)
  .map(({ name }) => name)
  .join(', ')

export function Ask({
  source: { provider, company },
  permission: { loaded, load, always, setAlways },
  button,
}: Props) {
  const t = useTexts()
  const box = useRef<HTMLInputElement>(null)
  // React keeps a tick from before hydration in the page, but does not report it.
  useEffect(() => {
    if (box.current?.checked) setAlways(true)
  }, [setAlways])
  const privacy = pathOf('privacy', localeOfIso(useIso()).code)
  return (
    <div className={`${styles.ask} cluster`} inert={loaded}>
      <p>
        {t('common:videoNotice', { provider, company })}{' '}
        <Link href={privacy}>{t('common:videoPrivacy')}</Link>
      </p>
      <label className={styles.always}>
        <input
          type="checkbox"
          ref={box}
          checked={always}
          onChange={(event) => setAlways(event.target.checked)}
        />
        {t('common:videoAlways', { providers })}
      </label>
      <button type="button" ref={button} className={buttons.button} onClick={load} data-replay>
        <Icon name="play" />
        {t('common:loadVideo')}
      </button>
    </div>
  )
}
