/** Registers the parts of Decap that this site uses and the site's own ones: a slim editor instead of the whole app. */
import { decap, replaceSaving } from './decap/internals'
import { de, en } from 'decap-cms-locales'
import booleanWidget from 'decap-cms-widget-boolean'
import datetime from 'decap-cms-widget-datetime'
import file from 'decap-cms-widget-file'
import list from 'decap-cms-widget-list'
import markdown from 'decap-cms-widget-markdown'
import number from 'decap-cms-widget-number'
import object from 'decap-cms-widget-object'
import relation from 'decap-cms-widget-relation'
import select from 'decap-cms-widget-select'
import string from 'decap-cms-widget-string'
import { collections } from '../content-model'
import type { AdminSettings } from './config/settings'
import { registerBackends, write } from './decap/backends'
import { isTaken } from './decap/open-draft'
import { beforeSave } from './decap/before-save'
import type { AskForLink } from './decap/deleted-address'
import { registerLists } from './decap/lists'
import { registerTextParts } from './decap/text-parts'
import { watched } from './decap/watched'
import { confirmed } from './dialogs/ask'
import { PagePreview } from './preview/page-preview'
import { registerOwnWidgets } from './widgets/register'
import { merge } from './words/merge-phrases'
import { interfaceTexts } from './words/words'

/** Decap's field types that the content model uses, except those that the editor replaces or wraps. */
const widgets = [booleanWidget, datetime, file, list, markdown, number, object, relation, select, string]

/** The dialog is a separate chunk that the login screen does not wait for. */
const askForLink: AskForLink = async (asked) => (await import('./dialogs/link-dialog')).askForLink(asked)

/** Must run once, before Decap starts. */
export function registerDecap(settings: AdminSettings): void {
  decap.registerLocale('en', merge(en, interfaceTexts.en.decap))
  decap.registerLocale('de', merge(de, interfaceTexts.de.decap))
  registerBackends(askForLink)
  registerLists()
  decap.registerWidget(widgets.map((widget) => widget.Widget()))
  registerOwnWidgets(async (question) => (await confirmed(question, 'removal')) === true)
  registerTextParts()
  decap.registerPreviewStyle(settings.previewCss)
  for (const { name } of Object.values(collections)) decap.registerPreviewTemplate(name, PagePreview)
  replaceSaving({ check: beforeSave, isTaken, write, watch: watched })
}
