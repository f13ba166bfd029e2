/** Brings a field of the form into view. */
import { localeCodes, type LocaleCode } from '../../site/locales'

/** Longer than Decap takes to draw a menu, or a form in another language, in milliseconds. */
const drawing = 300

const drawn = () => new Promise((resolve) => setTimeout(resolve, drawing))

const isShown = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.offsetParent !== null

/** The form of a language: in its own pane, or on a small screen in the first one, once that speaks the language. */
async function formOf(locale: LocaleCode): Promise<ParentNode> {
  const own = document.querySelector(`.Pane${localeCodes.indexOf(locale) + 1}`)
  if (isShown(own)) return own
  const first = document.querySelector('.Pane1')
  // The click that led here would close the menu again.
  await drawn()
  const language = first?.querySelector<HTMLElement>('[aria-haspopup="true"]')
  language?.click()
  await drawn()
  const choices = [...(first?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
  choices.find((choice) => choice.textContent === locale)?.click()
  await drawn()
  return first ?? document
}

/** Decap names the inputs of a field `<name>-field-<number>`. */
export async function showField(name: string, locale: LocaleCode): Promise<void> {
  const form = await formOf(locale)
  const label = form.querySelector<HTMLLabelElement>(`label[for^="${CSS.escape(name)}-field-"]`)
  if (!label) return
  // The list of problems covers the lower half.
  label.scrollIntoView({ block: 'start' })
  document.getElementById(label.htmlFor)?.focus({ preventScroll: true })
  label.animate([{ background: '#FFC531' }, { background: 'transparent' }], { duration: 2000 })
}
