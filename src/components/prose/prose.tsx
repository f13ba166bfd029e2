/** Long text from Markdown. */
import type { RichText } from '../../page-data/types'

type Props = { text: RichText }

/** The HTML was made and cleaned by the build (`content-model/markdown`). */
export function Prose({ text }: Props) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: text.html }} />
}
