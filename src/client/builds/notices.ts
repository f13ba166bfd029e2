/** What the visitor is told about the site itself: a newer version of this page, or a lost connection. */
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
