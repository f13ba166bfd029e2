/** The video inside a text: a line `::video[name]`, written by choosing an entry of the videos. */
import { videos } from '../../content-model/collections/videos'
import type { Language } from '../language'
import { decap } from './internals'
import { register } from './registry'

const words = {
  label: { en: 'Video', de: 'Video' },
  entry: { en: 'Which video', de: 'Welches Video' },
  hint: {
    en: 'Videos are described once, in the collection “Videos”.',
    de: 'Videos werden einmal beschrieben, in der Sammlung „Videos“.',
  },
}

type VideoLine = { video?: string }

const pattern = /^::video\[([^\]]*)\]$/

/** Writes `::video[name]`. */
const toBlock = ({ video = '' }: VideoLine): string => `::video[${video}]`

export function registerVideoLine(language: Language): void {
  register(decap).registerEditorComponent({
    id: 'video',
    label: words.label[language],
    pattern,
    fromBlock: (match: RegExpMatchArray | null): VideoLine => ({ video: match?.[1] }),
    toBlock,
    toPreview: toBlock,
    fields: [
      {
        name: 'video',
        label: words.entry[language],
        hint: words.hint[language],
        widget: 'relation',
        collection: videos.name,
        value_field: '{{slug}}',
        search_fields: [videos.titleField],
        display_fields: [videos.titleField],
        options_length: 100,
      },
    ],
  })
}
