/** Registers with Decap what this site needs of it, and what the site adds: a slim editor, not the whole app. */
import { decap } from './internals'
import type { Language } from '../language'
import type { AdminSettings } from '../config/settings'
import { registerPreviews } from '../preview/register'
import { registerOwnWidgets } from '../widgets/register'
import { registerBackends } from './backends'
import { beforeSave } from './before-save'
import { registerFigure } from './figure'
import { registerVideoLine } from './video-line'
import { registerDecapWidgets } from './widgets'

/** Must run once, before Decap starts. */
export function registerDecap(settings: AdminSettings, language: Language): void {
  registerBackends(language)
  registerDecapWidgets()
  registerOwnWidgets(language)
  registerFigure(language)
  registerVideoLine(language)
  registerPreviews(settings, language)
  decap.registerEventListener({ name: 'preSave', handler: beforeSave(language) })
}
