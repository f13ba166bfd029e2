/** A large dialog that is drawn by React: what is found in it takes several steps. */
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { openDialog } from './ask'

/** Shows a dialog until it is closed; `draw` gets the way to close it. */
export function openPart(label: string, draw: (close: () => void) => ReactNode): void {
  const dialog = openDialog(label)
  dialog.dataset['size'] = 'large'
  const root = createRoot(dialog)
  dialog.addEventListener('close', () => root.unmount())
  root.render(draw(() => dialog.close()))
  dialog.showModal()
}
