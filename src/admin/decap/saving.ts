/** While an entry is saved its form takes no text: Decap then counts it as saved, or loads the entry over it. */

/** The form of each language. */
const forms = '[class*="ControlPaneContainer"]'

let saving = 0

/** Whether an entry is being saved at the moment. */
export const isSaving = (): boolean => saving > 0

/** Takes the function that saves, and reloads the saved entry; a form rendered by then accepts input. */
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
