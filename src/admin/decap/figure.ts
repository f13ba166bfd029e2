/** The picture inside a text: Markdown's own notation, with an alternative text and a caption. */
import { decap } from './internals'
import type { Language } from '../language'
import { register } from './registry'

const words = {
  label: { en: 'Picture', de: 'Bild' },
  file: { en: 'File', de: 'Datei' },
  alt: { en: 'Alternative text', de: 'Alternativtext' },
  caption: { en: 'Caption', de: 'Bildunterschrift' },
}

type Figure = { image?: string; alt?: string; title?: string }

const pattern = /^!\[(.*?)\]\(([^\s)]*)(?:\s"(.*)")?\)$/

/** Writes `![alt](/media/x.png "Caption")`. */
function toBlock({ image = '', alt = '', title = '' }: Figure): string {
  const caption = title ? ` "${title.replaceAll('"', '”')}"` : ''
  return `![${alt.replaceAll(/[[\]]/g, '')}](${image}${caption})`
}

export function registerFigure(language: Language): void {
  register(decap).registerEditorComponent({
    id: 'image',
    label: words.label[language],
    pattern,
    fromBlock: (match: RegExpMatchArray | null): Figure => ({
      alt: match?.[1],
      image: match?.[2],
      title: match?.[3],
    }),
    toBlock,
    toPreview: toBlock,
    fields: [
      { name: 'image', label: words.file[language], widget: 'image', choose_url: false },
      { name: 'alt', label: words.alt[language], widget: 'string' },
      { name: 'title', label: words.caption[language], widget: 'string', required: false },
    ],
  })
}
