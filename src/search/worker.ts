/** The search worker: runs WebAssembly under its own policy, off the main thread. */
import { answer, engineOptions, type Engine } from './search'
import { listsFile, type Answer, type Lists, type Question } from './types'

type Pagefind = {
  createInstance: (options: ReturnType<typeof engineOptions>) => Engine & { init: () => Promise<void> }
}

/** The query names the language's folder: `worker.js?de/`. */
const folder = new URL(self.location.search.slice(1), self.location.href)

async function load(): Promise<{ engine: Engine; lists: Lists }> {
  const [pagefind, response] = await Promise.all([
    import(new URL('pagefind.js', folder).href) as Promise<Pagefind>,
    fetch(new URL(listsFile, folder)),
  ])
  if (!response.ok) throw new Error(`${listsFile}: ${response.status}`)
  const engine = pagefind.createInstance(engineOptions(folder.pathname))
  return { engine, lists: (await response.json()) as Lists }
}

const loaded = load()
// Reported to the first question instead.
loaded.catch(() => undefined)

const reply = (content: Answer) => self.postMessage(content)

async function respond(data: Question): Promise<void> {
  try {
    const { engine, lists } = await loaded
    reply({ id: data.id, found: await answer(data, engine, lists) })
  } catch (error) {
    reply({ id: data.id, problem: String(error) })
  }
}

/** Questions are queued: Pagefind answers one at a time. */
let last = Promise.resolve()

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  last = last.then(() => respond(data))
})
