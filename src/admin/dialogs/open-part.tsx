/** A large dialog rendered by React: it has several steps. */
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { openDialog } from './ask'

/** Shows a dialog until it is closed; `draw` gets the way to close it. */
export function openPart(label: string, draw: (close: () => void) => ReactNode): void {
  const dialog = openDialog(label)
  dialog.dataset['size'] = 'large'
  const root = createRoot(dialog)
  dialog.addEventListener('close', () => root.unmount())
  // What is there when the dialog opens takes the focus.
  flushSync(() => root.render(draw(() => dialog.close())))
  dialog.showModal()
}
