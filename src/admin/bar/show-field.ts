/** Brings a field of the form into view. */
import { localeCodes, type LocaleCode } from '../../site/locales'
import { inks } from '../../site/own/brand'

/** How long a menu or a form may take to be drawn, and the time between two looks at it, in milliseconds. */
const patience = 5_000
const pause = 50

const wait = () => new Promise((resolve) => setTimeout(resolve, pause))

/** Polls `look` until it returns something; resolves to undefined after `patience`. */
async function found<Found>(look: () => Found | null | undefined): Promise<Found | undefined> {
  for (const end = Date.now() + patience; Date.now() < end; await wait()) {
    const seen = look()
    if (seen) return seen
  }
  return undefined
}

const isShown = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.offsetParent !== null

/** The form of a language: in its own pane, or on a small screen in the first one, once that speaks the language. */
async function formOf(locale: LocaleCode): Promise<ParentNode> {
  const own = document.querySelector(`.Pane${localeCodes.indexOf(locale) + 1}`)
  if (isShown(own)) return own
  const first = document.querySelector('.Pane1')
  const button = () => first?.querySelector<HTMLElement>('[aria-haspopup="true"]')
  const speaks = () => button()?.textContent?.toLowerCase().endsWith(` ${locale}`)
  if (!first || speaks()) return first ?? document
  // The click that led here would close the menu again.
  await wait()
  button()?.click()
  const choice = await found(() =>
    [...first.querySelectorAll<HTMLElement>('[role="menuitem"]')].find(
      ({ textContent }) => textContent === locale,
    ),
  )
  choice?.click()
  await found(speaks)
  return first
}

/** Decap names the inputs of a field `<name>-field-<number>`. */
const labelOf = (form: ParentNode, name: string) =>
  form.querySelector<HTMLLabelElement>(`label[for^="${CSS.escape(name)}-field-"]`)

/** Puts the focus into a field; Decap may draw a form once more and drop it, so it has to stay for two looks. */
async function focusOn(form: ParentNode, name: string): Promise<HTMLElement | undefined> {
  let before: Element | null = null
  return found(() => {
    const label = labelOf(form, name)
    const input = label && document.getElementById(label.htmlFor)
    if (!label || !input) return undefined
    if (before === input && document.activeElement === input) return label
    // The list of problems covers the lower half.
    label.scrollIntoView({ block: 'start' })
    input.focus({ preventScroll: true })
    // What cannot take the focus itself (a text with formatting) is at least brought into view.
    if (document.activeElement !== input && before === input) return label
    before = input
    return undefined
  })
}

/** The form as Decap holds it: its own `focus` unfolds lists and groups on the way, as a click in the preview does. */
type ControlPane = { focus: (path: string) => void; switchToDefaultLocale: unknown }
type Fiber = { stateNode?: Partial<ControlPane> | null; return?: Fiber | null }

/** Decap passes the form to its own preview only, so it is looked up from one of its elements in React's tree. */
function controlPaneAbove(element: HTMLElement): ControlPane | undefined {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'))
  let fiber = (element as unknown as Record<string, Fiber | null | undefined>)[key ?? '']
  for (; fiber; fiber = fiber.return) {
    const { stateNode } = fiber
    if (stateNode?.switchToDefaultLocale && stateNode.focus) return stateNode as ControlPane
  }
  return undefined
}

/** Goes on from the label of a list or group to the field inside it. */
async function focusInside(label: HTMLElement, path: string): Promise<void> {
  const before = document.activeElement
  const pane = controlPaneAbove(label)
  // Each call unfolds one level, whose content is rendered only then.
  const input = await found(() => {
    pane?.focus(path)
    const { activeElement } = document
    return activeElement !== before && activeElement !== document.body ? activeElement : undefined
  })
  input?.closest('[class*="ControlContainer"]')?.scrollIntoView({ block: 'start' })
}

/**
 * Brings a field into view, on a small screen in its own language, and puts the focus into it.
 * @param steps the way to the field, from its name in the content model: `['sections', 1, 'heading']`
 */
export async function showField(steps: readonly (string | number)[], locale: LocaleCode): Promise<void> {
  const label = await focusOn(await formOf(locale), String(steps[0] ?? ''))
  if (!label) return
  label.animate([{ background: inks.sun }, { background: 'transparent' }], { duration: 2000 })
  if (steps.length > 1) await focusInside(label, steps.join('.'))
}
