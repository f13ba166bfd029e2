/** A build's metadata as the browser reads it: the prerendered pages and the rules about paths. */
import { isObject } from '../unchecked'
import { buildMetadataUrl, pagePath } from './addresses'
import { rulesFor, type RouteMatcher } from './matcher'

export type BuildMetadata = { id: string; timestamp: number; matcher: RouteMatcher; prerendered: string[] }

/** Fetches a JSON document, `cache` as in `fetch`; rejects when that fails. */
export type FetchJson = (url: string, cache?: RequestCache) => Promise<unknown>

/** Checks the shape of a fetched document; undefined when it is something else, such as a host's error page. */
export function parseMetadata(value: unknown): BuildMetadata | undefined {
  if (!isObject(value) || !isObject(value.matcher) || !Array.isArray(value.prerendered)) return undefined
  const { static: fixed, wildcard, dynamic } = value.matcher
  return [fixed, wildcard, dynamic].every(isObject) ? (value as BuildMetadata) : undefined
}

/** Returns a function that fetches the metadata of a build once; a failed fetch is not cached. */
export function createMetadataReader(fetchJson: FetchJson, prefix = '') {
  const pending = new Map<string, Promise<BuildMetadata | undefined>>()
  return (id: string): Promise<BuildMetadata | undefined> => {
    const found = pending.get(id)
    if (found) return found
    const reading = fetchJson(buildMetadataUrl(id, prefix)).then(parseMetadata, () => {
      pending.delete(id)
      return undefined
    })
    pending.set(id, reading)
    return reading
  }
}

/** Whether a page has a payload: it was prerendered, or a rule includes it and it is not a redirect. */
export function hasPayload(path: string, { prerendered, matcher }: BuildMetadata): boolean {
  const clean = pagePath(path)
  const { prerender, redirect } = rulesFor(clean, matcher)
  return prerendered.includes(clean) || (Boolean(prerender) && !redirect)
}
