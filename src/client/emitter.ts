/** A list of listeners, used by every behaviour to notify others. */

export type Emitter<T> = {
  /** Adds a listener and returns the function that removes it. */
  subscribe: (listener: (value: T) => void) => () => void
  /** Calls all listeners; one that throws does not keep the others from being called. */
  emit: (value: T) => void
}

/** Makes an emitter without listeners. */
export function createEmitter<T>(): Emitter<T> {
  const listeners = new Set<(value: T) => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    emit(value) {
      for (const listener of [...listeners]) {
        try {
          listener(value)
        } catch (error) {
          reportError(error)
        }
      }
    },
  }
}
