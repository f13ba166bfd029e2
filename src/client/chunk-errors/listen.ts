/** Catches uncaught chunk errors, before Gatsby's own listener reloads without a guard. */
import { chunkErrors, isChunkError } from './chunk-error'

/** Reloads the current page, if the guard allows it. */
export type Reload = (error: unknown) => boolean

/**
 * Listens in the capture phase, so that this runs before all other listeners; for chunk errors no other listener runs.
 * Returns the function that stops it.
 */
export function listenForChunkErrors(reload: Reload): () => void {
  const handle = (event: Event, error: unknown) => {
    if (!isChunkError(error)) return
    event.stopImmediatePropagation()
    chunkErrors.emit(error)
    if (reload(error)) event.preventDefault()
  }
  const onError = (event: ErrorEvent) => handle(event, event.error)
  const onRejection = (event: PromiseRejectionEvent) => handle(event, event.reason)
  window.addEventListener('error', onError, true)
  window.addEventListener('unhandledrejection', onRejection, true)
  return () => {
    window.removeEventListener('error', onError, true)
    window.removeEventListener('unhandledrejection', onRejection, true)
  }
}
