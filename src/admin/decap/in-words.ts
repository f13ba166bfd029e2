/** The words that name entries in lists, cards and choices: in the interface language, where the entry has them. */
import { asGroup, asValues, isBlank, type Values } from '../../lib/values'
import type { Immutable } from './immutable'
import { pageLanguage } from '../words/language'

/** An entry as Decap stores it: the values of the default language, and the translated ones of the others. */
type Plain = { data: Values; i18n?: unknown }

function named({ data, i18n }: Plain): Values {
  const own = asValues(asValues(i18n)?.[pageLanguage()])?.['data']
  const words = Object.entries(asGroup(own)).filter(([, value]) => !isBlank(value))
  return { ...data, ...Object.fromEntries(words) }
}

/** The entries to choose from, without the values of other languages. */
export const choicesInWords = <Entry extends Plain>(entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => ({ ...entry, data: named(entry), i18n: undefined }))

/** The same for one entry of Decap's store. */
export function inWords(entry: Immutable): Immutable {
  const i18n = (entry.get('i18n') as Immutable | undefined)?.toJS()
  return Object.entries(named({ data: {}, i18n })).reduce(
    (all, [name, value]) => all.setIn(['data', name], value),
    entry,
  )
}

/** Returns the sort key of an entry. Takes the path of a field, such as `data.title`. */
export function sortedBy(path: string): (entry: Plain) => unknown {
  const steps = path.split('.')
  return (entry) =>
    steps.reduce((value: unknown, step) => asValues(value)?.[step], { ...entry, data: named(entry) })
}
