/** Three versions of an entry: as it was opened, as it is upstream now, and as the editor has it. */
import { isGroup } from '../../lib/values'
import { localeCodes, perLocale, type LocaleCode } from '../../site/locales'
import { same, type EntryValues } from '../../content-model/values'

type Path = readonly (string | number)[]

/** A value that somebody changed upstream. `both`: the editor has changed the same value differently. */
export type Difference = {
  locale: LocaleCode
  at: Path
  before: unknown
  theirs: unknown
  mine: unknown
  both: boolean
}

const listsOfOneLength = (values: unknown[]): values is unknown[][] =>
  values.every(Array.isArray) && new Set(values.map((value) => (value as unknown[]).length)).size === 1

function walk(
  before: unknown,
  theirs: unknown,
  mine: unknown,
  at: Path,
  found: (difference: Omit<Difference, 'locale'>) => void,
): unknown {
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

/** Lists what changed upstream, and merges: their changes where the editor made none, else the editor's. */
export function mergeEntries(before: EntryValues, theirs: EntryValues, mine: EntryValues) {
  const differences: Difference[] = []
  const merged = perLocale((locale) => {
    const collect = (difference: Omit<Difference, 'locale'>) => differences.push({ locale, ...difference })
    const result = walk(before[locale], theirs[locale], mine[locale], [], collect)
    return isGroup(result) ? result : {}
  })
  return { differences, merged: merged as EntryValues }
}

/** Returns whether an entry is the same in every language. */
export function sameEntry(a: EntryValues, b: EntryValues): boolean {
  return localeCodes.every((locale) => same(a[locale], b[locale]))
}
