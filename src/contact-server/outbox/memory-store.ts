/** A store in memory, for tests. */
import type { Store } from './store'

/** Returns an empty store that lasts as long as the process. */
export function memoryStore(): Store {
  const texts = new Map<string, string>()
  return {
    async create(key, text) {
      if (texts.has(key)) return false
      texts.set(key, text)
      return true
    },
    async replace(key, text) {
      texts.set(key, text)
    },
    async read(key) {
      return texts.get(key)
    },
    async remove(key) {
      texts.delete(key)
    },
    async list(folder) {
      const start = `${folder}/`
      return [...texts.keys()].filter((key) => key.startsWith(start)).map((key) => key.slice(start.length))
    },
  }
}
