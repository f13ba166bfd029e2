/** Makes the form inert while its entry is saved: Decap would treat new text as saved, or reload the entry over it. */

/** The form of each language. */
const forms = '[class*="ControlPaneContainer"]'

/** The buttons of the toolbar that are about the entry; those that cannot be used do not take the focus. */
const buttons = '[class*="ToolbarSectionMain"] :is(button:enabled, [role="button"])'

let saving = 0

/** Whether an entry is being saved right now. */
export const isSaving = (): boolean => saving > 0

/** The time in which a saved entry is rendered again, and the polling interval, in milliseconds. */
const patience = 1000
const pause = 50

/** Saving disables or replaces the button that had the focus: the next one takes it, so that no one loses their place. */
async function keepFocus(): Promise<void> {
  for (const end = Date.now() + patience; Date.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    const { activeElement } = document
    if (!activeElement || activeElement.matches('body, [role="main"], :disabled'))
      document.querySelector<HTMLElement>(buttons)?.focus()
  }
}

/** Takes the function that saves the entry and reloads it; a form rendered in the process accepts input. */
export async function whileSaving(save: () => Promise<void>): Promise<void> {
  const closed = [...document.querySelectorAll<HTMLElement>(forms)]
  for (const form of closed) form.inert = true
  saving += 1
  try {
    await save()
  } finally {
    saving -= 1
    for (const form of closed) form.inert = false
    void keepFocus()
  }
}

let shown = ''
let key = 0

/**
 * Takes the path of the open entry; returns the key of its form: the address of another entry gets a new one
 * (patches/other-entry.patch). The form is kept when saving gives its entry an
 * address, and when it turns into a new entry of the same collection, as with Duplicate.
 */
export function formKey(path: string): number {
  if (path === shown) return key
  const stays = isSaving() || path === shown.replace(/\/entries\/.*$/, '/new')
  if (!stays) key += 1
  shown = path
  return key
}
