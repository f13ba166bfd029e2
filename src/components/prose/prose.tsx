/** Long text from Markdown, with the videos in it. */
import { splitAtVideos } from '../../content-model/markdown/video-place'
import type { RichText } from '../../page/types'
import { Video } from '../video/video'
import { BuiltHtml } from './built-html'

type Props = { text: RichText }

/** Elements with a style that pages without them do not carry (styles/compositions/long-prose.css). */
const rare = /<(?:blockquote|code|pre|table|hr|figcaption)\b/

/** How wide a player in running text gets: the measure of about 34em, else the screen without gutters. */
const videoSizes = '(min-width: 768px) 41rem, calc(100vw - 2.2rem)'

const classOf = (html: string) => (rare.test(html) ? 'prose long-prose' : 'prose')

/** A text, its videos as players. */
export function Prose({ text: { html, videos } }: Props) {
  if (videos.length === 0) return <BuiltHtml html={html} className={classOf(html)} />
  return (
    <div className="prose">
      {splitAtVideos(html).map((part, index) => {
        if (index % 2 === 0) return <BuiltHtml key={index} html={part} className={classOf(part)} />
        const video = videos.find(({ id }) => id === part)
        return video && <Video key={index} video={video} titled sizes={videoSizes} />
      })}
    </div>
  )
}
