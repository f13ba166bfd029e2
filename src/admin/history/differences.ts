/** The differences between two versions of an entry, field by field. */
import { diffArrays, diffWordsWithSpace } from 'diff'
import { isBlank, isGroup, isUnset, type Values } from '../../lib/values'
import type { Collection } from '../../content-model'
import type { FieldPath } from '../../content-model/problems'
import { kindOfSection, sectionKeys } from '../../content-model/section-ids'
import { same } from '../../content-model/values'
import { defaultLocale, localeCodes, type LocaleCode } from '../../site/locales'
import type { PastValues } from './timeline'

/** `in`: whose positions the path to the field refers to; removed items have positions in the previous values only. */
export type Difference = {
  locale: LocaleCode
  at: FieldPath
  in: 'before' | 'after'
  before: unknown
  after: unknown
}
type Found = Omit<Difference, 'locale'>

/** Of a section, only its fields: the kind is part of its label, and the id is internal. */
const keysOf = (a: Values, b: Values): string[] => {
  const keys = [...new Set([...Object.keys(b), ...Object.keys(a)])]
  return 'type' in a || 'type' in b ? keys.filter((key) => !sectionKeys.includes(key)) : keys
}

const equal = (a: unknown, b: unknown): boolean => {
  if (isUnset(a) && isUnset(b)) return true
  if (typeof a === 'string' && typeof b === 'string') return a.trim() === b.trim()
  if (!isGroup(a) || !isGroup(b)) return same(a, b)
  return a['type'] === b['type'] && keysOf(a, b).every((key) => equal(a[key], b[key]))
}

/** Pairs equal items; an item that replaces another of the same kind counts as changed. */
function inLists(
  before: readonly unknown[],
  after: readonly unknown[],
  at: FieldPath,
  side: Found['in'],
): Found[] {
  const found: Found[] = []
  let [old, now] = [0, 0]
  let gone: { item: unknown; index: number }[] = []
  const leave = () => {
    for (const { item, index } of gone) found.push(...between(item, undefined, [...at, index], 'before'))
    gone = []
  }
  for (const { value, added, removed } of diffArrays([...before], [...after], { comparator: equal })) {
    if (!added) leave()
    for (const item of value) {
      if (removed) gone.push({ item, index: old })
      else if (added) {
        const pair = gone.findIndex((other) => kindOfSection(other.item) === kindOfSection(item))
        const [other] = pair < 0 ? [] : gone.splice(pair, 1)
        found.push(...between(other?.item, item, [...at, now], side))
      }
      if (!added) old += 1
      if (!removed) now += 1
    }
  }
  leave()
  return found
}

const isBranch = (value: unknown): value is Values | unknown[] =>
  isGroup(value) || (Array.isArray(value) && value.some(isGroup))

function between(before: unknown, after: unknown, at: FieldPath, side: Found['in']): Found[] {
  if (equal(before, after)) return []
  const [old, now] = [before ?? undefined, after ?? undefined]
  if ([old, now].some(isBranch)) {
    if ([old, now].every((value) => value === undefined || isGroup(value)))
      return inGroups((old ?? {}) as Values, (now ?? {}) as Values, at, side)
    if ([old, now].every((value) => isBlank(value) || Array.isArray(value)))
      return inLists((old ?? []) as unknown[], (now ?? []) as unknown[], at, side)
  }
  return [{ at, in: side, before: old, after: now }]
}

function inGroups(before: Values, after: Values, at: FieldPath, side: Found['in']): Found[] {
  const keys = at.length > 0 ? keysOf(before, after) : [...new Set(Object.keys({ ...after, ...before }))]
  return keys.flatMap((key) => between(before[key], after[key], [...at, key], side))
}

/** Returns the differences in form order. A value shared by all languages is listed once, in the default language. */
export function differencesOf(collection: Collection, before: PastValues, after: PastValues): Difference[] {
  const order = [...Object.keys(collection.fields), 'body']
  const place = ({ at }: Found) => {
    const index = order.indexOf(String(at[0]))
    return index < 0 ? order.length : index
  }
  return localeCodes.flatMap((locale) => {
    const isShared = ({ at }: Found) => {
      const field = collection.fields[String(at[0])]
      return locale !== defaultLocale && field !== undefined && !field.translated
    }
    return inGroups(before[locale] ?? {}, after[locale] ?? {}, [], 'after')
      .filter((difference) => !isShared(difference))
      .sort((a, b) => place(a) - place(b))
      .map((difference) => ({ locale, ...difference }))
  })
}

/** A stretch of text: in both versions, in the old one only, or in the new one only. */
export type Stretch = { text: string; kind: 'kept' | 'removed' | 'added' }

/** The timeout for comparing a text by words, in milliseconds; after that the whole texts are shown. */
const longest = 1000

/** Characters of unchanged text shown on each side of a change. */
const around = 160

/** Cuts unchanged words far from any change. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const [start, end] = [isFirst ? 0 : around, isLast ? 0 : around]
  if (text.length <= start + end + around) return text
  return `${text.slice(0, start)} … ${end ? text.slice(-end) : ''}`
}

/** Joins changes separated only by white space: old words first, then new ones. */
function together(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = []
  let [old, now, gap] = ['', '', '']
  const leave = () => {
    if (old) joined.push({ text: old, kind: 'removed' })
    if (now) joined.push({ text: now, kind: 'added' })
    if (gap) joined.push({ text: gap, kind: 'kept' })
    ;[old, now, gap] = ['', '', '']
  }
  for (const { text, kind } of stretches) {
    if (kind === 'kept') {
      const isGap = text.trim() === '' && (old !== '' || now !== '')
      if (isGap) gap += text
      else {
        leave()
        joined.push({ text, kind })
      }
      continue
    }
    ;[old, now, gap] = [old + gap, now + gap, '']
    if (kind === 'removed') old += text
    else now += text
  }
  leave()
  return joined
}

/** Compares two texts word by word. */
export function changedWords(before: string, after: string): Stretch[] {
  const parts = before && after ? diffWordsWithSpace(before, after, { timeout: longest }) : undefined
  if (!parts) {
    const both = [
      { text: before, kind: 'removed' },
      { text: after, kind: 'added' },
    ] as const
    return both.filter(({ text }) => text !== '')
  }
  const stretches = parts.map(({ value, added, removed }): Stretch => {
    return { text: value, kind: added ? 'added' : removed ? 'removed' : 'kept' }
  })
  return together(stretches).map(({ text, kind }, index, { length }) => ({
    text: kind === 'kept' ? shortened(text, index === 0, index === length - 1) : text,
    kind,
  }))
}
