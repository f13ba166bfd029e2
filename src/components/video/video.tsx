/** A video with a direct link to its provider and its transcript. */
import { useRef } from 'react'
import { useKeptOpen } from '../disclosure/use-kept-open'
import { Icon } from '../icon/icon'
import { Link } from '../link/link'
import { useTexts } from '../../i18n/texts'
import type { Video as VideoData } from '../../page/types'
import { OwnVideo } from './own-video'
import { ProviderVideo } from './provider-video'
import * as styles from './video.module.css'

type Props = {
  video: VideoData
  /** Shows its title below; for a video inside a text, where it has no heading. */
  titled?: boolean
  /** The displayed width, as a value of the `sizes` attribute. */
  sizes: string
}

/** The only way to show a video, in sections and in texts. */
export function Video({ video, titled = false, sizes }: Props) {
  const t = useTexts()
  const { title, source, transcript } = video
  const details = useRef<HTMLDetailsElement>(null)
  useKeptOpen(details, title)
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
          <details ref={details} className={styles.transcript}>
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
