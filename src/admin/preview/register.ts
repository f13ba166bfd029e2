/** Registers the site's own views as the preview of every collection. */
import { decap } from '../decap/internals'
import { collections } from '../../content-model'
import type { AdminSettings } from '../config/settings'
import { PagePreview } from './page-preview'

export function registerPreviews(settings: AdminSettings): void {
  decap.registerPreviewStyle(settings.previewCss)
  for (const { name } of Object.values(collections)) decap.registerPreviewTemplate(name, PagePreview)
}
