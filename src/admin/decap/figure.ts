/** The picture inside a text: standard Markdown syntax with an alternative text and a caption. */
import { decap } from './internals'
import { figureLine, figureOf, figurePattern } from '../rules/figure'
import { words } from '../words/words'
import { register } from './registry'

export function registerFigure(): void {
  register(decap).registerEditorComponent({
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
}
