/** What is known of the site, for previews, link choices and checks: the build's public files and the repository. */
import type { KnownSite } from '../../content-check/known-site'
import type { SiteContent } from '../../entries/site-content'

/** How long an answer counts as fresh, in milliseconds. */
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
  // A failure is not worth remembering.
  const forget = () => answers.delete(name)
  value.then((found) => found === undefined && forget(), forget)
  return value
}

const published = () =>
  remembered('known', () => fetchJson('/admin/known.json') as Promise<KnownSite | undefined>)

/** Asks again from now on: an entry has been deleted. */
export const forgetSite = (): void => answers.clear()

/** What the public files leave out, in a part that is loaded after the sign-in; undefined if it cannot be read. */
const fromRepository = (known: KnownSite) =>
  remembered('repository', async () => {
    const part = await import('./unpublished')
    const found = await part.unpublished(known).catch(() => undefined)
    return found && { found, site: part.withUnpublished(known, found), withoutGone: part.withoutGone }
  })

/** Returns the content of the whole site; undefined if the server cannot be reached. */
export async function siteContent(): Promise<SiteContent | undefined> {
  const [content, known] = await Promise.all([
    remembered('content', () => fetchJson('/admin/content.json') as Promise<SiteContent | undefined>),
    published(),
  ])
  const more = known && (await fromRepository(known))
  if (!content || !more) return content
  const entries = more.withoutGone(content.entries, more.found.gone)
  for (const [name, list] of Object.entries(more.found.entries))
    entries[name] = [...(entries[name] ?? []), ...list]
  return { ...content, entries }
}

/** Returns what links and references may point to; undefined if server or repository cannot be reached. */
export async function knownSite(): Promise<KnownSite | undefined> {
  const known = await published()
  return known && (await fromRepository(known))?.site
}
