/** The unsaved text that Decap keeps in the browser, a few seconds after it was typed. */
import type { Page } from '@playwright/test'

/** Returns what is stored for an entry as text; empty if there is nothing. */
export function keptText(page: Page, collection: string, slug: string): Promise<string> {
  return page.evaluate(async (key) => {
    const answer = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error(`${key}: ${request.error?.message}`))
      })
    const known = await indexedDB.databases()
    // Opening a database that does not exist would create it.
    if (!known.some(({ name }) => name === 'localforage')) return ''
    const database = await answer(indexedDB.open('localforage'))
    const store = database.transaction('keyvaluepairs').objectStore('keyvaluepairs')
    const value: unknown = await answer(store.get(key)).finally(() => database.close())
    return JSON.stringify(value ?? '')
  }, `backup.${collection}.${slug}`)
}
