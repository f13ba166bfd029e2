/** The picture inside a text: standard Markdown syntax with an alternative text and a caption. */
import { decap } from './internals'
import type { Language } from '../words/language'
import { wordsIn } from '../words/words'
import { register } from './registry'

type Figure = { image?: string; alt?: string; title?: string }

const pattern = /^!\[(.*?)\]\(([^\s)]*)(?:\s"(.*)")?\)$/

/** Writes `![alt](/media/x.png "Caption")`. */
function toBlock({ image = '', alt = '', title = '' }: Figure): string {
  const caption = title ? ` "${title.replaceAll('"', '”')}"` : ''
  return `![${alt.replaceAll(/[[\]]/g, '')}](${image}${caption})`
}

export function registerFigure(language: Language): void {
  const words = wordsIn(language)
  register(decap).registerEditorComponent({
    id: 'image',
    label: words('figure.label'),
    pattern,
    fromBlock: (match: RegExpMatchArray | null): Figure => ({
      alt: match?.[1],
      image: match?.[2],
      title: match?.[3],
    }),
    toBlock,
    toPreview: toBlock,
    fields: [
      { name: 'image', label: words('figure.file'), widget: 'image', choose_url: false },
      { name: 'alt', label: words('figure.alt'), widget: 'string' },
      { name: 'title', label: words('figure.caption'), widget: 'string', required: false },
    ],
  })
}
