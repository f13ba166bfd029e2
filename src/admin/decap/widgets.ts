/** Decap's field types that the content model uses, except those that the editor replaces or wraps. */
import { decap } from './internals'
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
import { register } from './registry'

const widgets = [booleanWidget, datetime, file, list, markdown, number, object, relation, select, string]

export function registerDecapWidgets(): void {
  register(decap).registerWidget(widgets.map((widget) => widget.Widget()))
}
