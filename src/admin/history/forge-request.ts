/**
 * Requests to a forge with the rights of the signed-in person. Decap's own requests silently wait up to an hour when
 * the rate limit is exceeded.
 */
import type { BackendInstance } from '../decap/backend-types'
import { explanationOf } from '../decap/explain'
import { languageTags, pageLanguage } from '../words/language'
import { said } from '../words/dialogs'

export type Params = Readonly<Record<string, string | number>>

/** Requests a path below the forge's API; throws a ForgeError for every failed response. */
export type Ask = (path: string, params?: Params) => Promise<Response>

/** The request timeout in milliseconds, the same as Decap's. */
const patience = 60_000

/** A refused request. `limited`: the rate limit is exceeded; `until`: when it resets, if the forge reports it. */
export class ForgeError extends Error {
  override name = 'ForgeError'

  constructor(
    message: string,
    readonly status: number,
    readonly limited = false,
    readonly until?: Date,
  ) {
    super(message)
  }
}

/** A 404 is a valid answer: there is no such thing. */
export const orNothing = (error: unknown): undefined => {
  if (error instanceof ForgeError && error.status === 404) return undefined
  throw error
}

/** When the rate limit resets: GitHub sends a Unix time in seconds, all others the number of seconds from now. */
function endOfLimit({ headers }: Response): Date | undefined {
  const wait = Number(headers.get('retry-after') ?? Number.NaN)
  if (wait > 0) return new Date(Date.now() + wait * 1000)
  const reset = Number(headers.get('x-ratelimit-reset') ?? headers.get('ratelimit-reset') ?? Number.NaN)
  return reset > 0 ? new Date(reset * 1000) : undefined
}

async function answered(response: Response): Promise<Response> {
  if (response.ok) return response
  const text = await response.text().catch(() => '')
  const { status, headers } = response
  // GitHub answers 403 when a limit is exceeded, all others 429.
  const limited =
    status === 429 ||
    (status === 403 && (headers.get('x-ratelimit-remaining') === '0' || /rate limit/i.test(text)))
  throw new ForgeError(text, status, limited, limited ? endOfLimit(response) : undefined)
}

/** Makes requests like Decap's clients for GitHub and Forgejo; takes the client's API object. */
export function askWithHeaders(api: NonNullable<BackendInstance['api']>): Ask {
  return async (path, params = {}) => {
    const [address, headers] = [api.urlFor?.(path, { params }) ?? path, await api.requestHeaders?.()]
    const signal = AbortSignal.timeout(patience)
    return answered(await fetch(address, { cache: 'no-cache', signal, ...(headers ? { headers } : {}) }))
  }
}

/** Makes requests through Decap's client for GitLab, which renews its token when necessary. */
export function askThroughDecap(api: NonNullable<BackendInstance['api']>): Ask {
  return async (url, params = {}) => {
    const request = await api.buildRequest?.({ url, params })
    if (!request) throw new Error('The forge cannot be asked.')
    if (api.requestFunction) return answered(await api.requestFunction(request))
    const { url: address, params: _, ...options } = request.toJS()
    const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]))
    const signal = AbortSignal.timeout(patience)
    return answered(await fetch(`${String(address)}?${query.toString()}`, { ...options, signal }))
  }
}

/** Returns a sentence that explains why the history could not be loaded. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ForgeError && error.limited) {
    const time = error.until?.toLocaleTimeString(languageTags[pageLanguage()], { timeStyle: 'short' })
    return said('errors.limit', { time })
  }
  // A forge does not reveal whether a repository exists to those without access.
  if (error instanceof ForgeError && error.status === 404) return said('errors.missing')
  const known = explanationOf(error, 'loading')
  return known ?? said('errors.unreadable', { text: error instanceof Error ? error.message : String(error) })
}
