/** A video beside its heading and a short text. */
import { Section } from '../../components/section/section'
import { Video } from '../../components/video/video'
import { useTexts } from '../../i18n/texts'
import type { SectionOf } from '../../page/types'

type Props = { section: SectionOf<'video'> }

/** Minutes and seconds, as players show them: 1:05. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** The length is known only for self-hosted files. */
export function VideoSection({ section: { anchor, heading, text, video } }: Props) {
  const t = useTexts()
  const { source } = video
  const label =
    source.kind === 'file'
      ? `${t('common:videoLabel')}, ${t('common:videoMinutes', { time: clock(source.duration) })}`
      : t('common:videoLabel')
  return (
    <Section anchor={anchor} label={label} heading={heading} lead={text} tone="surface" layout="side">
      <Video video={video} sizes="(min-width: 992px) 56vw, 92vw" />
    </Section>
  )
}
