/** Runs Pagefind as in the browser, on the files of a built site. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { engineOptions, type Engine } from '../../src/search/search'
import { indexFolder, listsFile, type Lists } from '../../src/search/types'

type Pagefind = { createInstance: (options: ReturnType<typeof engineOptions>) => Engine }

/** Returns the search engine and lists of a language; `folder` is the built site. */
export async function builtSearch(folder: string, locale: string): Promise<{ engine: Engine; lists: Lists }> {
  const base = indexFolder(locale)
  const code = await readFile(join(folder, base, 'pagefind.js'), 'utf8')
  // A separate module for each language, like the separate workers: in one module, two WebAssembly memories get mixed
  // up.
  const own = Buffer.from(`${code}\n// ${locale}`).toString('base64')
  // It requests only files from its own folder.
  globalThis.fetch = async (address) => {
    const [path = ''] = String(address).split('?')
    return new Response(await readFile(join(folder, path)))
  }
  const { createInstance } = (await import(`data:text/javascript;base64,${own}`)) as Pagefind
  const lists = JSON.parse(await readFile(join(folder, base, listsFile), 'utf8')) as Lists
  return { engine: createInstance(engineOptions(base)), lists }
}
