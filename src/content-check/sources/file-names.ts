/** Derives collection, entry and language from the path of a content file, or reports why it does not belong there. */
import { collections, type Collection } from '../../content-model'
import { nearest } from '../../content-model/nearest'
import { slugMaxLength, slugPattern } from '../../content-model/slugify'
import { isLocaleCode, localeCodes, type LocaleCode } from '../../site/locales'
import { hasCollection, singleRouteIds } from '../../site/routes'
import { faultAt, type FileFinding } from './source'

/** `locale` is absent for a multi-language file. */
export type FilePlace = { collection: Collection; id: string; locale?: LocaleCode }

const endings = localeCodes.map((code) => `.${code}.md`).join(', ')

function collectionAt(folder: string): Collection | { fault: FileFinding } {
  const all: readonly Collection[] = Object.values(collections).filter(({ name }) => hasCollection(name))
  const found = all.find(({ name }) => name === folder)
  if (found) return found
  const names = all.map(({ name }) => name)
  const meant = nearest(folder, names)
  return { fault: faultAt(1, 'unknown-folder', { folder, meant, folders: names.join(', ') }) }
}

function inFile(collection: Collection, name: string): FilePlace | { fault: FileFinding } {
  const expected = `${collection.name}.yml`
  if (name === expected) return { collection, id: collection.name }
  return { fault: faultAt(1, 'unexpected-file', { expected }) }
}

function inFolder(collection: Collection, name: string): FilePlace | { fault: FileFinding } {
  const [, id = '', locale = ''] = /^(.*?)(?:\.([^.]+))?\.md$/su.exec(name) ?? []
  if (!name.endsWith('.md')) return { fault: faultAt(1, 'unexpected-file.ending', { name, endings }) }
  if (!isLocaleCode(locale)) {
    return {
      fault: faultAt(1, 'unknown-language.name', { locale: locale || undefined, id: id || 'name', endings }),
    }
  }
  if (!slugPattern.test(id)) return { fault: faultAt(1, 'file-name.entry', { id }) }
  if (id.length > slugMaxLength)
    return { fault: faultAt(1, 'file-name.long', { length: id.length, max: slugMaxLength }) }
  if (collection.fixedEntries && !singleRouteIds.some((route) => route === id)) {
    const meant = nearest(id, singleRouteIds)
    return { fault: faultAt(1, 'unknown-page', { id, meant, pages: singleRouteIds.join(', ') }) }
  }
  return { collection, id, locale }
}

/** Parses a path such as `content/products/lotse.de.md`. */
export function placeOf(path: string): FilePlace | { fault: FileFinding } {
  const [, folder = '', ...rest] = path.split('/')
  const [name] = rest
  if (name === undefined) return { fault: faultAt(1, 'unexpected-file.top') }
  const collection = collectionAt(folder)
  if ('fault' in collection) return collection
  if (rest.length > 1)
    return { fault: faultAt(1, 'wrong-folder', { subfolder: rest.slice(0, -1).join('/'), folder, endings }) }
  return collection.storage === 'file' ? inFile(collection, name) : inFolder(collection, name)
}
