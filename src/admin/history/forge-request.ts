/**
 * Asks a forge with the rights of the person who has signed in. Decap's own requests wait up to an hour where a forge
 * has reached its limit, and say nothing.
 */
import type { BackendInstance } from '../decap/backend-types'
import type { Language } from '../words/language'
import { languageTags } from '../words/language'
import { explanationOf } from '../decap/explain'
import { dialogWordsIn } from '../words/dialogs'

export type Params = Readonly<Record<string, string | number>>

/** Asks for a path below the forge's API; throws a ForgeError for every failed response. */
export type Ask = (path: string, params?: Params) => Promise<Response>

/** How long an answer may take, in milliseconds: as long as Decap waits. */
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

/** When a forge answers again: GitHub names a moment in seconds since 1970, all others count seconds from now. */
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
  // GitHub says 403 for its limits, all others 429.
  const limited =
    status === 429 ||
    (status === 403 && (headers.get('x-ratelimit-remaining') === '0' || /rate limit/i.test(text)))
  throw new ForgeError(text, status, limited, limited ? endOfLimit(response) : undefined)
}

/** Requests as Decap's parts for GitHub and Forgejo make them; takes the parts' object for the API. */
export function askWithHeaders(api: NonNullable<BackendInstance['api']>): Ask {
  return async (path, params = {}) => {
    const [address, headers] = [api.urlFor?.(path, { params }) ?? path, await api.requestHeaders?.()]
    const signal = AbortSignal.timeout(patience)
    return answered(await fetch(address, { cache: 'no-cache', signal, ...(headers ? { headers } : {}) }))
  }
}

/** Requests as Decap's part for GitLab makes them, which renews its token on the way. */
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

/** The sentence for what went wrong on the way to the history. */
export function sentenceOf(error: unknown, language: Language): string {
  const said = dialogWordsIn(language)
  if (error instanceof ForgeError && error.limited) {
    const time = error.until?.toLocaleTimeString(languageTags[language], { timeStyle: 'short' })
    return said('errors.limit', { time })
  }
  // A forge does not reveal whether a repository exists to those who may not see it.
  if (error instanceof ForgeError && error.status === 404) return said('errors.missing')
  const known = explanationOf(error, language, 'loading')
  return known ?? said('errors.unreadable', { text: error instanceof Error ? error.message : String(error) })
}
