/** Registers the fields that Decap does not have: addresses and links. */
import { decap } from '../decap/internals'
import { register } from '../decap/registry'
import type { Language } from '../language'
import { linkControl } from './link-control'
import { slugControl } from './slug-control'

export function registerOwnWidgets(language: Language): void {
  register(decap).registerWidget([
    { name: 'slug', controlComponent: slugControl(language) },
    { name: 'link', controlComponent: linkControl(language) },
  ])
}
