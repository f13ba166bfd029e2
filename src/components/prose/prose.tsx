/** Long text from Markdown. */
import type { RichText } from '../../page-data/types'

type Props = { text: RichText }

/** Elements with a style that pages without them do not carry (styles/compositions/long-prose.css). */
const rare = /<(?:blockquote|code|pre|table|hr|figcaption)\b/

/** The HTML was made and cleaned by the build (`content-model/markdown`). */
export function Prose({ text: { html } }: Props) {
  return (
    <div
      className={rare.test(html) ? 'prose long-prose' : 'prose'}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
