/** What the menu of a text inserts besides formatting: pictures, videos and tables, each as Markdown. */
import { videos } from '../../content-model/collections/videos'
import { figureLine, figureOf, figurePattern } from '../rules/figure'
import { words } from '../words/words'
import { decap } from './internals'

/** A picture: standard Markdown syntax with an alternative text and a caption. */
const figure = () => ({
  id: 'image',
  label: words('figure.label'),
  pattern: figurePattern,
  fromBlock: figureOf,
  toBlock: figureLine,
  toPreview: figureLine,
  fields: [
    { name: 'image', label: words('figure.file'), widget: 'image', choose_url: false },
    { name: 'alt', label: words('figure.alt'), widget: 'string' },
    { name: 'title', label: words('figure.caption'), widget: 'string', required: false },
  ],
})

type VideoLine = { video?: string }

const videoLine = ({ video = '' }: VideoLine): string => `::video[${video}]`

/** A video: a line `::video[name]`, written by choosing a video entry. */
const video = () => ({
  id: 'video',
  label: words('video.label'),
  pattern: /^::video\[([^\]]*)\]$/,
  fromBlock: (match: RegExpMatchArray | null): VideoLine => ({ video: match?.[1] }),
  toBlock: videoLine,
  toPreview: videoLine,
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

/** The Markdown of a table is kept as it is until a cell is changed. */
const tableText = ({ table = '' }: { table?: string }): string => table

/** patches/tables-in-texts.patch finds a table in a text: a pattern cannot compare counts of cells. */
const table = () => ({
  id: 'table',
  label: words('table.label'),
  toBlock: tableText,
  toPreview: tableText,
  fields: [{ name: 'table', label: words('table.cells'), widget: 'table' }],
})

export function registerTextParts(): void {
  for (const part of [figure(), video(), table()]) decap.registerEditorComponent(part)
}
