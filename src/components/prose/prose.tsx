/** Long text from Markdown, with the videos in it. */
import { splitAtVideos } from '../../content-model/markdown/video-place'
import type { RichText } from '../../page/types'
import { Video } from '../video/video'
import { BuiltHtml } from './built-html'

type Props = { text: RichText }

/** Elements whose styles are left out of pages without them (styles/compositions/long-prose.css). */
const rare = /<(?:blockquote|code|pre|table|hr|figcaption)\b/

/** The width of a player in running text: the measure of about 34em, else the screen without gutters. */
const videoSizes = '(min-width: 768px) 41rem, calc(100vw - 2.2rem)'

const classOf = (html: string) => (rare.test(html) ? 'prose long-prose' : 'prose')

/** A text, with its videos as players. */
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
