/** Three-way merge of an entry: as opened, as it is upstream now, and as edited here. */
import { asList, isBlank, isGroup, type Values } from '../../lib/values'
import { localeCodes, type LocaleCode } from '../../site/locales'
import type { FieldPath } from '../../content-model/problems'
import { haveIds, joinedIds, sectionsById } from '../../content-model/section-ids'
import { same, type EntryValues } from '../../content-model/values'
import { origins } from './origins'

/** A value changed upstream. `both`: the editor has changed the same value differently. */
export type Difference = {
  locale: LocaleCode
  at: FieldPath
  before: unknown
  theirs: unknown
  mine: unknown
  both: boolean
}

type Found = (difference: Difference) => void

/** A value as it was opened, as it is upstream now, and as edited here. */
type Versions<Value = unknown> = readonly [before: Value, theirs: Value, mine: Value]

const each = <A, B>([before, theirs, mine]: Versions<A>, make: (value: A) => B): Versions<B> => [
  make(before),
  make(theirs),
  make(mine),
]

/** By language. All are merged at once, because an item of a list exists in every language or in none. */
type Everywhere<Value = unknown> = ReadonlyMap<LocaleCode, Value>

const mapped = <A, B>(values: Everywhere<A>, make: (value: A) => B): Map<LocaleCode, B> =>
  new Map([...values].map(([locale, value]) => [locale, make(value)]))

/** The items of a list by id, in order. */
type Items = ReadonlyMap<string, Everywhere>

const sameInOneLanguage = (a: Everywhere, b: Everywhere): boolean =>
  [...a].some(([locale, value]) => !isBlank(value) && same(value, b.get(locale)))

const sameInAll = (a: Everywhere, b: Everywhere): boolean =>
  [...a].every(([locale, value]) => same(value, b.get(locale)))

/** Items by their own ids. */
function itemsById(lists: Everywhere<readonly unknown[]>): Items {
  const sections = mapped(lists, sectionsById)
  const ids = [...sections.values()].reduce<string[]>((all, own) => joinedIds(all, [...own.keys()]), [])
  return new Map(
    ids.map((id) => {
      const having = [...sections].filter(([, own]) => own.has(id))
      return [id, new Map(having.map(([locale, own]) => [locale, own.get(id)?.section]))]
    }),
  )
}

/** Items by position; undefined if languages have different numbers of them. One without any is not translated yet. */
function itemsByPlace(lists: Everywhere<readonly unknown[]>): Everywhere[] | undefined {
  const filled = new Map([...lists].filter(([, list]) => list.length > 0))
  const [first = [], ...others] = filled.values()
  if (others.some(({ length }) => length !== first.length)) return undefined
  return first.map((_, index) => mapped(filled, (list) => list[index]))
}

/** Gives an item without an id the one of the item that it was, so that a moved item keeps its text. */
function itemsByOrigin([before, theirs, mine]: Versions<Everywhere[]>): Versions<Items> {
  const isSame = sameInOneLanguage
  const from = (items: Everywhere[]) => origins(before, items, { isSame, mayBeEdited: true })
  const [theirFrom, myFrom] = [from(theirs), from(mine)]
  // What both have added is one item.
  const added = theirs.map((item, index) => (theirFrom[index] === undefined ? item : new Map()))
  const theirsInMine = origins(added, mine, { isSame, mayBeEdited: false })
  return [
    new Map(before.map((item, index) => [String(index), item])),
    new Map(theirs.map((item, index) => [String(theirFrom[index] ?? `theirs ${index}`), item])),
    new Map(
      mine.map((item, index) => {
        const place = theirsInMine[index]
        return [String(myFrom[index] ?? (place === undefined ? `mine ${index}` : `theirs ${place}`)), item]
      }),
    ),
  ]
}

/** The items of a list in all three versions; undefined for any other value, or if the languages do not match. */
function itemsOf(values: Everywhere<Versions>): Versions<Items> | undefined {
  const all = [...values.values()].flat()
  if (!all.every((value) => isBlank(value) || Array.isArray(value)) || !all.some(Array.isArray))
    return undefined
  const lists = each([0, 1, 2] as const, (version) => mapped(values, (versions) => asList(versions[version])))
  if (lists.every((version) => [...version.values()].every(haveIds))) return each(lists, itemsById)
  const [before, theirs, mine] = each(lists, itemsByPlace)
  return before && theirs && mine && itemsByOrigin([before, theirs, mine])
}

/** What an item is called: a section by its heading, a question or menu item by its first text. */
const nameOf = (item: unknown): unknown =>
  isGroup(item) ? (item['heading'] ?? Object.values(item)[0]) : item

/** Whether the ids that both lists contain are in a different order. */
function isReordered(a: readonly string[], b: readonly string[]): boolean {
  return !same(
    a.filter((id) => b.includes(id)),
    b.filter((id) => a.includes(id)),
  )
}

/** Pairs items by id. A removed item is kept if the other side has edited it, in any language. */
function mergeItems(
  values: Everywhere<Versions>,
  items: Versions<Items>,
  at: FieldPath,
  found: Found,
): Map<LocaleCode, unknown> {
  const report = (place: FieldPath, of: Everywhere<Versions>, both: boolean): void => {
    for (const [locale, versions] of of) {
      const [before, theirs, mine] = versions
      if (!versions.every(isBlank)) found({ locale, at: place, before, theirs, mine, both })
    }
  }
  const [old, their, own] = each(items, (version) => [...version.keys()])
  const iMoved = isReordered(old, own)
  if (isReordered(old, their) && isReordered(their, own)) {
    const names = (list: unknown) => (Array.isArray(list) ? list.map(nameOf) : list)
    report(
      at,
      mapped(values, (versions) => each(versions, names)),
      iMoved,
    )
  }
  const ids = iMoved ? joinedIds(own, their) : joinedIds(their, own)
  const merged = ids.map((id): Everywhere | undefined => {
    const [was, theirItem, myItem] = each(items, (version) => version.get(id))
    const inner = new Map(
      [...values.keys()].map((locale) => [
        locale,
        each([was, theirItem, myItem], (item) => item?.get(locale)),
      ]),
    )
    const place = [...at, own.includes(id) ? own.indexOf(id) : their.indexOf(id)]
    if (theirItem && myItem) return mergeValues(inner, place, found)
    const item = theirItem ?? myItem
    const isKept = !was || !item || !sameInAll(was, item)
    // Theirs is new, or they removed it, or I removed what they edited.
    if (myItem ? was : isKept) report(place, inner, Boolean(myItem) && isKept)
    return isKept ? item : undefined
  })
  return new Map(
    [...values].map(([locale, versions]) => {
      const list = merged.flatMap((item) => {
        const value = item?.get(locale)
        return value === undefined ? [] : [value]
      })
      return [locale, versions.every(isBlank) ? versions[2] : list]
    }),
  )
}

function mergeGroups(
  groups: Everywhere<Versions<Values>>,
  at: FieldPath,
  found: Found,
): Map<LocaleCode, unknown> {
  const names = new Set([...groups.values()].flat().flatMap(Object.keys))
  const merged = mapped(groups, (): Record<string, unknown> => ({}))
  for (const name of names) {
    const inner = mapped(groups, (versions) => each(versions, (group) => group[name]))
    for (const [locale, value] of mergeValues(inner, [...at, name], found)) {
      const group = merged.get(locale)
      if (group && value !== undefined) group[name] = value
    }
  }
  return merged
}

function mergeOne(locale: LocaleCode, versions: Versions, at: FieldPath, found: Found): unknown {
  const [before, theirs, mine] = versions
  const both = !same(before, mine)
  found({ locale, at, before, theirs, mine, both })
  return both ? mine : theirs
}

const isSettled = ([before, theirs, mine]: Versions): boolean => same(before, theirs) || same(theirs, mine)

const areGroups = (versions: Versions): versions is Versions<Values> => versions.every(isGroup)

function mergeValues(values: Everywhere<Versions>, at: FieldPath, found: Found): Map<LocaleCode, unknown> {
  if ([...values.values()].every(isSettled)) return mapped(values, ([, , mine]) => mine)
  const items = itemsOf(values)
  if (items) return mergeItems(values, items, at, found)
  const groups = new Map<LocaleCode, Versions<Values>>()
  for (const [locale, versions] of values) if (areGroups(versions)) groups.set(locale, versions)
  const merged = mergeGroups(groups, at, found)
  for (const [locale, versions] of values) {
    if (groups.has(locale)) continue
    // Languages that do not match are merged one by one.
    const own = values.size > 1 && mergeValues(new Map([[locale, versions]]), at, found).get(locale)
    merged.set(locale, values.size > 1 ? own : mergeOne(locale, versions, at, found))
  }
  return merged
}

/** Lists upstream changes and merges: takes their value where the editor changed nothing, otherwise the editor's. */
export function mergeEntries(before: EntryValues, theirs: EntryValues, mine: EntryValues) {
  const found: Difference[] = []
  const values = new Map(
    localeCodes.map((locale) => [locale, [before[locale], theirs[locale], mine[locale]] as const]),
  )
  const merged = mergeValues(values, [], (difference) => found.push(difference))
  const differences = localeCodes.flatMap((code) => found.filter(({ locale }) => locale === code))
  return { differences, merged: Object.fromEntries(merged) as EntryValues }
}
