/** Brings a field of the form into view. */
import { localeCodes, type LocaleCode } from '../../site/locales'

/** Decap names the inputs of a field `<name>-field-<number>`; the second language stands in the second pane. */
export function showField(name: string, locale: LocaleCode): void {
  const labels = [...document.querySelectorAll<HTMLLabelElement>(`label[for^="${CSS.escape(name)}-field-"]`)]
  const label = labels[localeCodes.indexOf(locale)] ?? labels[0]
  if (!label) return
  label.scrollIntoView({ block: 'center' })
  document.getElementById(label.htmlFor)?.focus({ preventScroll: true })
  label.animate([{ background: '#FFC531' }, { background: 'transparent' }], { duration: 2000 })
}
