/**
 * Requests the start file when the page has been parsed and its first frame had time to be shown, so that it competes
 * with neither the page nor its font; inline in every page's head, with the two addresses as attributes.
 */
const { dataset } = document.currentScript as HTMLElement

/**
 * If the file is lost with the connection, it is requested again when the connection is back, with another query:
 * browsers remember that a module could not be loaded.
 */
const request = (query: string): unknown =>
  import((dataset[earlyFacts.startFileKey] as string) + query).catch(() =>
    addEventListener('online', () => request(`${query}?`), { once: true }),
  )

window.pagePath = dataset[earlyFacts.pagePathKey] as string
// After the first frame, with time to show it. Firefox reports no paint of a page that is opened at a hash.
addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(request, 100, '')))
export {}
