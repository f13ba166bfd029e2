/** The error shown in place of the page, if any: the error handler for start-up and mounting. */
import { createEmitter } from '../emitter'
import { isObject } from '../unchecked'
import type { PageError } from './error-page'
import { logStartUpError } from './log'

const changes = createEmitter<void>()
let current: PageError | undefined

/** The error on screen. */
export const appError = {
  current: () => current,
  subscribe: changes.subscribe,
  /** Shows the error page; undefined removes it, as every navigation does. */
  set(error: PageError | undefined) {
    if (error === current) return
    current = error
    changes.emit()
  },
}

/** Converts anything thrown to an error to show. */
export function toPageError(error: unknown): PageError {
  return isObject(error) ? (error as PageError) : { message: String(error) }
}

/** Runs a step of start-up; an error is logged with the required prefix (R83) and shown by the error page. */
export function guardStartUp(step: () => void): void {
  try {
    step()
  } catch (error) {
    logStartUpError(error)
    appError.set(toPageError(error))
  }
}
