/** A video with what belongs to it: the way to it without a player, and its text. */
import { Icon } from '../icon/icon'
import { Link } from '../link/link'
import { useTexts } from '../../i18n/texts'
import type { Video as VideoData } from '../../page/types'
import { OwnVideo } from './own-video'
import { ProviderVideo } from './provider-video'
import * as styles from './video.module.css'

type Props = {
  video: VideoData
  /** Shows its title below; for a video inside a text, which has no heading of its own. */
  titled?: boolean
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string
}

/** The one way a video is shown, in sections and in texts. */
export function Video({ video, titled = false, sizes }: Props) {
  const t = useTexts()
  const { title, source, transcript } = video
  return (
    <figure className={styles.video}>
      {source.kind === 'file' ? (
        <OwnVideo video={video} source={source} sizes={sizes} />
      ) : (
        <ProviderVideo video={video} source={source} sizes={sizes} />
      )}
      <figcaption className={styles.below}>
        {titled && <span>{title}</span>}
        {source.kind === 'provider' && (
          <Link href={source.watch} className="go">
            {t('common:videoDirect', { provider: source.provider })}
            <Icon name="external" />
          </Link>
        )}
        {transcript.length > 0 && (
          <details className={styles.transcript}>
            <summary className="go">
              {t('common:videoTranscript')}
              <Icon name="plus" />
            </summary>
            {transcript.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </details>
        )}
      </figcaption>
    </figure>
  )
}
