/**
 * The interface texts of all languages as one module for the editor's preview; a new folder in `locales/` is enough.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'

const moduleName = 'site-texts'

type Texts = Record<string, Record<string, unknown>>

function textsIn(folder: string): Texts {
  const files = (locale: string) => readdirSync(join(folder, locale)).filter((file) => file.endsWith('.json'))
  const read = (locale: string, file: string): unknown =>
    JSON.parse(readFileSync(join(folder, locale, file), 'utf8'))
  const namespaces = (locale: string) =>
    Object.fromEntries(files(locale).map((file) => [file.replace('.json', ''), read(locale, file)]))
  // The editor's own texts are imported where they are needed.
  const locales = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'editor',
  )
  return Object.fromEntries(locales.map(({ name }) => [name, namespaces(name)]))
}

/** @param root the project's folder */
export function siteTexts(root: string): Plugin {
  return {
    name: moduleName,
    setup: (build) => {
      build.onResolve({ filter: new RegExp(`^${moduleName}$`) }, () => ({
        path: moduleName,
        namespace: moduleName,
      }))
      build.onLoad({ filter: /.*/, namespace: moduleName }, () => ({
        contents: JSON.stringify(textsIn(join(root, 'locales'))),
        loader: 'json',
      }))
    },
  }
}
