/** The place of a custom page: an existing parent, no cycle, not too deep, in a language of its parent. */
import { label, type Label } from '../../content-model/fields'
import type { Finding, Message } from '../../content-model/problems'
import { message } from '../../content-model/sentences'
import { inEach, languageName } from '../../content-model/wording'
import { isLocaleCode } from '../../site/locales'
import { deepestPage, hasCycle, pathOfOwnPage, readParent, type OwnPage } from '../../site/own-pages'
import { ownPages } from '../../site/routes'
import { finder, pagesBelow } from '../own-pages'
import { type Rule, type RuleInput } from '../rule'
import type { SiteLookup } from '../site-lookup'

const parentLabel = label('Below the page', 'Unter der Seite')
const onlyInLabel = label('In one language only', 'Nur in einer Sprache')

const partsIn = (path: string | undefined): number => path?.split('/').length ?? 0

/** The titles of pages, or their file names where those are what people know. */
const namesOf = (pages: readonly OwnPage[], { titleOf }: SiteLookup): Label =>
  inEach((language) => pages.map(({ id }) => titleOf?.(ownPages, id)[language] ?? id).join(', '))

function parentFault({ values, id, locale, lookup }: RuleInput): Message | undefined {
  const parent = typeof values['above'] === 'string' ? values['above'].trim() : ''
  const above = readParent(parent)
  if (!above) return message('not-a-parent', { parent })
  const find = finder(lookup.entry)
  const page = find(id)
  const next = above.entry === undefined ? undefined : find(above.entry)
  // The link rule reports this.
  if (!page || (above.entry !== undefined && !next)) return undefined
  const parentName = next ? namesOf([next], lookup) : parent
  if (hasCycle(page, find)) return message('circle-of-pages', { parent: parentName })
  const path = pathOfOwnPage(page, locale, find)
  if (page.slugs[locale] && !path)
    return message('parent-language', {
      parent: parentName,
      language: languageName(locale),
    })
  if (partsIn(path) > deepestPage) return message('page-too-deep', { path: path ?? '', max: deepestPage })
  const deeper = pagesBelow(id, lookup.ids(ownPages), find).filter(
    (below) => partsIn(pathOfOwnPage(below, locale, find)) > deepestPage,
  )
  if (deeper.length === 0) return undefined
  return message('page-too-deep.below', {
    names: namesOf(deeper, lookup),
    max: deepestPage,
  })
}

/** A child page would have no address in a language that its parent drops. */
function languageFault({ values, id, locale, lookup }: RuleInput): Message | undefined {
  const { onlyIn } = values
  if (!isLocaleCode(onlyIn) || onlyIn !== locale) return undefined
  const find = finder(lookup.entry)
  const others = pagesBelow(id, lookup.ids(ownPages), find).filter(({ slugs }) =>
    Object.entries(slugs).some(([code, slug]) => code !== onlyIn && slug !== undefined),
  )
  if (others.length === 0) return undefined
  return message('language-below', { names: namesOf(others, lookup) })
}

/** Checks the place of a custom page; ignores other entries. */
export const ownPagePlace: Rule = (input) => {
  if (input.collection.name !== ownPages) return []
  const parent = parentFault(input)
  const language = languageFault(input)
  return [
    ...(parent ? [{ ...parent, label: parentLabel, at: ['above'] }] : []),
    ...(language ? [{ ...language, label: onlyInLabel, at: ['onlyIn'] }] : []),
  ] satisfies Finding[]
}
