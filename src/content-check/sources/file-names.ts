/** What the path of a content file says: collection, entry and language; or why the file does not belong there. */
import { collections, type Collection } from '../../content-model'
import { nearest } from '../../content-model/nearest'
import { slugMaxLength, slugPattern } from '../../content-model/slugify'
import { isLocaleCode, localeCodes, type LocaleCode } from '../../site/locales'
import { singleRouteIds } from '../../site/routes'
import { message } from '../rule'
import type { FileFault } from './source'

/** `locale` is absent for a file that holds all languages. */
export type FilePlace = { collection: Collection; id: string; locale?: LocaleCode }

const endings = localeCodes.map((code) => `.${code}.md`).join(', ')

const fault = (...content: Parameters<typeof message>): { fault: FileFault } => ({
  fault: { ...message(...content), line: 1 },
})

const rename = (id: string): [string, string] => [
  `name it like “${id}” with ${endings}`,
  `nennen Sie sie zum Beispiel „${id}“ mit ${endings}`,
]

function collectionAt(folder: string): Collection | { fault: FileFault } {
  const all: readonly Collection[] = Object.values(collections)
  const found = all.find(({ name }) => name === folder)
  if (found) return found
  const names = all.map(({ name }) => name)
  const meant = nearest(folder, names)
  return fault(
    'unknown-folder',
    [`there is no collection “${folder}”`, `eine Sammlung „${folder}“ gibt es nicht`],
    meant
      ? [`move the file to content/${meant}`, `verschieben Sie die Datei nach content/${meant}`]
      : [
          `move the file to one of: ${names.join(', ')}`,
          `verschieben Sie die Datei in einen der Ordner: ${names.join(', ')}`,
        ],
  )
}

function inFile(collection: Collection, name: string): FilePlace | { fault: FileFault } {
  const expected = `${collection.name}.yml`
  if (name === expected) return { collection, id: collection.name }
  return fault(
    'unexpected-file',
    [`this folder holds “${expected}” only`, `dieser Ordner enthält nur „${expected}“`],
    ['move or delete the file', 'verschieben oder löschen Sie die Datei'],
  )
}

function inFolder(collection: Collection, name: string): FilePlace | { fault: FileFault } {
  const [, id = '', locale = ''] = /^(.*?)(?:\.([^.]+))?\.md$/su.exec(name) ?? []
  if (!name.endsWith('.md')) {
    return fault(
      'unexpected-file',
      [`“${name}” is not a Markdown file`, `„${name}“ ist keine Markdown-Datei`],
      [
        `give it one of the endings ${endings}, or move it`,
        `geben Sie ihr eine der Endungen ${endings}, oder verschieben Sie sie`,
      ],
    )
  }
  if (!isLocaleCode(locale)) {
    return fault(
      'unknown-language',
      [
        `the file name has no known language (“${locale || 'none'}”)`,
        `der Dateiname nennt keine bekannte Sprache („${locale || 'keine'}“)`,
      ],
      rename(id || 'name'),
    )
  }
  if (!slugPattern.test(id)) {
    return fault(
      'file-name',
      [`“${id}” cannot be part of an address`, `„${id}“ kann nicht Teil einer Adresse sein`],
      [
        'use lower-case letters a–z, digits and single hyphens only',
        'verwenden Sie nur Kleinbuchstaben a–z, Ziffern und einzelne Bindestriche',
      ],
    )
  }
  if (id.length > slugMaxLength) {
    return fault(
      'file-name',
      [
        `the name has ${id.length} characters, at most ${slugMaxLength} are allowed`,
        `der Name hat ${id.length} Zeichen, erlaubt sind höchstens ${slugMaxLength}`,
      ],
      ['shorten it', 'kürzen Sie ihn'],
    )
  }
  if (collection.fixedEntries && !singleRouteIds.some((route) => route === id)) {
    const meant = nearest(id, singleRouteIds)
    return fault(
      'unknown-page',
      [`the site has no page “${id}”`, `eine Seite „${id}“ hat die Website nicht`],
      meant
        ? [`name it “${meant}”`, `nennen Sie sie „${meant}“`]
        : [
            `name it like one of: ${singleRouteIds.join(', ')}`,
            `nennen Sie sie wie eine von: ${singleRouteIds.join(', ')}`,
          ],
    )
  }
  return { collection, id, locale }
}

/** Reads a path such as `content/products/lotse.de.md`. */
export function placeOf(path: string): FilePlace | { fault: FileFault } {
  const [, folder = '', ...rest] = path.split('/')
  const [name] = rest
  if (name === undefined) {
    return fault(
      'unexpected-file',
      ['a file directly in content', 'eine Datei direkt in content'],
      ['move it into the folder of its collection', 'verschieben Sie sie in den Ordner ihrer Sammlung'],
    )
  }
  const collection = collectionAt(folder)
  if ('fault' in collection) return collection
  if (rest.length > 1) {
    return fault(
      'wrong-folder',
      [
        `the file lies in the subfolder “${rest.slice(0, -1).join('/')}”`,
        `die Datei liegt im Unterordner „${rest.slice(0, -1).join('/')}“`,
      ],
      [
        `move it to content/${folder}, with the language in its name (${endings})`,
        `verschieben Sie sie nach content/${folder}, mit der Sprache im Namen (${endings})`,
      ],
    )
  }
  return collection.storage === 'file' ? inFile(collection, name) : inFolder(collection, name)
}
