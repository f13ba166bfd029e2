/**
 * Registers our own fields: addresses, links and tables, which Decap lacks, a replacement for Decap's text field, and
 * a wrapper around its picture field.
 */
import type { ComponentType } from 'react'
import image from 'decap-cms-widget-image'
import { decap } from '../decap/internals'
import type { ControlProps } from './control'
import { imageControl } from './image-control'
import { LinkControl } from './link-control'
import { SlugControl } from './slug-control'
import { tableControl, type MayRemove } from './table-control'
import { TextControl } from './text-control'

export function registerOwnWidgets(mayRemove: MayRemove): void {
  const pictures = image.Widget() as { controlComponent: ComponentType<ControlProps> }
  decap.registerWidget([
    { name: 'slug', controlComponent: SlugControl },
    { name: 'text', controlComponent: TextControl },
    { ...pictures, controlComponent: imageControl(pictures.controlComponent) },
    { name: 'link', controlComponent: LinkControl },
    { name: 'table', controlComponent: tableControl(mayRemove) },
  ])
}
