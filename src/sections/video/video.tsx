/** A video that loads only when it is asked for. */
import { Cover } from '../../components/cover/cover'
import { Icon } from '../../components/icon/icon'
import { Link } from '../../components/link/link'
import { Section } from '../../components/section/section'
import { useTexts } from '../../i18n/texts'
import type { SectionOf } from '../../page-data/types'
import { Player } from './player'
import * as styles from './video.module.css'

type Props = { section: SectionOf<'video'> }

/** The still picture is the site's own; before the press nothing of the provider is asked for. */
export function VideoSection({ section: { anchor, heading, text, youtube, minutes, poster } }: Props) {
  const t = useTexts()
  const label = minutes
    ? `${t('common:videoLabel')}, ${t('common:videoMinutes', { n: minutes })}`
    : t('common:videoLabel')
  return (
    <Section anchor={anchor} label={label} heading={heading} lead={text} tone="surface" layout="side">
      <div className="stack" data-gap="small">
        <div className={styles.frame}>
          <Cover cover={poster} cols={8} rows={5} fill sizes="(min-width: 992px) 56vw, 92vw" />
          <Player youtube={youtube} title={heading} />
        </div>
        <Link href={`https://www.youtube.com/watch?v=${youtube}`} className="go">
          {t('common:videoDirect')}
          <Icon name="external" />
        </Link>
      </div>
    </Section>
  )
}
