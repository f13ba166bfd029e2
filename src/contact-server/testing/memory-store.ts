/** The outbox's own engine with a database in memory, which ends with the process. */
import { createClient } from '@libsql/client/sqlite3'
import { sqlStore } from '../outbox/sql-store'
import type { Store } from '../outbox/store'

/** Opens an empty one. */
export const memoryStore = (): Promise<Store> => sqlStore(createClient({ url: ':memory:' }))
