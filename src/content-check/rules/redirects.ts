/** The redirects file: each rule in the one accepted form, from an address without a page to one with a page. */
import { label } from '../../content-model/fields'
import type { Message, Problem } from '../../content-model/problems'
import { message, quote } from '../../content-model/sentences'
import { localeCodes } from '../../site/locales'
import { aliasesOf, pathOf } from '../../site/paths'
import type { Redirect } from '../../site/redirects'
import { apiFolder, editorFolder, pagingSegment, routeIds, routeOf } from '../../site/routes'
import type { KnownSite } from '../known-site'
import { partOf } from '../own-pages'
import { decode } from '../sources/decode'
import { fileProblem, type SourceFile } from '../sources/source'

/** Without trailing slash, and without characters that are special in a host's configuration, even if encoded. */
const pathForm = /^(?:\/|(?:\/(?:[\w.~-]|%20|%[89a-f][\da-f])+)+)$/i

/** Hosts look for a redirect only after they have left out `index.html` and put a language prefix in lower case. */
function isSitePath(path: string): boolean {
  const [, prefix = ''] = path.split('/')
  const lower = prefix.toLowerCase()
  if (prefix !== lower && localeCodes.some((code) => code === lower)) return false
  try {
    return pathForm.test(path) && !decodeURIComponent(path).endsWith('/index.html')
  } catch {
    return false
  }
}

type Line = Redirect & { line: number }
type LineFinding = { line: number; field: string; content: Message }

/** Line pairs as `redirectsFile` writes them; any other line is a fault. */
function readLines(text: string): { list: Line[]; faults: LineFinding[] } {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  const list: Line[] = []
  const faults: LineFinding[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const from = /^- from: (\S+)$/.exec(lines[index] ?? '')?.[1]
    const next = lines[index + 1] ?? ''
    const to = /^ {2}to: (\S+)$/.exec(next)?.[1]
    if (from && to) list.push({ from, to, line: index + 1 })
    // If the second line of a pair is faulty, only that one is reported.
    else if (!from || !/^\s+\S/.test(next))
      faults.push({ line: index + 1, field: 'from', content: message('redirect-form') })
    else faults.push({ line: index + 2, field: 'to', content: message('redirect-form') })
    if (from && /^\s+\S/.test(next)) index += 1
  }
  return { list, faults }
}

type Addresses = {
  pages: ReadonlySet<string>
  hidden: ReadonlySet<string>
  errors: ReadonlySet<string>
  aliases: ReadonlyMap<string, string>
}

/** The addresses of all pages; `hidden` are those of unpublished entries, `aliases` lead to each alias's page. */
function addressesOf({ entries }: KnownSite): Addresses {
  const byName = new Map(
    Object.entries(entries).flatMap(([name, list]) => list.map((entry) => [`${name}/${entry.id}`, entry])),
  )
  const find = (collection: string, id: string) => byName.get(`${collection}/${id}`)
  const pages = new Set<string>()
  const hidden = new Set<string>()
  const errors = new Set<string>()
  const aliases = new Map<string, string>()
  for (const locale of localeCodes) {
    for (const id of routeIds) {
      const { entries: collection, status } = routeOf(id)
      const own = collection
        ? (entries[collection] ?? []).flatMap((entry) => {
            const slug = partOf(collection, entry, locale, find)
            return slug === undefined ? [] : [{ slug, unpublished: entry.unpublished }]
          })
        : [{ slug: undefined, unpublished: false }]
      for (const { slug, unpublished } of own) {
        const path = pathOf(id, locale, slug)
        if (status) {
          errors.add(path).add(`${path}.html`)
          continue
        }
        ;(unpublished ? hidden : pages).add(path)
        for (const alias of aliasesOf(id, locale, path)) aliases.set(alias, path)
      }
    }
  }
  return { pages, hidden, errors, aliases }
}

/** Returns whether redirects from this address form a loop. */
function isLoop(start: string, targets: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>()
  let at = targets.get(start)
  while (at !== undefined && at !== start && !seen.has(at)) {
    seen.add(at)
    at = targets.get(at)
  }
  return at === start
}

/** The numbered pages of the news list and the topic lists. */
const furtherPage = new RegExp(`^(.+)/(?:${Object.values(pagingSegment).join('|')})/\\d+$`)

/** A warning only: deleting a page in the editor must not block publishing everything else. */
function deadTarget(path: string, { hidden, aliases }: Addresses): Message {
  const page = aliases.get(path) ?? path
  if (hidden.has(page)) return message('redirect-to-nowhere.hidden', { path }, 'warning')
  if (page !== path) return message('redirect-to-nowhere.alias', { path, page }, 'warning')
  return message('redirect-to-nowhere', { path }, 'warning')
}

/** A path as hosts compare it. */
const decodedPath = (path: string): string => (isSitePath(path) ? decodeURIComponent(path) : path)

function faultsOf(list: readonly Line[], addresses: Addresses): LineFinding[] {
  const { pages, hidden, errors, aliases } = addresses
  const targets = new Map(list.map(({ from, to }) => [decodedPath(from), decodedPath(to)]))
  const seen = new Set<string>()
  const isAlive = (path: string) =>
    [path, furtherPage.exec(path)?.[1] ?? path].some((own) =>
      [pages, hidden, errors, aliases].some((paths) => paths.has(own)),
    )
  return list.flatMap(({ from, to, line }): LineFinding[] => {
    const inFrom = (content: Message): LineFinding => ({ line, field: 'from', content })
    const inTo = (content: Message): LineFinding => ({ line: line + 1, field: 'to', content })
    const wrong = [
      ...(isSitePath(from) ? [] : [inFrom(message('redirect-path', { path: quote(from, 80) }))]),
      ...(isSitePath(to) ? [] : [inTo(message('redirect-path', { path: quote(to, 80) }))]),
    ]
    if (wrong.length > 0) return wrong
    if ([apiFolder, editorFolder].some((folder) => from === folder || from.startsWith(`${folder}/`)))
      return [inFrom(message('reserved-address.redirect', { path: from }))]
    const address = decodedPath(from)
    if (seen.has(address)) return [inFrom(message('redirect-twice', { path: from }))]
    seen.add(address)
    if (isLoop(address, targets)) return [inFrom(message('redirect-loop', { path: from }))]
    return [
      ...(isAlive(from) ? [inFrom(message('redirect-hides-page', { path: from }))] : []),
      ...(pages.has(to) ? [] : [inTo(deadTarget(to, addresses))]),
    ]
  })
}

const fileLabel = label('Redirects', 'Weiterleitungen')

/** Returns the problems of the redirects file, with their lines. */
export function redirectProblems(file: SourceFile, known: KnownSite): Problem[] {
  // Removing the last redirect leaves an empty file, or an empty line where an empty file cannot be written.
  if (file.size <= '\n'.length) return []
  const decoded = decode(file)
  if ('fault' in decoded) return [fileProblem(file.path, decoded.fault)]
  const { list, faults } = readLines(decoded.text)
  return [...faults, ...faultsOf(list, addressesOf(known))].map(({ content, line, field }) =>
    fileProblem(file.path, { ...content, line, field, label: fileLabel }),
  )
}
