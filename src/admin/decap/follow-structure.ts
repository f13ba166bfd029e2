/**
 * Applies every change of lists and sections in one language's form to the other languages; called by Decap's draft
 * (patches/unchanged-entry.patch).
 */
import { asList, isBlank } from '../../lib/values'
import { collections, type Collection } from '../../content-model'
import type { Field } from '../../content-model/fields'
import { haveIds, idOfSection, kindOfSection, newSectionId } from '../../content-model/section-ids'
import { same } from '../../content-model/values'
import { defaultLocale, localeCodes, type LocaleCode } from '../../site/locales'
import { followed } from '../rules/copy-structure'
import { immutableLike, plainOf, type Immutable } from './immutable'

const pathOf = (locale: LocaleCode, name: string): string[] =>
  locale === defaultLocale ? ['data', name] : ['i18n', locale, 'data', name]

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
  const collection = Object.values<Collection>(collections).find(
    (each) => each.name === after.get('collection'),
  )
  const field = collection?.fields[name]
  // A page in one language has nothing to keep in step.
  if (!field || !hasStructure(field) || !isBlank(after.getIn(['data', 'onlyIn']))) return after
  const valueIn = (entry: Immutable, code: LocaleCode) => plainOf(entry.getIn(pathOf(code, name)))
  const known = localeCodes.map((code) => asList(valueIn(before, code)))
  if (field.kind === 'sections' && !known.every(haveIds)) return after
  const own = pathOf(locale, name)
  const changed = field.kind === 'sections' ? withNewIds(after, own, known.flat()) : after
  const [was, is] = [valueIn(before, locale), valueIn(changed, locale)]
  return localeCodes.reduce((entry, code) => {
    if (code === locale) return entry
    const other = valueIn(entry, code)
    const result = followed(field, was, is, other)
    const path = pathOf(code, name)
    return same(other, result) || (isBlank(other) && isBlank(result))
      ? entry
      : entry.setIn(path, immutableLike(entry.getIn(path), result))
  }, changed)
}
