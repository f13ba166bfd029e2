/**
 * A video hosted by a provider, behind a second click: what loading means, and the button that does it
 * (docs/spec/law.md#videos).
 */
import { useEffect, useRef } from 'react'
import { Cover } from '../cover/cover'
import { useTexts } from '../../i18n/texts'
import type { Video } from '../../page/types'
import { useVideoPermission } from '../../client/consent/use-video-permission'
import { Ask } from './ask'
import { Loaded } from './loaded'
import * as styles from './video.module.css'

type Props = { video: Video; source: Extract<Video['source'], { kind: 'provider' }>; sizes: string }

/**
 * Until then the page's only trace of the provider is a link. The band below keeps its height when the player loads, so
 * that nothing shifts for visitors who always load videos. After a press the focus moves to the player, and back to the
 * button when the player is removed.
 */
export function ProviderVideo({ video: { title, poster }, source, sizes }: Props) {
  const t = useTexts()
  const permission = useVideoPermission()
  const { loaded, pressed, unload } = permission
  const frame = useRef<HTMLIFrameElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const shown = useRef(loaded)
  useEffect(() => {
    if (loaded && pressed) frame.current?.focus()
    // Whether consent or a press removed the player, the focused element went with it.
    const lost = document.activeElement === document.body
    if (!loaded && shown.current && lost) button.current?.focus({ preventScroll: true })
    shown.current = loaded
  }, [loaded, pressed])
  return (
    <>
      <div className={`${styles.frame} screen`}>
        <Cover cover={poster} cols={8} rows={5} fill sizes={sizes} />
        {loaded && (
          <iframe
            ref={frame}
            className={styles.player}
            src={source.player}
            title={t('common:videoPlayer', { title, provider: source.provider })}
            loading="lazy"
            allow="encrypted-media; fullscreen; picture-in-picture"
            allowFullScreen
          />
        )}
      </div>
      <div className={`${styles.band} scripted screen`} data-tone="dark">
        <Ask source={source} permission={permission} button={button} />
        {loaded && <Loaded provider={source.provider} once={!permission.allowed} onRemove={unload} />}
      </div>
    </>
  )
}
