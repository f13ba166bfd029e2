/** Registers the fields of our own: addresses and links, which Decap does not have, and texts in place of Decap's. */
import { decap } from '../decap/internals'
import { register } from '../decap/registry'
import type { Language } from '../words/language'
import { linkControl } from './link-control'
import { slugControl } from './slug-control'
import { textControl } from './text-control'

export function registerOwnWidgets(language: Language): void {
  register(decap).registerWidget([
    { name: 'slug', controlComponent: slugControl(language) },
    { name: 'text', controlComponent: textControl(language) },
    { name: 'link', controlComponent: linkControl(language) },
  ])
}
