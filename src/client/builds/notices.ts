/** Notices: a newer version of this page, a lost connection, or the outcome of something done on another page. */
import { chunkErrors } from '../chunk-errors/chunk-error'
import { createEmitter } from '../emitter'

/** The outcome of something done on another page, with that page's text, language and address. */
export type OutcomeNotice = {
  text: string
  lang: string
  link?: { href: string; label: string } | undefined
  /** The visitor has closed the notice. */
  onClose: () => void
}

export type Notice = 'update' | 'offline' | OutcomeNotice

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
