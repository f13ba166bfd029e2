/** The groups of Decap's lists, in words and in order. */
import { asGroup, asList } from '../../lib/values'
import type { Immutable } from './immutable'

type Paths = { has: (path: unknown) => boolean }
/** The heading consists of both words; without a value, Decap's own is “Other”. */
type Group = { label: string; value?: unknown; paths: Paths }
type Sorting = Pick<Immutable, 'get'>

/**
 * Leaves out groups of which the list shows no entry. Choices have the words and the order of the form; years stand
 * newest first, unless the list begins with the oldest.
 *
 * @param field by which the list is grouped
 * @param sorting of the list
 */
export function listGroups<Own extends Group>(
  groups: readonly Own[],
  entries: Iterable<Pick<Immutable, 'get'>>,
  {
    collection,
    field,
    sorting,
  }: { collection: Immutable; field: string | undefined; sorting: readonly Sorting[] },
): Group[] {
  const shown = [...entries].map((entry) => entry.get('path'))
  const fields = asList(collection.toJS()['fields']).map(asGroup)
  const choices = asList(fields.find(({ name }) => name === field)?.['options']).map(asGroup)
  const place = ({ value }: Group) => choices.findIndex((choice) => choice['value'] === value)
  const isAscending = sorting.some((own) => own.get('key') === field && own.get('direction') === 'Ascending')
  const order = (a: Group, b: Group): number =>
    Number(a.value === undefined) - Number(b.value === undefined) ||
    place(a) - place(b) ||
    String(a.value).localeCompare(String(b.value)) * (isAscending ? 1 : -1)
  return groups
    .filter(({ paths }) => shown.some((path) => paths.has(path)))
    .sort(order)
    .map((group) => {
      const words = choices[place(group)]?.['label']
      return typeof words === 'string' ? { ...group, label: '', value: words } : group
    })
}
