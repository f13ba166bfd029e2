/** The log lines of errors before the app is mounted (R83, R84, A23). */

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
