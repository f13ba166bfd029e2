/** Makes the form inert while its entry is saved: Decap would treat new text as saved, or reload the entry over it. */

/** The form of each language. */
const forms = '[class*="ControlPaneContainer"]'

let saving = 0

/** Whether an entry is being saved right now. */
export const isSaving = (): boolean => saving > 0

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
  }
}
