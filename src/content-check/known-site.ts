/** Valid targets of links and references: the site's entries, their addresses and fragments, and its files. */
import { asGroup, asValues, type Values } from '../lib/values'
import type { Collection } from '../content-model'
import { isLocaleCode, localeCodes, perLocale, type LocaleCode, type PerLocale } from '../site/locales'
import { isUnpublishedInAny } from '../site/publishing'
import { ownPages } from '../site/routes'
import { headingsOf, parseMarkdown } from './markdown-parse'
import { outOfBounds } from './markdown-bounds'
import { walkFields } from '../content-model/walk'

export type KnownEntry = {
  /** The file name without language and ending. */
  readonly id: string
  /** A draft, or scheduled for a later day. */
  readonly unpublished?: boolean
  /** Marked as a draft in any language; set only then. */
  readonly draft?: true
  readonly slugs: PerLocale<string>
  /** For a custom page: its parent page as written, and its only language if it has one. */
  readonly parent?: string
  readonly onlyIn?: LocaleCode
  /** For the settings: optional company facts that are not set. */
  readonly missingFacts?: readonly string[]
  /** For a person: a member of the management, as far as the file can be read; set only then. */
  readonly management?: true
  /** Heading ids and section anchors, for links with `#`; absent if the language could not be read. */
  readonly fragments: Partial<PerLocale<readonly string[]>>
}

/** Serializable as JSON for the editor. Files are site paths (`/media/x.png`). */
export type KnownSite = {
  readonly entries: Readonly<Record<string, readonly KnownEntry[]>>
  /** Absent if files are unknown, as during an upload: then none counts as missing. */
  readonly media?: readonly string[]
  /** Files served unchanged: below `/downloads/` and `/videos/`. */
  readonly downloads?: readonly string[]
}

function fragmentsOf(collection: Collection, values: Values): string[] {
  const found: string[] = []
  const addText = (source: unknown) => {
    if (typeof source !== 'string' || outOfBounds(source)) return
    found.push(...headingsOf(parseMarkdown(source).tokens).map((heading) => heading.id))
  }
  walkFields(collection.fields, values, ({ field, at, value }) => {
    if (field.kind === 'markdown') addText(value)
    if (field.kind === 'slug' && at.at(-1) === 'anchor' && typeof value === 'string') found.push(value)
  })
  addText(values['body'])
  return found
}

/** The optional company facts that no language sets. None is missing from a file that cannot be read. */
function missingFacts({ fields }: Collection, values: readonly Values[]): string[] {
  const { company } = fields
  if (company?.kind !== 'object' || values.length === 0) return []
  const facts = values.map((own) => asGroup(own['company']))
  return Object.entries(company.fields).flatMap(([name, { required }]) =>
    required || facts.some((own) => own[name]) ? [] : [`company.${name}`],
  )
}

/** Summarizes an entry from the values of its languages. `day` is today, `YYYY-MM-DD`. */
export function knownEntry(
  collection: Collection,
  id: string,
  byLocale: Partial<Record<LocaleCode, unknown>>,
  day?: string,
): KnownEntry {
  const values = perLocale((locale) => asGroup(byLocale[locale]))
  const slugOf = (locale: LocaleCode) => {
    const own = values[locale]['slug']
    return typeof own === 'string' && own.trim() ? own : id
  }
  const all = Object.values(values)
  const read = Object.values(byLocale)
    .map(asValues)
    .filter((own) => own !== undefined)
  const parent = all.map((own) => own['above']).find((value) => typeof value === 'string' && value)
  const onlyIn = all.map((own) => own['onlyIn']).find(isLocaleCode)
  return {
    id,
    ...(collection.name === ownPages && typeof parent === 'string' ? { parent } : {}),
    ...(collection.name === ownPages && onlyIn ? { onlyIn } : {}),
    unpublished: isUnpublishedInAny(collection.name, Object.values(values), day),
    ...(Object.values(values).some(({ draft }) => draft === true) ? { draft: true } : {}),
    ...(collection.name === 'site' ? { missingFacts: missingFacts(collection, read) } : {}),
    ...(collection.name === 'team' &&
    (read.length === 0 || read.some(({ management }) => management === true))
      ? { management: true }
      : {}),
    slugs: perLocale(slugOf),
    fragments: Object.fromEntries(
      localeCodes
        .filter((locale) => asValues(byLocale[locale]))
        .map((locale) => [locale, fragmentsOf(collection, values[locale])]),
    ),
  }
}
