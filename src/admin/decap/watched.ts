/** Runs an operation that needs the server: shows a notice when it is slow, and explains its failure. */
import { showSlow } from './panel-store'
import { words } from '../words/words'
import { Refusal, rethrow, type Doing } from './explain'

/** After this many milliseconds a notice says that the server is slow. */
const slowAfter = 6000

/** Takes the interface language, the operation and its kind; throws its error in plain words. */
export async function watched<T>(run: () => Promise<T>, doing?: Doing): Promise<T> {
  // Decap would retry for a minute before giving up.
  if (!navigator.onLine) {
    const kind = doing === 'loading' ? 'loading' : 'saving'
    throw new Refusal(words(`errors.${kind}.offline`))
  }
  const timer = setTimeout(() => showSlow(true), slowAfter)
  try {
    return await run()
  } catch (error) {
    return rethrow(error, doing)
  } finally {
    clearTimeout(timer)
    showSlow(false)
  }
}
