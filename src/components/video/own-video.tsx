/** A self-hosted video: the native player, which needs no consent. */
import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { Cover } from '../cover/cover'
import { Icon } from '../icon/icon'
import { useTexts } from '../../i18n/texts'
import type { Video } from '../../page/types'
import * as styles from './video.module.css'

type Props = { video: Video; source: Extract<Video['source'], { kind: 'file' }>; sizes: string }

/** Chrome darkens a player without a poster until its film has loaded; this poster is empty. */
const emptyPoster = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"

type Track = Props['source']['tracks'][number]

const attributesOf = (track: Track | undefined) => ({
  src: track?.src,
  srcLang: track?.language,
  label: track?.label,
})

/**
 * The still picture lies below the player, which is transparent until it has a frame to show. So the picture has all
 * formats and loads lazily, which the `poster` attribute cannot do. No part of the film is preloaded. With scripts, the
 * site's own button is shown until the film starts; without them, the native player.
 */
export function OwnVideo({ video: { title, poster }, source, sizes }: Props) {
  const t = useTexts()
  const { src, type, width, height, tracks } = source
  const [first, ...others] = tracks
  const player = useRef<HTMLVideoElement>(null)
  const [started, setStarted] = useState(false)
  useEffect(() => {
    if (started) player.current?.focus({ preventScroll: true })
  }, [started])
  const start = () => {
    setStarted(true)
    // Rejected where the browser requires a click on its own controls, which are visible by then.
    player.current?.play().catch(() => undefined)
  }
  return (
    <div
      className={`${styles.frame} screen`}
      data-started={started || undefined}
      style={{ '--ratio': `${width}/${height}` } as CSSProperties}
    >
      <Cover cover={poster} cols={8} rows={5} fill sizes={sizes} />
      <video
        ref={player}
        className={styles.player}
        controls
        playsInline
        preload="none"
        poster={emptyPoster}
        width={width}
        height={height}
        aria-label={title}
      >
        <source src={src} type={type} />
        <track kind="captions" {...attributesOf(first)} default />
        {others.map((track) => (
          <track key={track.language} kind="captions" {...attributesOf(track)} />
        ))}
        <a href={src}>{t('common:videoFile')}</a>
      </video>
      {!started && (
        <button
          type="button"
          className={`${styles.start} scripted`}
          aria-label={t('common:playVideo', { title })}
          onClick={start}
          data-replay
        >
          <span>
            <Icon name="play" />
          </span>
        </button>
      )}
    </div>
  )
}
