/** Records all requests of a browser and everything that scripts store in it, across all pages and documents. */
import type { BrowserContext, Page } from '@playwright/test'

/** Where a script can store something. */
export type WriteKind =
  'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDB' | 'caches' | 'serviceWorker'

export type Write = { kind: WriteKind; name: string; value: string; address: string }

/** The browser's storage by kind; cookies of scripts and of servers, session storage of the given page. */
export type Held = Readonly<Record<'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDB', string[]>>

export type Recorder = {
  requests: readonly string[]
  /** In chronological order; deletions do not count. */
  writes: readonly Write[]
  /** Requests that went neither to the site nor into the document itself (`data:`, `blob:`). */
  foreign: (origin: string) => string[]
  /** The names written, sorted and without duplicates; of one kind, or of all. */
  written: (kind?: WriteKind) => string[]
}

/** Runs in each document before its own scripts; `recordWrite` is a binding, so it outlives the document. */
function wrapWriters(): void {
  const scope = window as unknown as { recordWrite: (kind: string, name: string, value: string) => void }
  const tell = (kind: string, name: unknown, value: unknown = ''): void =>
    scope.recordWrite(kind, String(name), String(value))
  const setItem = Storage.prototype.setItem
  Storage.prototype.setItem = function recorded(name: string, value: string) {
    tell(this === window.localStorage ? 'localStorage' : 'sessionStorage', name, value)
    setItem.call(this, name, value)
  }
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => cookie?.get?.call(document) as string,
    set(text: string) {
      const expires = /;\s*expires=([^;]+)/i.exec(text)?.[1]
      const ends = (expires && Date.parse(expires) < Date.now()) || /;\s*max-age=(0|-)/i.test(text)
      if (!ends) tell('cookie', text.split('=')[0]?.trim(), text)
      cookie?.set?.call(document, text)
    },
  })
  const wrap = (target: object | undefined, method: string, kind: string): void => {
    const original = (target as Record<string, unknown> | undefined)?.[method]
    if (typeof original !== 'function') return
    Object.assign(target as object, {
      [method](this: unknown, ...given: unknown[]): unknown {
        const [first] = given
        tell(kind, (first as { name?: string } | null)?.name ?? first)
        return original.apply(this, given) as unknown
      },
    })
  }
  wrap(globalThis.IDBFactory?.prototype, 'open', 'indexedDB')
  wrap(globalThis.CacheStorage?.prototype, 'open', 'caches')
  wrap(globalThis.ServiceWorkerContainer?.prototype, 'register', 'serviceWorker')
  wrap((globalThis as { CookieStore?: { prototype: object } }).CookieStore?.prototype, 'set', 'cookie')
}

/** Starts recording. Call it before the context opens a page, or at least before the page navigates. */
export async function record(context: BrowserContext): Promise<Recorder> {
  const requests: string[] = []
  const writes: Write[] = []
  context.on('request', (request) => void requests.push(request.url()))
  await context.exposeBinding('recordWrite', ({ frame }, kind: WriteKind, name: string, value: string) => {
    writes.push({ kind, name, value, address: frame.url() })
  })
  await context.addInitScript(wrapWriters)
  return {
    requests,
    writes,
    foreign: (origin) =>
      requests.filter((url) => !url.startsWith(`${origin}/`) && !/^(data|blob|about):/.test(url)),
    written: (kind) =>
      [...new Set(writes.filter((write) => !kind || write.kind === kind).map(({ name }) => name))].sort(),
  }
}

/** The browser's current storage. Includes writes that bypass the recorder. */
export async function heldBy(page: Page): Promise<Held> {
  const cookies = await page.context().cookies()
  const inPage = await page.evaluate(async () => ({
    localStorage: Object.keys(window.localStorage).sort(),
    sessionStorage: Object.keys(window.sessionStorage).sort(),
    indexedDB: (await indexedDB.databases()).map(({ name = '' }) => name).sort(),
  }))
  return { cookie: cookies.map(({ name }) => name).sort(), ...inPage }
}
