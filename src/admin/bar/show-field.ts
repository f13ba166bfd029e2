/** Brings a field of the form into view. */
import { localeCodes, type LocaleCode } from '../../site/locales'

/** Decap names the inputs of a field `<name>-field-<number>`; each language stands in a pane of its own. */
export function showField(name: string, locale: LocaleCode): void {
  const pane = document.querySelector(`.Pane${localeCodes.indexOf(locale) + 1}`) ?? document
  const label = pane.querySelector<HTMLLabelElement>(`label[for^="${CSS.escape(name)}-field-"]`)
  if (!label) return
  label.scrollIntoView({ block: 'center' })
  document.getElementById(label.htmlFor)?.focus({ preventScroll: true })
  label.animate([{ background: '#FFC531' }, { background: 'transparent' }], { duration: 2000 })
}
