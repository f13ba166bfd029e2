/** The log lines of the error catalogue (spec, section 8; semantics, A23). */

/** Unhandled error at start-up. */
export const startUpPrefix = '[nuxt] error caught during app initialization'
/** Failure while mounting the app. */
export const mountPrefix = 'Error while mounting app:'

/** Logs an error that happened before the app was mounted. */
export function logStartUpError(error: unknown): void {
  console.error(startUpPrefix, error)
}

/** Logs that the app could not be mounted. */
export function logMountError(error: unknown): void {
  console.error(mountPrefix, error)
}
