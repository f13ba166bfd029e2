/** The search worker: runs WebAssembly under its own policy, off the main thread. */
import { answer, engineOptions, type Engine } from './search'
import { listsFile, type Answer, type Lists, type Question } from './types'

type Pagefind = {
  createInstance: (options: ReturnType<typeof engineOptions>) => Engine & { init: () => Promise<void> }
}

/** The query names the language's folder: `worker.js?de/`. */
const folder = new URL(self.location.search.slice(1), self.location.href)

/**
 * Pagefind answers without the parts of its index that did not load, and never requests them again. Such an answer is
 * wrong, so the first lost file is kept, and every answer after it is a failure.
 */
let lost: unknown
const request = self.fetch
self.fetch = async (...parameters) => {
  try {
    const response = await request(...parameters)
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
    // The connection may be lost before the end of the file.
    return new Response(await response.arrayBuffer(), response)
  } catch (error) {
    lost = error
    throw error
  }
}

async function load(): Promise<{ engine: Engine; lists: Lists }> {
  const [pagefind, lists] = await Promise.all([
    import(new URL('pagefind.js', folder).href) as Promise<Pagefind>,
    fetch(new URL(listsFile, folder)),
  ])
  const engine = pagefind.createInstance(engineOptions(folder.pathname))
  return { engine, lists: (await lists.json()) as Lists }
}

const loaded = load()
// Reported to the first question instead.
loaded.catch(() => undefined)

const reply = (content: Answer) => self.postMessage(content)

async function respond(data: Question): Promise<void> {
  try {
    const { engine, lists } = await loaded
    const found = await answer(data, engine, lists)
    if (lost) throw lost
    reply({ id: data.id, found })
  } catch (error) {
    reply({ id: data.id, problem: String(error) })
  }
}

/** Questions are queued: Pagefind answers one at a time. */
let last = Promise.resolve()

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  last = last.then(() => respond(data))
})
