/** Files that the site's own scripts read: build metadata and payloads; and machine-readable dates. */
import type { Check } from '../lib/report'
import type { Site } from '../lib/site'
import { dateChecks } from './dates'

/** Reads a file, or reports that it is missing. */
function withFile(site: Site, file: string, problems: (text: string) => (string | false)[]): Check {
  const found = site.files.has(file) ? problems(site.text(file)) : [`${file} is missing`]
  return { name: file.slice(1), problems: found.filter((problem) => problem !== false) }
}

type Latest = { id?: string; timestamp?: number }
type Metadata = Latest & { matcher?: unknown; prerendered?: string[] }

/** R71, R72, B7: the build manifest, and the metadata that it refers to. */
function buildMetadata(site: Site): Check {
  return withFile(site, '/builds/latest.json', (text) => {
    const { id } = JSON.parse(text) as Latest
    const file = `/builds/meta/${id}.json`
    if (!id || !site.files.has(file)) return [`${file} is missing`]
    const metadata = JSON.parse(site.text(file)) as Metadata
    const known = new Set(metadata.prerendered)
    const expected = site.pages.filter(({ declared }) => declared?.status === 200).map(({ path }) => path)
    return [
      metadata.id !== id && 'the ids differ',
      metadata.matcher === undefined && 'no matcher',
      ...expected.filter((path) => !known.has(path)).map((path) => `${path} is not listed as prerendered`),
      ...[...known]
        .filter((path) => path !== '/' && path.endsWith('/'))
        .map((path) => `${path} ends with a slash`),
    ]
  })
}

/** R73: a payload beside each page, with a `data` field. */
function payloads(site: Site): Check {
  const pages = site.pages.filter(({ declared }) => declared?.status === 200)
  const problems = pages.flatMap(({ path }) => {
    const file = `${path === '/' ? '' : path}/_payload.json`
    if (!site.files.has(file)) return [`${file} is missing`]
    const payload = JSON.parse(site.text(file)) as { data?: unknown }
    return typeof payload.data === 'object' && payload.data !== null ? [] : [`${file} has no data`]
  })
  return { name: 'payloads', problems }
}

/**
 * No page contains the build id: it would change with every edit of another page, and hosts upload what has changed.
 */
function unnamed(site: Site): Check {
  return withFile(site, '/builds/latest.json', (text) => {
    const { id = '' } = JSON.parse(text) as Latest
    const facts = JSON.parse(site.text('/page-data/app-data.json')) as { build?: string }
    const named = [...site.files].filter(
      (file) => /(?:\.html|page-data\.json|_payload\.json)$/.test(file) && site.text(file).includes(id),
    )
    return [facts.build !== id && 'app-data.json names another', ...named.map((file) => `${file} names it`)]
  })
}

export function machineFileChecks(site: Site): Check[] {
  return [...dateChecks(site), buildMetadata(site), payloads(site), unnamed(site)]
}
