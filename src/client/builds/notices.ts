/** Notices about the site itself: a newer version of this page, or a lost connection. */
import { chunkErrors } from '../chunk-errors/chunk-error'
import { createEmitter } from '../emitter'

export type Notice = 'update' | 'offline'

const changes = createEmitter<void>()
let current: Notice | undefined

/** The notice on screen, if any. */
export const notices = {
  current: () => current,
  subscribe: changes.subscribe,
  show(notice: Notice | undefined) {
    if (notice === current) return
    current = notice
    changes.emit()
  },
}

/**
 * Subscribes the notice to its causes: a chunk that cannot be loaded because the connection is lost, and the
 * connection's return, which removes the notice.
 */
export function followConnection(): void {
  chunkErrors.subscribe(() => {
    if (!navigator.onLine) notices.show('offline')
  })
  window.addEventListener('online', () => {
    if (current === 'offline') notices.show(undefined)
  })
}
