/**
 * Registers the fields of our own: addresses and links, which Decap does not have, texts in place of Decap's, and a
 * frame around its pictures.
 */
import type { ComponentType } from 'react'
import image from 'decap-cms-widget-image'
import { decap } from '../decap/internals'
import { register } from '../decap/registry'
import type { Language } from '../words/language'
import type { ControlProps } from './control'
import { imageControl } from './image-control'
import { linkControl } from './link-control'
import { slugControl } from './slug-control'
import { textControl } from './text-control'

export function registerOwnWidgets(language: Language): void {
  const pictures = image.Widget() as { controlComponent: ComponentType<ControlProps> }
  register(decap).registerWidget([
    { name: 'slug', controlComponent: slugControl(language) },
    { name: 'text', controlComponent: textControl(language) },
    { ...pictures, controlComponent: imageControl(pictures.controlComponent, language) },
    { name: 'link', controlComponent: linkControl(language) },
  ])
}
