/** Pagefind as the browser runs it, on the files of a built site. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { engineOptions, type Engine } from '../../src/search/search'
import { indexFolder, listsFile, type Lists } from '../../src/search/types'

type Pagefind = { createInstance: (options: ReturnType<typeof engineOptions>) => Engine }

/** Returns what the search of a language works with; `folder` is the built site. */
export async function builtSearch(folder: string, locale: string): Promise<{ engine: Engine; lists: Lists }> {
  const base = indexFolder(locale)
  const code = await readFile(join(folder, base, 'pagefind.js'), 'utf8')
  // A module of its own for each language, as each has its own worker: two WebAssembly memories get mixed up in one.
  const own = Buffer.from(`${code}\n// ${locale}`).toString('base64')
  // The only thing that it asks of the network are files of its own folder.
  globalThis.fetch = async (address) => {
    const [path = ''] = String(address).split('?')
    return new Response(await readFile(join(folder, path)))
  }
  const { createInstance } = (await import(`data:text/javascript;base64,${own}`)) as Pagefind
  const lists = JSON.parse(await readFile(join(folder, base, listsFile), 'utf8')) as Lists
  return { engine: createInstance(engineOptions(base)), lists }
}
