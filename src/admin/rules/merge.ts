/** Three-way merge of an entry: as opened, as it is upstream now, and as edited here. */
import { isBlank, isGroup, type Values } from '../../lib/values'
import { localeCodes, perLocale, type LocaleCode } from '../../site/locales'
import { haveIds, joinedIds, sectionsById } from '../../content-model/section-ids'
import { same, type EntryValues } from '../../content-model/values'

type Path = readonly (string | number)[]

/** A value changed upstream. `both`: the editor has changed the same value differently. */
export type Difference = {
  locale: LocaleCode
  at: Path
  before: unknown
  theirs: unknown
  mine: unknown
  both: boolean
}

type Found = (difference: Omit<Difference, 'locale'>) => void

const listsOfOneLength = (values: unknown[]): values is unknown[][] =>
  values.every(Array.isArray) && new Set(values.map((value) => (value as unknown[]).length)).size === 1

/** The sections with text edited in any language, by field name and id. */
type Edited = { byThem: ReadonlySet<string>; byMe: ReadonlySet<string> }

/** The sections of a list by id; undefined for any other value. */
function sectionsOf(value: unknown): ReturnType<typeof sectionsById> | undefined {
  if (isBlank(value)) return new Map()
  return Array.isArray(value) && haveIds(value) ? sectionsById(value) : undefined
}

/** The name of a section in a list of sections. */
const nameOf = ({ heading, type }: Values): string => String(heading ?? type)

/** Whether the ids that both lists contain are in a different order. */
function isReordered(a: readonly string[], b: readonly string[]): boolean {
  return !same(
    a.filter((id) => b.includes(id)),
    b.filter((id) => a.includes(id)),
  )
}

/**
 * Pairs sections by id, so that a moved section keeps its text. A removed section is kept if the other side has edited
 * it, in any language, because a section exists in all languages or in none.
 */
function mergedSections(
  versions: readonly [before: unknown, theirs: unknown, mine: unknown],
  name: string,
  { byThem, byMe }: Edited,
  found: Found,
): unknown[] | undefined {
  const [before, theirs, mine] = versions.map(sectionsOf)
  if (!before || !theirs || !mine || before.size + theirs.size + mine.size === 0) return undefined
  const [old, their, own] = [before, theirs, mine].map((each) => [...each.keys()]) as [
    string[],
    string[],
    string[],
  ]
  const iMoved = isReordered(old, own)
  if (isReordered(old, their) && isReordered(their, own))
    found({
      at: [name],
      before: [...before.values()].map(({ section }) => nameOf(section)),
      theirs: [...theirs.values()].map(({ section }) => nameOf(section)),
      mine: [...mine.values()].map(({ section }) => nameOf(section)),
      both: iMoved,
    })
  return joinedIds(...(iMoved ? ([own, their] as const) : ([their, own] as const))).flatMap(
    (id): unknown[] => {
      const [was, theirSection, mySection] = [before, theirs, mine].map((each) => each.get(id)?.section)
      const at = [name, (mine.get(id) ?? theirs.get(id))?.index ?? 0]
      const difference = { at, before: was, theirs: theirSection, mine: mySection }
      if (theirSection && mySection) return [walk(was, theirSection, mySection, at, found)]
      if (mySection) {
        // Mine is new, or they removed it.
        if (was) found({ ...difference, both: byMe.has(`${name}/${id}`) })
        return !was || byMe.has(`${name}/${id}`) ? [mySection] : []
      }
      // Theirs is new, or I removed it.
      if (was && !byThem.has(`${name}/${id}`)) return []
      found({ ...difference, both: false })
      return [theirSection]
    },
  )
}

function walk(before: unknown, theirs: unknown, mine: unknown, at: Path, found: Found): unknown {
  if (same(before, theirs) || same(theirs, mine)) return mine
  if (isGroup(before) && isGroup(theirs) && isGroup(mine)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(theirs), ...Object.keys(mine)])
    const merged = [...keys].map(
      (key) => [key, walk(before[key], theirs[key], mine[key], [...at, key], found)] as const,
    )
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
  }
  const versions = [before, theirs, mine]
  if (listsOfOneLength(versions)) {
    const [old = [], their = [], own = []] = versions
    return own.map((item, index) => walk(old[index], their[index], item, [...at, index], found))
  }
  const both = !same(before, mine)
  found({ at, before, theirs, mine, both })
  return both ? mine : theirs
}

/** The sections of an entry whose text differs between two versions in any language. */
function editedBetween(before: EntryValues, after: EntryValues): Set<string> {
  const edited = localeCodes.flatMap((locale) =>
    Object.entries(before[locale]).flatMap(([name, value]) => {
      const [was, is] = [sectionsOf(value), sectionsOf(after[locale][name])]
      if (!was || !is) return []
      return [...was]
        .filter(([id, { section }]) => is.has(id) && !same(section, is.get(id)?.section))
        .map(([id]) => `${name}/${id}`)
    }),
  )
  return new Set(edited)
}

/** Lists upstream changes and merges: takes their value where the editor changed nothing, otherwise the editor's. */
export function mergeEntries(before: EntryValues, theirs: EntryValues, mine: EntryValues) {
  const differences: Difference[] = []
  const edited = { byThem: editedBetween(before, theirs), byMe: editedBetween(before, mine) }
  const merged = perLocale((locale) => {
    const found: Found = (difference) => differences.push({ locale, ...difference })
    const versions = [before[locale], theirs[locale], mine[locale]] as const
    const names = new Set(versions.flatMap((version) => Object.keys(version)))
    const fields = [...names].map((name) => {
      const [was, their, own] = versions.map((version) => version[name])
      const sections = mergedSections([was, their, own], name, edited, found)
      return [name, sections ?? walk(was, their, own, [name], found)] as const
    })
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
  })
  return { differences, merged: merged as EntryValues }
}

/** Returns whether an entry is the same in every language. */
export function sameEntry(a: EntryValues, b: EntryValues): boolean {
  return localeCodes.every((locale) => same(a[locale], b[locale]))
}
