/** The video inside a text: a line `::video[name]`, written by choosing a video entry. */
import { videos } from '../../content-model/collections/videos'
import { decap } from './internals'
import { words } from '../words/words'
import { register } from './registry'

type VideoLine = { video?: string }

const pattern = /^::video\[([^\]]*)\]$/

/** Writes `::video[name]`. */
const toBlock = ({ video = '' }: VideoLine): string => `::video[${video}]`

export function registerVideoLine(): void {
  register(decap).registerEditorComponent({
    id: 'video',
    label: words('video.label'),
    pattern,
    fromBlock: (match: RegExpMatchArray | null): VideoLine => ({ video: match?.[1] }),
    toBlock,
    toPreview: toBlock,
    fields: [
      {
        name: 'video',
        label: words('video.entry'),
        hint: words('video.hint'),
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
