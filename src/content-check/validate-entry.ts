/** Validates one entry in all its languages against the content model; runs in the build and in the editor. */
import { asGroup, asValues, type Values } from '../lib/values'
import { collectionNamed, pathOfEntry } from '../content-model'
import { valueFindings } from '../content-model/validate'
import { label } from '../content-model/fields'
import type { FieldPath, Finding, Problem } from '../content-model/problems'
import { fieldName } from '../content-model/problems'
import { entryWithSectionIds } from '../content-model/section-ids'
import { defaultLocale, localeCodes, perLocale, type LocaleCode } from '../site/locales'
import { today } from '../site/publishing'
import { knownEntry } from './known-site'
import { withEntry, type SiteLookup } from './site-lookup'
import { type Rule } from './rule'
import { addresses } from './rules/addresses'
import { deadlines } from './rules/deadlines'
import { unknownFields } from './rules/keys'
import { links } from './rules/links'
import { markdown } from './rules/markdown'
import { ownPagePlace } from './rules/own-pages'
import { pageSections } from './rules/page-sections'
import { parallel } from './rules/parallel'
import { requiredBody } from './rules/required-body'
import { sameWords } from './rules/same-words'
import { sectionIds } from './rules/section-ids'
import { texts } from './rules/texts'
import { videoSources } from './rules/videos'
import { wording } from './rules/wording'
import { message } from '../content-model/sentences'
import { languageName } from '../content-model/wording'

const rules: readonly Rule[] = [
  unknownFields,
  requiredBody,
  texts,
  markdown,
  links,
  sameWords,
  wording,
  addresses,
  deadlines,
  videoSources,
  pageSections,
  ownPagePlace,
]

/** Locates a field: the file of its language and the line, as far as known. */
export type Locate = (
  locale: LocaleCode,
  at: FieldPath,
  textLine: number | undefined,
) => { path: string; line: number }

export type EntryContext = {
  /** The file name without language and ending. */
  readonly id: string
  /** The rest of the site, see `siteLookup`. */
  readonly lookup: SiteLookup
  /** Default: the entry's usual path, line 1. */
  readonly locate?: Locate
  /** Today, `YYYY-MM-DD`; default: the current day in Germany. */
  readonly day?: string
}

export type ValuesByLocale = Readonly<Partial<Record<LocaleCode, unknown>>>

const usualPlace =
  (name: string, id: string): Locate =>
  (locale) => ({ path: pathOfEntry(name, id, locale), line: 1 })

function problemOf(finding: Finding, locale: LocaleCode, locate: Locate): Problem {
  const { at, textLine, severity = 'error', rule, label: name, found, remedy } = finding
  const place = locate(locale, at, textLine)
  return { severity, rule, ...place, label: name, field: fieldName(at) || 'file', found, remedy, locale }
}

const languageLabel = label('Language', 'Sprache')

function missingLanguage(locale: LocaleCode): Finding {
  const content = message('missing-language', { language: languageName(locale) })
  return { ...content, label: languageLabel, at: [] }
}

/** A draft may be incomplete, and in one language only. */
function asUnfinished(problem: Problem): Problem {
  return problem.severity === 'error' ? { ...problem, severity: 'warning', unfinished: true } : problem
}

/** Front matter and body are one set of values here; the model's schema covers the front matter only. */
function withoutBody(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([key]) => key !== 'body'))
}

/**
 * Drops consequential findings: a faulty value is not reported again because the languages differ, nor an untranslated
 * text because it is in another language.
 */
function withoutEchoes(findings: readonly Finding[], faults: readonly Finding[]): Finding[] {
  const faulty = new Set(faults.map(({ at }) => fieldName(at)))
  const copied = new Set(
    findings.filter(({ rule }) => rule === 'untranslated').map(({ at }) => fieldName(at)),
  )
  return findings.filter(({ rule, at }) => {
    const name = fieldName(at)
    return !(rule === 'differs' && faulty.has(name)) && !(rule === 'unmarked-language' && copied.has(name))
  })
}

/**
 * Returns all problems of an entry. `values` holds each language's fields, with `body` for the Markdown below; a
 * missing language is an error. A draft's errors become warnings marked as unfinished. Pure: no I/O, and no clock if
 * `context.day` is given.
 */
export function validateEntry(name: string, values: ValuesByLocale, context: EntryContext): Problem[] {
  const collection = collectionNamed(name)
  if (!collection) throw new Error(`There is no collection “${name}”.`)
  const { id, day = today(), locate = usualPlace(name, id) } = context
  const known = knownEntry(collection, id, values, day)
  const lookup = withEntry(context.lookup, name, known)
  const first = asValues(values[defaultLocale])
  const named: Partial<Record<LocaleCode, Values>> = entryWithSectionIds(
    collection.fields,
    perLocale((locale) => asGroup(values[locale])),
  )
  const firstFaults = first ? valueFindings(collection.fields, withoutBody(first)) : []
  const problems = localeCodes.flatMap((locale) => {
    const own = asValues(values[locale])
    // A single-language page needs nothing in the others, whose file may hold the shared values.
    if (known.onlyIn && known.onlyIn !== locale) return []
    if (!own) return [problemOf(missingLanguage(locale), locale, locate)]
    const input = {
      collection,
      id,
      locale,
      values: own,
      unpublished: known.unpublished ?? false,
      day,
      lookup,
    }
    const other = locale !== defaultLocale
    const faults = other ? valueFindings(collection.fields, withoutBody(own)) : firstFaults
    const findings = [
      ...faults,
      ...sectionIds(collection, own, named[locale] ?? own),
      ...rules.flatMap((rule) => rule(input)),
      ...(first && other && !known.onlyIn
        ? parallel(collection, named[defaultLocale] ?? first, named[locale] ?? own, defaultLocale)
        : []),
    ]
    return withoutEchoes(findings, [...firstFaults, ...faults]).map((finding) =>
      problemOf(finding, locale, locate),
    )
  })
  return known.draft ? problems.map(asUnfinished) : problems
}
