/** Brings a field of the form into view. */
import type { FieldPath } from '../../content-model/problems'
import { localeCodes, type LocaleCode } from '../../site/locales'
import { inks } from '../../site/own/brand'

/** The timeout for a menu or form to be rendered and the polling interval, in milliseconds. */
const patience = 5_000
const pause = 50

const wait = () => new Promise((resolve) => setTimeout(resolve, pause))

/** Polls `look` until it returns a value; resolves to undefined after `patience`. */
async function found<Found>(look: () => Found | null | undefined): Promise<Found | undefined> {
  for (const end = Date.now() + patience; Date.now() < end; await wait()) {
    const seen = look()
    if (seen) return seen
  }
  return undefined
}

const isShown = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.offsetParent !== null

/** The form of a language: in its own pane, or on a small screen in the first pane once it has switched languages. */
async function formOf(locale: LocaleCode): Promise<ParentNode> {
  const own = document.querySelector(`.Pane${localeCodes.indexOf(locale) + 1}`)
  if (isShown(own)) return own
  const first = document.querySelector('.Pane1')
  const button = () => first?.querySelector<HTMLElement>('[aria-haspopup="true"]')
  const speaks = () => button()?.textContent?.toLowerCase().endsWith(` ${locale}`)
  if (!first || speaks()) return first ?? document
  // The click that started this would close the menu again.
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

/** What takes the focus of a field: its input; the text itself if it has formatting; the button of a list or a file. */
function inputOf(label: HTMLLabelElement): HTMLElement | null | undefined {
  const named = document.getElementById(label.htmlFor)
  if (named?.matches('input, textarea, button')) return named
  const field = named ?? label.closest('[class*="ControlContainer"]')
  const text = named ? null : field?.querySelector<HTMLElement>('[contenteditable="true"]')
  return text ?? field?.querySelector<HTMLElement>('[aria-haspopup], button:not([data-testid])') ?? named
}

/** Focuses a field. Decap may re-render the form and lose the focus, so it must persist for two polls. */
async function focusOn(form: ParentNode, name: string): Promise<HTMLElement | undefined> {
  let before: Element | null = null
  return found(() => {
    const label = labelOf(form, name)
    const input = label && inputOf(label)
    if (!label || !input) return undefined
    if (before === input && document.activeElement === input) return label
    // The list of problems covers the lower half of the screen.
    label.scrollIntoView({ block: 'start' })
    input.focus({ preventScroll: true })
    // An element that cannot be focused is at least scrolled into view.
    if (document.activeElement !== input && before === input) return label
    before = input
    return undefined
  })
}

/** Decap's form component: its `focus` expands lists and groups on the way, as a click in the preview does. */
type ControlPane = { focus: (path: string) => void; switchToDefaultLocale: unknown }
type Fiber = { stateNode?: Partial<ControlPane> | null; return?: Fiber | null }

/** Decap passes the form only to its own preview, so the component is found by walking up React's fibres. */
function controlPaneAbove(element: HTMLElement): ControlPane | undefined {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'))
  let fiber = (element as unknown as Record<string, Fiber | null | undefined>)[key ?? '']
  for (; fiber; fiber = fiber.return) {
    const { stateNode } = fiber
    if (stateNode?.switchToDefaultLocale && stateNode.focus) return stateNode as ControlPane
  }
  return undefined
}

/** Continues from the label of a list or group to the field inside it. */
async function focusInside(label: HTMLElement, path: string): Promise<void> {
  const before = document.activeElement
  const pane = controlPaneAbove(label)
  // Each call expands one level, whose content is rendered only then.
  const input = await found(() => {
    pane?.focus(path)
    const { activeElement } = document
    return activeElement !== before && activeElement !== document.body ? activeElement : undefined
  })
  input?.closest('[class*="ControlContainer"]')?.scrollIntoView({ block: 'start' })
}

/**
 * Scrolls a field into view, switching languages first on a small screen, and focuses it.
 * @param steps the path to the field, starting with its name in the content model: `['sections', 1, 'heading']`
 */
export async function showField(steps: FieldPath, locale: LocaleCode): Promise<void> {
  const label = await focusOn(await formOf(locale), String(steps[0] ?? ''))
  if (!label) return
  label.animate([{ background: inks.sun }, { background: 'transparent' }], { duration: 2000 })
  if (steps.length > 1) await focusInside(label, steps.join('.'))
}
