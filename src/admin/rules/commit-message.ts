/** The message of the editor's commits, always in English. */
import type { Collection } from '../../content-model'
import { languageName } from '../../i18n/language-name'
import { localeCodes, type LocaleCode } from '../../site/locales'
import { same, type EntryValues } from '../../content-model/values'

/** The English labels of the fields that differ in one language. */
function changedLabels(
  collection: Collection,
  before: EntryValues[LocaleCode],
  after: EntryValues[LocaleCode],
): string[] {
  const labels = Object.entries(collection.fields).map(([name, field]) => [name, field.label.en] as const)
  return [...labels, ['body', 'Text'] as const].flatMap(([name, label]) =>
    same(before[name], after[name]) ? [] : [label.toLowerCase()],
  )
}

/** One line such as “Products: update taktgeber”. */
function commitSubject(collection: Collection, slug: string, isNew: boolean): string {
  return `${collection.label.en}: ${isNew ? 'add' : 'update'} ${slug}`
}

/** The complete message of a deletion: “Products: delete taktgeber”. */
export function deletionMessage(collection: Collection, slug: string): string {
  return `${collection.label.en}: delete ${slug}`
}

/**
 * The complete message: the subject and, for a change, which fields changed in which language. With `oneLine`, only the
 * subject, for forges that use it as the title of a pull request.
 */
export function commitMessage(entry: {
  collection: Collection
  slug: string
  before?: EntryValues
  after: EntryValues
  oneLine: boolean
}): string {
  const { collection, slug, before, after, oneLine } = entry
  const subject = commitSubject(collection, slug, !before)
  if (!before || oneLine) return subject
  const lines = localeCodes.flatMap((locale) => {
    const labels = changedLabels(collection, before[locale], after[locale])
    return labels.length ? [`${languageName(locale, 'en')}: ${labels.join(', ')}`] : []
  })
  return lines.length ? `${subject}\n\n${lines.join('\n')}` : subject
}
