/**
 * Applies every change of lists and sections in one language's form to the other languages; called by Decap's draft
 * (patches/unchanged-entry.patch).
 */
import { asList, isBlank } from '../../lib/values'
import { collectionNamed } from '../../content-model'
import type { Field } from '../../content-model/fields'
import { haveIds, idOfSection, kindOfSection, newSectionId } from '../../content-model/section-ids'
import { same } from '../../content-model/values'
import { localeCodes, type LocaleCode } from '../../site/locales'
import { valuesPath } from '../draft/draft'
import { followed, withoutOldWords } from '../rules/copy-structure'
import { immutableLike, plainOf, type Immutable } from './immutable'

const pathOf = (locale: LocaleCode, name: string): string[] => [...valuesPath(locale), name]

/** Fields that hold ordered items, or a file next to words. */
const hasStructure = ({ kind, translated }: Field): boolean =>
  translated === true && (kind === 'sections' || kind === 'list' || kind === 'object' || kind === 'image')

/** Assigns ids to newly added sections. */
function withNewIds(entry: Immutable, path: readonly string[], known: readonly unknown[]): Immutable {
  const sections = asList(plainOf(entry.getIn(path)))
  if (haveIds(sections)) return entry
  const taken = new Set([...known, ...sections].flatMap((section) => idOfSection(section) ?? []))
  return sections.reduce<Immutable>((changed, section, index) => {
    if (idOfSection(section) !== undefined) return changed
    const id = newSectionId(kindOfSection(section), taken)
    taken.add(id)
    return changed.setIn([...path, index, 'id'], id)
  }, entry)
}

/**
 * Takes an entry of Decap's store after and before the change of one field in one language. Returns it with the
 * resulting changes in the other languages and ids for new sections. Entries whose sections have no ids yet get them
 * when they are saved, and are kept in step from then on.
 */
export function followStructure(
  after: Immutable,
  before: Immutable,
  name: string,
  locale: LocaleCode,
): Immutable {
  const field = collectionNamed(after.get('collection'))?.fields[name]
  if (!field || !hasStructure(field)) return after
  const valueIn = (entry: Immutable, code: LocaleCode) => plainOf(entry.getIn(pathOf(code, name)))
  const withValue = (entry: Immutable, code: LocaleCode, value: unknown): Immutable => {
    const [path, old] = [pathOf(code, name), valueIn(entry, code)]
    return same(old, value) || (isBlank(old) && isBlank(value))
      ? entry
      : entry.setIn(path, immutableLike(entry.getIn(path), value))
  }
  const was = valueIn(before, locale)
  const own = withValue(after, locale, withoutOldWords(field, was, valueIn(after, locale)))
  // A page in one language has nothing to keep in step.
  if (!isBlank(after.getIn(['data', 'onlyIn']))) return own
  const known = localeCodes.map((code) => asList(valueIn(before, code)))
  if (field.kind === 'sections' && !known.every(haveIds)) return own
  const changed = field.kind === 'sections' ? withNewIds(own, pathOf(locale, name), known.flat()) : own
  const is = valueIn(changed, locale)
  return localeCodes.reduce(
    (entry, code) =>
      code === locale ? entry : withValue(entry, code, followed(field, was, is, valueIn(entry, code))),
    changed,
  )
}
