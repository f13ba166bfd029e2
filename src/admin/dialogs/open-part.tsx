/** A large dialog with several steps, rendered by React. */
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { openDialog } from './ask'

/** Shows a dialog until it is closed; `draw` gets a function that closes it. */
export function openPart(label: string, draw: (close: () => void) => ReactNode): void {
  const dialog = openDialog(label)
  dialog.dataset['size'] = 'large'
  const root = createRoot(dialog)
  dialog.addEventListener('close', () => root.unmount())
  // Only content that exists when the dialog opens can take the focus.
  flushSync(() => root.render(draw(() => dialog.close())))
  dialog.showModal()
}
