/** The log lines of the error catalogue (spec, section 8; semantics, A23). */

/** Unhandled error at start-up. */
export const startUpPrefix = '[nuxt] error caught during app initialization'
/** Failure while mounting the app. */
export const mountPrefix = 'Error while mounting app:'
/** A locale file that does not load. */
export const localePrefix = 'Failed locale loading: '

/** Logs an error that happened before the app was mounted. */
export function logStartUpError(error: unknown): void {
  console.error(startUpPrefix, error)
}

/** Logs that the app could not be mounted. */
export function logMountError(error: unknown): void {
  console.error(mountPrefix, error)
}

/** Logs that texts could not be loaded. */
export function logLocaleError(error: unknown): void {
  console.error(localePrefix + (error instanceof Error ? error.message : String(error)))
}

/**
 * Loads texts; when that fails, logs it and goes on with `fallback` (usually the default language's), so that
 * a missing file never stops the site.
 */
export async function loadTexts<T>(load: () => Promise<T>, fallback: T): Promise<T> {
  try {
    return await load()
  } catch (error) {
    logLocaleError(error)
    return fallback
  }
}
