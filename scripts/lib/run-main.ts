/** Ends a script that fails. */

/**
 * Runs the main function of a script. If it fails, prints why, without a stack trace, and exits with `code`, even if
 * something keeps the process alive.
 */
export function runMain(main: () => Promise<void> | void, code = 1): void {
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exit(code)
    })
}
