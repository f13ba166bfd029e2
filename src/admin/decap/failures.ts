/** Records failed requests to the server: Decap’s backends often return nothing when a request fails. */
import type { BackendInstance } from './backend-types'
import { statusOf } from './explain'

type Failures = { count: number; last?: unknown }

const noted = new WeakMap<object, Failures>()

/** Whether the server has answered that there is no such file. */
export const isMissing = (error: unknown): boolean => statusOf(error) === 404

function failuresOf({ api }: BackendInstance): Failures {
  if (!api?.request) return { count: 0 }
  const known = noted.get(api)
  if (known) return known
  const failures: Failures = { count: 0 }
  const request = api.request.bind(api)
  api.request = (...given: unknown[]) =>
    Promise.resolve(request(...given)).catch((error: unknown) => {
      if (!isMissing(error)) {
        failures.count += 1
        failures.last = error
      }
      throw error
    })
  noted.set(api, failures)
  return failures
}

/** Runs a query and returns its answer with the last failure that occurred meanwhile, if any. */
export async function noting<T>(
  backend: BackendInstance,
  run: () => Promise<T>,
): Promise<{ answer: T; failure?: unknown }> {
  const failures = failuresOf(backend)
  const before = failures.count
  const answer = await run()
  return failures.count > before ? { answer, failure: failures.last } : { answer }
}
