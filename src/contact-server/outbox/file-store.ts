/** The outbox in a local folder: one SQLite file, shared by all processes that use the folder. */
import type { Client } from '@libsql/client'
import { existsSync } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import Module from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { codeOf } from './error-code'
import { sqlStore } from './sql-store'
import type { Store } from './store'

/** How long one process waits for another's write lock, in milliseconds. */
const busyTime = 5000
const retryPause = 50

/**
 * The native binary is platform-specific, so it is loaded at run time. Gatsby's bundler follows a named
 * `createRequire`, but not this.
 */
function loadClient(): { createClient: (options: object) => Client } {
  const load = Module.createRequire(join(process.cwd(), 'package.json'))
  return load('@libsql/client/sqlite3') as ReturnType<typeof loadClient>
}

/** If several processes open a new file at once, the first sets it up; SQLite fails the others instead of waiting. */
async function whenFree<T>(step: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + busyTime; ; await wait(retryPause)) {
    try {
      return await step()
    } catch (error) {
      if (codeOf(error) !== 'SQLITE_BUSY' || Date.now() > end) throw error
    }
  }
}

/** Node's own recursion never ends where a folder cannot be made in an existing one, such as below /proc. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return
  await makeFolder(dirname(folder))
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    // Another process was faster.
    if (codeOf(error) !== 'EEXIST') throw error
  })
}

async function openDatabase(file: string): Promise<{ client: Client; store: Store }> {
  // One connection, so that its settings apply to every statement.
  const client = loadClient().createClient({ url: `file:${file}`, timeout: busyTime, concurrency: 1 })
  // WAL, synced on each commit: confirmed writes survive a killed process and a power loss.
  for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON'])
    await client.execute(`PRAGMA ${setting}`)
  return { client, store: await sqlStore(client) }
}

/**
 * Opens or creates the database. Owner-only permissions: it holds visitors' messages. Deleted data is overwritten.
 * Throws file system and database errors (FRM-21).
 */
export async function fileStore(folder: string): Promise<Store> {
  await makeFolder(folder)
  const file = resolve(folder, 'outbox.db')
  await (await open(file, 'a', 0o600)).close()
  const { client, store } = await whenFree(() => openDatabase(file)).catch((error: unknown) => {
    throw new Error(`The contact outbox ${file} cannot be opened: ${String(error)}`, { cause: error })
  })
  return {
    ...store,
    async removeOld(upTo) {
      const removed = await store.removeOld(upTo)
      // The WAL holds old content until a checkpoint, which another reader may postpone.
      await client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
      return removed
    },
  }
}
