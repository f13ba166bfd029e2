/** Fetches what the build knows of the site, for previews, link choices and checks. */
import type { KnownSite } from '../content-check/known-site'
import type { SiteContent } from '../page-data/from-entry/site-content'

/** For so many milliseconds an answer counts as fresh. */
const freshFor = 60_000

const answers = new Map<string, { at: number; value: Promise<unknown> }>()

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path).catch(() => undefined)
  return response?.ok ? response.json() : undefined
}

function remembered(path: string): Promise<unknown> {
  const known = answers.get(path)
  if (known && Date.now() - known.at < freshFor) return known.value
  const value = fetchJson(path)
  answers.set(path, { at: Date.now(), value })
  // A failure is not worth remembering.
  void value.then((found) => found === undefined && answers.delete(path))
  return value
}

/** Returns the content of the whole site; undefined if the server cannot be reached. */
export async function siteContent(): Promise<SiteContent | undefined> {
  return (await remembered('/admin/content.json')) as SiteContent | undefined
}

/** Returns what links and references may point to; undefined if the server cannot be reached. */
export async function knownSite(): Promise<KnownSite | undefined> {
  return (await remembered('/admin/known.json')) as KnownSite | undefined
}
