/** The editor's data about the site for previews, link fields and checks: public build files and the repository. */
import type { KnownSite } from '../../content-check/known-site'
import { withLongTexts, type ContentEntry, type SiteContent } from '../../entries/site-content'

/** How long an answer stays fresh, in milliseconds. */
const freshFor = 60_000

const answers = new Map<string, { at: number; value: Promise<unknown> }>()

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path).catch(() => undefined)
  return response?.ok ? response.json() : undefined
}

function remembered<T>(name: string, ask: () => Promise<T | undefined>): Promise<T | undefined> {
  const known = answers.get(name)
  if (known && Date.now() - known.at < freshFor) return known.value as Promise<T | undefined>
  const value = ask()
  answers.set(name, { at: Date.now(), value })
  // Failures are not cached.
  const forget = () => answers.delete(name)
  value.then((found) => found === undefined && forget(), forget)
  return value
}

const published = () =>
  remembered('known', () => fetchJson('/admin/known.json') as Promise<KnownSite | undefined>)

const briefContent = () =>
  remembered('content', () => fetchJson('/admin/content.json') as Promise<SiteContent | undefined>)

/** Clears the cache after an entry has been saved or deleted. */
export const forgetSite = (): void => answers.clear()

/** Data that the public files omit, from a chunk loaded after sign-in; throws the repository's error. */
async function fromRepository() {
  const [known, content] = await Promise.all([published(), briefContent()])
  if (!known || !content) return undefined
  return remembered('repository', async () => {
    const part = await import('./unpublished')
    const found = await part.unpublished(known, content.files)
    const entries = part.withChanged(content.entries, found.gone, found.entries)
    return {
      site: part.withUnpublished(known, found),
      content: { ...content, entries },
      whole: found.entries,
    }
  })
}

/**
 * Returns the content of the whole site, without the long texts of entries that have their own pages and are unchanged
 * since the build; undefined if the server cannot be reached.
 */
export async function siteContent(): Promise<SiteContent | undefined> {
  const [content, more] = await Promise.all([briefContent(), fromRepository().catch(() => undefined)])
  return more?.content ?? content
}

/**
 * Returns the current content of the repository; undefined with the local server, or if the public files cannot be
 * fetched. Throws the repository's error.
 */
export async function contentNow(): Promise<SiteContent | undefined> {
  const { asksForge } = await import('./unpublished')
  if (!asksForge()) return undefined
  answers.delete('repository')
  return (await fromRepository())?.content
}

/** Returns the content with all texts; undefined if the server cannot be reached. */
export async function wholeContent(): Promise<SiteContent | undefined> {
  const [content, more] = await Promise.all([siteContent(), fromRepository().catch(() => undefined)])
  if (!content) return undefined
  const entries = { ...content.entries }
  for (const [name, count] of Object.entries(content.parts ?? {})) {
    const paths = Array.from({ length: count }, (_, part) => `/admin/texts/${name}-${part}.json`)
    const parts = await Promise.all(
      paths.map((path) => fetchJson(path) as Promise<ContentEntry[] | undefined>),
    )
    // In a missing text, searches and checks for uses would find nothing.
    if (parts.includes(undefined)) return undefined
    const whole = new Set(more?.whole[name]?.map(({ id }) => id))
    const long = parts.flatMap((part) => part ?? []).filter(({ id }) => !whole.has(id))
    entries[name] = withLongTexts(entries[name] ?? [], long)
  }
  return { ...content, entries }
}

/** Returns the valid targets of links and references; throws the error of the server or repository. */
export async function requiredSite(): Promise<KnownSite> {
  const found = await fromRepository()
  if (!found) throw new TypeError('Failed to fetch')
  return found.site
}

/** The same; undefined if the server or repository cannot be reached. */
export const knownSite = (): Promise<KnownSite | undefined> => requiredSite().catch(() => undefined)
