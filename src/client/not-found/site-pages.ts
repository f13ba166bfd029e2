/** All pages of the site, from the lists that the search also uses. */
import { indexFolder, listsFile, type Lists } from '../../search/types'
import { localeCodes, type LocaleCode } from '../../site/locales'
import { pathPrefix } from '../path-prefix'
import type { Suggestion } from './closest-pages'

async function loadList(locale: LocaleCode): Promise<Suggestion[]> {
  const response = await fetch(pathPrefix() + indexFolder(locale) + listsFile)
  if (!response.ok) throw new Error(`${listsFile}: ${response.status}`)
  const { entries } = (await response.json()) as Lists
  return entries.map(({ title, href }) => ({ label: title, href, external: false }))
}

/** Loads all lists, that of `own` first; missing ones, as during development, are left out. */
export async function loadPages(own: LocaleCode): Promise<Suggestion[]> {
  const others = localeCodes.filter((code) => code !== own)
  const lists = [
    loadList(own),
    ...others.map(async (lang) => (await loadList(lang)).map((page) => ({ ...page, lang }))),
  ]
  const loaded = await Promise.allSettled(lists)
  return loaded.flatMap((list) => (list.status === 'fulfilled' ? list.value : []))
}
