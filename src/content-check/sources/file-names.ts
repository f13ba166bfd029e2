/** Derives collection, entry and language from the path of a content file, or reports why it does not belong there. */
import { collections, type Collection } from '../../content-model'
import { nearest } from '../../content-model/nearest'
import { slugMaxLength, slugPattern } from '../../content-model/slugify'
import { isLocaleCode, localeCodes, type LocaleCode } from '../../site/locales'
import { hasCollection, singleRouteIds } from '../../site/routes'
import type { FileFinding } from './source'
import { message } from '../../content-model/sentences'

/** `locale` is absent for a multi-language file. */
export type FilePlace = { collection: Collection; id: string; locale?: LocaleCode }

const endings = localeCodes.map((code) => `.${code}.md`).join(', ')

const fault = (...content: Parameters<typeof message>): { fault: FileFinding } => ({
  fault: { ...message(...content), line: 1 },
})

function collectionAt(folder: string): Collection | { fault: FileFinding } {
  const all: readonly Collection[] = Object.values(collections).filter(({ name }) => hasCollection(name))
  const found = all.find(({ name }) => name === folder)
  if (found) return found
  const names = all.map(({ name }) => name)
  const meant = nearest(folder, names)
  return fault('unknown-folder', { folder, meant, folders: names.join(', ') })
}

function inFile(collection: Collection, name: string): FilePlace | { fault: FileFinding } {
  const expected = `${collection.name}.yml`
  if (name === expected) return { collection, id: collection.name }
  return fault('unexpected-file', { expected })
}

function inFolder(collection: Collection, name: string): FilePlace | { fault: FileFinding } {
  const [, id = '', locale = ''] = /^(.*?)(?:\.([^.]+))?\.md$/su.exec(name) ?? []
  if (!name.endsWith('.md')) {
    return fault('unexpected-file.ending', { name, endings })
  }
  if (!isLocaleCode(locale)) {
    return fault('unknown-language.name', { locale: locale || undefined, id: id || 'name', endings })
  }
  if (!slugPattern.test(id)) {
    return fault('file-name.entry', { id })
  }
  if (id.length > slugMaxLength) {
    return fault('file-name.long', { length: id.length, max: slugMaxLength })
  }
  if (collection.fixedEntries && !singleRouteIds.some((route) => route === id)) {
    const meant = nearest(id, singleRouteIds)
    return fault('unknown-page', { id, meant, pages: singleRouteIds.join(', ') })
  }
  return { collection, id, locale }
}

/** Parses a path such as `content/products/lotse.de.md`. */
export function placeOf(path: string): FilePlace | { fault: FileFinding } {
  const [, folder = '', ...rest] = path.split('/')
  const [name] = rest
  if (name === undefined) {
    return fault('unexpected-file.top')
  }
  const collection = collectionAt(folder)
  if ('fault' in collection) return collection
  if (rest.length > 1) {
    return fault('wrong-folder', { subfolder: rest.slice(0, -1).join('/'), folder, endings })
  }
  return collection.storage === 'file' ? inFile(collection, name) : inFolder(collection, name)
}
