/** Half-filled forms survive a reload that the site itself causes. */
import { keep } from '../storage/keep'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** Value of each field, by the number of the form in the page and the name of the field. */
type State = { path: string; forms: Record<string, string | boolean>[] }

/** Nothing that is secret, set by the page, a file, or no field at all. */
const skipped = /^(hidden|password|file|submit|button|reset|image|fieldset|output)$/

function fieldsOf(form: HTMLFormElement): Field[] {
  const fields = [...form.elements] as Field[]
  return fields.filter(({ name, type }) => name && type && !skipped.test(type))
}

const isTick = ({ type }: Field) => type === 'checkbox' || type === 'radio'
/** Radio buttons share a name, so their value belongs to it. */
const nameOf = (field: Field) => (field.type === 'radio' ? `${field.name}=${field.value}` : field.name)

/** Keeps what stands in the forms of this page; pages without any input leave nothing behind. */
export function keepFormState(path = location.pathname): void {
  const forms = [...document.forms].map((form) =>
    Object.fromEntries(
      fieldsOf(form)
        .map((field): [string, string | boolean] => [
          nameOf(field),
          isTick(field) ? (field as HTMLInputElement).checked : field.value,
        ])
        .filter(([, value]) => value !== '' && value !== false),
    ),
  )
  if (!forms.some((form) => Object.keys(form).length > 0)) return
  keep.write('formState', JSON.stringify({ path, forms } satisfies State))
}

/** Sets a value the way typing does, so that React's forms notice. */
function setField(field: Field, value: string | boolean): void {
  const property = isTick(field) ? 'checked' : 'value'
  const prototype: unknown = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(field, value)
  // React listens for click on ticks and for input elsewhere.
  field.dispatchEvent(new Event(isTick(field) ? 'click' : 'input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Puts the kept values back, once, if they belong to this page. Call it when React has taken over. */
export function restoreFormState(path = location.pathname): void {
  const state = keep.read('formState') as Partial<State> | undefined
  if (state?.path !== path || !Array.isArray(state.forms)) return
  keep.write('formState', undefined)
  const { forms } = state
  ;[...document.forms].forEach((form, index) => {
    for (const field of fieldsOf(form)) {
      const value = forms[index]?.[nameOf(field)]
      if (value !== undefined) setField(field, value)
    }
  })
}
