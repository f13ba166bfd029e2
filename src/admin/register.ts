/** Registers the parts of Decap that this site uses and the site's own ones: a slim editor instead of the whole app. */
import { replaceSaving } from './decap/internals'
import type { AdminSettings } from './config/settings'
import { registerPreviews } from './preview/register'
import { registerOwnWidgets } from './widgets/register'
import { registerBackends, write } from './decap/backends'
import { registerLists } from './decap/lists'
import type { AskForLink } from './decap/deleted-address'
import { beforeSave } from './decap/before-save'
import { registerFigure } from './decap/figure'
import { registerTable } from './decap/table'
import { registerVideoLine } from './decap/video-line'
import { watched } from './decap/watched'
import { registerDecapWidgets } from './decap/widgets'
import { confirmed } from './dialogs/ask'

/** The dialog is a separate chunk that the login screen does not wait for. */
const askForLink: AskForLink = async (asked) => (await import('./dialogs/link-dialog')).askForLink(asked)

/** Must run once, before Decap starts. */
export function registerDecap(settings: AdminSettings): void {
  registerBackends(askForLink)
  registerLists()
  registerDecapWidgets()
  registerOwnWidgets(async (question) => (await confirmed(question, 'removal')) === true)
  registerFigure()
  registerVideoLine()
  registerTable()
  registerPreviews(settings)
  replaceSaving({ check: beforeSave, write, watch: watched })
}
