/** The picture inside a text: standard Markdown syntax with an alternative text and a caption. */
import { decap } from './internals'
import type { Language } from '../words/language'
import { figureLine, figureOf, figurePattern } from '../rules/figure'
import { wordsIn } from '../words/words'
import { register } from './registry'

export function registerFigure(language: Language): void {
  const words = wordsIn(language)
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
