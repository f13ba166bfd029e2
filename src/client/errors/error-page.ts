/** The content of an error page (R28, R29; docs/spec/errors.md#error-page). */

/** The default messages (R29). */
export const errorTitles = { notFound: 'Page Not Found', server: 'Internal Server Error' } as const

/** An error as thrown or reported; all parts are optional, because anything can be thrown. */
export type PageError = { statusCode?: unknown; statusMessage?: string | null; message?: string }

/** The status: a number, 500 when none is given (NaN for text that is not a number, and thus not a 404 either). */
export function statusOf(error: PageError): number {
  return Number(error.statusCode || 500)
}

/** Which of the two views shows a status. */
export function errorViewOf(status: number): 'not-found' | 'server-error' {
  return status === 404 ? 'not-found' : 'server-error'
}

/** The page's title: the error's own message, else the default; an empty message counts as none (A8). */
export function errorTitle(error: PageError): string {
  const standard = errorViewOf(statusOf(error)) === 'not-found' ? errorTitles.notFound : errorTitles.server
  return error.statusMessage || standard
}
