/** Converts plain data to Immutable.js, the format of Decap's store, and back. */
import { fromJS, List, Map } from 'immutable'
import { idOfSection } from '../../content-model/section-ids'
import { same } from '../../content-model/values'
import { isGroup } from '../../lib/values'

/** The part of Immutable.js values that is used here. */
export type Immutable = {
  get: (key: string, otherwise?: unknown) => unknown
  getIn: (path: readonly (string | number)[]) => unknown
  setIn: (path: readonly (string | number)[], value: unknown) => Immutable
  set: (key: string, value: unknown) => Immutable
  toJS: () => Record<string, unknown>
  size: number
}

export function immutableFrom(value: unknown): unknown {
  return fromJS(value)
}

/** The plain data of a store value. */
export const plainOf = (value: unknown): unknown =>
  List.isList(value) || Map.isMap(value) ? value.toJS() : value

/** The list item that a value comes from: the one with its id, else an equal one. */
function originOf(items: readonly unknown[], value: unknown): unknown {
  const id = idOfSection(value)
  const isSame = (item: unknown) => same(plainOf(item), value)
  return items.find((item) => (id === undefined ? isSame(item) : idOfSection(plainOf(item)) === id))
}

/** Like `immutableFrom`, but reuses unchanged parts of `old`, because forms re-render by identity. */
export function immutableLike(old: unknown, value: unknown): unknown {
  if (same(plainOf(old), value)) return old
  if (Array.isArray(value)) {
    const items = List.isList(old) ? old.toArray() : []
    return List(
      value.map((item: unknown, index) => immutableLike(originOf(items, item) ?? items[index], item)),
    )
  }
  if (!isGroup(value)) return immutableFrom(value)
  const fields = Map.isMap(old) ? old : undefined
  return Map(Object.entries(value).map(([name, inner]) => [name, immutableLike(fields?.get(name), inner)]))
}
