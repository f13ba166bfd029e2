/** The SQL store with an in-memory database. */
import { createClient } from '@libsql/client/sqlite3'
import { sqlStore } from '../outbox/sql-store'
import type { Store } from '../outbox/store'

/** Opens an empty one. */
export const memoryStore = (): Promise<Store> => sqlStore(createClient({ url: ':memory:' }))
