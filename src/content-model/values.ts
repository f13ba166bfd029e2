/** An entry's values for the editor's rules: plain data, one set per language. */
import { isGroup, type Values } from '../lib/values'
import type { LocaleCode } from '../site/locales'

export type EntryValues = Readonly<Record<LocaleCode, Values>>

/** Deep equality; the order of keys is ignored. */
export function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => same(item, b[index]))
  if (!isGroup(a) || !isGroup(b)) return a === b
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => same(a[key], b[key]))
}
