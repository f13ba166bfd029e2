/** While an entry is saved its form takes no text: Decap then counts it as saved, or loads the entry over it. */

/** The form of each language. */
const forms = '[class*="ControlPaneContainer"]'

/** Takes what saves, and loads again what was saved; a form that is drawn by then takes text. */
export async function whileSaving(save: () => Promise<void>): Promise<void> {
  const closed = [...document.querySelectorAll<HTMLElement>(forms)]
  for (const form of closed) form.inert = true
  try {
    await save()
  } finally {
    for (const form of closed) form.inert = false
  }
}
