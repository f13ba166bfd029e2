/** The payload beside each page: small data about it, merged into one store (R73). */
import { isObject, type Unchecked } from '../unchecked'
import { payloadUrl } from './addresses'
import type { FetchJson } from './metadata'

/** The site's own payloads: data about a page, by its path. */
export type PageSummary = { title: string; digest: string }

/** Data of all payloads read so far, by key. */
export type StaticData = Record<string, unknown>

/** The data of a response, or undefined if it is not a payload. */
function dataOf(value: unknown): StaticData | undefined {
  const data = (value as Unchecked<'data'>)?.data
  return isObject(data) && !Array.isArray(data) ? (data as StaticData) : undefined
}

/** Reads a page's data from a payload; undefined if there is nothing usable. */
export function summaryOf(path: string, data: StaticData | undefined): PageSummary | undefined {
  const summary = data && Object.hasOwn(data, path) ? (data[path] as Partial<PageSummary> | null) : undefined
  return typeof summary?.digest === 'string' ? (summary as PageSummary) : undefined
}

export type PayloadReader = {
  /** Reads the payload of a page in a build; each address once, unless it failed. Never rejects. */
  read: (path: string, id: string) => Promise<StaticData | undefined>
  /** Reads the payload and merges its data into the store by plain assignment. */
  load: (path: string, id: string) => Promise<void>
  data: StaticData
}

/** Makes a reader. `warn` receives the message and the error of a payload that cannot be read. */
export function createPayloadReader(
  fetchJson: FetchJson,
  warn: (message: string, error: unknown) => void,
): PayloadReader {
  const cache = new Map<string, Promise<StaticData | undefined>>()
  const data: StaticData = {}

  async function fetchPayload(url: string): Promise<StaticData | undefined> {
    try {
      const found = dataOf(await fetchJson(url))
      if (!found) throw new Error('not a payload')
      return found
    } catch (error) {
      cache.delete(url)
      warn(`[nuxt] Cannot load payload ${url}`, error)
      return undefined
    }
  }

  const read = (path: string, id: string) => {
    const url = payloadUrl(path, id)
    const found = cache.get(url) ?? fetchPayload(url)
    cache.set(url, found)
    return found
  }
  return {
    data,
    read,
    load: async (path, id) => void Object.assign(data, await read(path, id)),
  }
}
