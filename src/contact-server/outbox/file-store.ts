/** The outbox in a folder of this machine: a SQL database in one file, shared by all processes that name the folder. */
import type { Client } from '@libsql/client'
import { mkdir, open } from 'node:fs/promises'
import Module from 'node:module'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { codeOf } from './error-code'
import { folderRecords } from './folder-records'
import { sqlStore } from './sql-store'
import type { Store } from './store'
import { takeOver } from './take-over'

/** How long one process waits for another's write, in milliseconds. */
const busyTime = 5000
const retryPause = 50

/** Its binary is chosen for the machine when it is installed, so it is loaded from there. Gatsby's bundler follows a named `createRequire`, but not this. */
function loadClient(): { createClient: (options: object) => Client } {
  const load = Module.createRequire(join(process.cwd(), 'package.json'))
  return load('@libsql/client/sqlite3') as ReturnType<typeof loadClient>
}

/** The first of several processes that open a new file at once sets it up; SQLite lets the others fail instead of wait. */
async function whenFree<T>(step: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + busyTime; ; await wait(retryPause)) {
    try {
      return await step()
    } catch (error) {
      if (codeOf(error) !== 'SQLITE_BUSY' || Date.now() > end) throw error
    }
  }
}

async function openDatabase(file: string): Promise<{ client: Client; store: Store }> {
  // One connection, so that its settings hold for every statement.
  const client = loadClient().createClient({ url: `file:${file}`, timeout: busyTime, concurrency: 1 })
  // A log of changes, synced with each: what was confirmed survives a killed process and a lost power supply.
  for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON'])
    await client.execute(`PRAGMA ${setting}`)
  return { client, store: await sqlStore(client) }
}

/**
 * Opens (and makes) the database, and takes over what earlier versions kept in the folder as files. Owner only: it holds what
 * visitors wrote. What was removed is overwritten. Throws what the file system or the database throws (FRM-21).
 */
export async function fileStore(folder: string): Promise<Store> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = resolve(folder, 'outbox.db')
  await (await open(file, 'a', 0o600)).close()
  const { client, store } = await whenFree(() => openDatabase(file)).catch((error: unknown) => {
    throw new Error(`The contact outbox ${file} cannot be opened: ${String(error)}`, { cause: error })
  })
  await takeOver(folderRecords(folder), store)
  return {
    ...store,
    async removeOld(upTo) {
      const removed = await store.removeOld(upTo)
      // The log keeps older contents until it is folded into the file; another reader may put that off to the next time.
      await client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
      return removed
    },
  }
}
