/**
 * Registers our own fields: addresses, links and tables, which Decap lacks, a replacement for Decap's text field, and
 * a wrapper around its picture field.
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
import { tableControl, type MayRemove } from './table-control'
import { textControl } from './text-control'

export function registerOwnWidgets(language: Language, mayRemove: MayRemove): void {
  const pictures = image.Widget() as { controlComponent: ComponentType<ControlProps> }
  register(decap).registerWidget([
    { name: 'slug', controlComponent: slugControl(language) },
    { name: 'text', controlComponent: textControl(language) },
    { ...pictures, controlComponent: imageControl(pictures.controlComponent, language) },
    { name: 'link', controlComponent: linkControl(language) },
    { name: 'table', controlComponent: tableControl(language, mayRemove) },
  ])
}
