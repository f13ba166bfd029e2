/** A store in a SQL database: a local file, or a libSQL server. */
import type { Client, InArgs, Row } from '@libsql/client'
import { finalStates, type Entry } from './records'
import type { Store } from './store'

/** Query columns are generated from the record, so that nothing is stored twice. */
const schema = [
  `CREATE TABLE IF NOT EXISTS message (
    id TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    entry TEXT NOT NULL,
    state TEXT AS (entry ->> '$.state'),
    at INTEGER AS (entry ->> '$.at'),
    hash TEXT AS (entry ->> '$.message.hash'),
    accepted_at INTEGER AS (entry ->> '$.message.acceptedAt')
  )`,
  'CREATE INDEX IF NOT EXISTS message_state ON message (state, at)',
  'CREATE INDEX IF NOT EXISTS message_hash ON message (hash, accepted_at)',
  'CREATE TABLE IF NOT EXISTS done (what TEXT PRIMARY KEY, at INTEGER NOT NULL)',
]

const entryOf = (row: Row): Entry => JSON.parse(String(row['entry'])) as Entry

/**
 * Wraps a client and creates the tables. Each change is one atomic statement that takes the write lock first, so that
 * concurrent processes wait instead of failing.
 */
export async function sqlStore(client: Pick<Client, 'execute'>): Promise<Store> {
  for (const statement of schema) await client.execute(statement)
  const rows = async (sql: string, args: InArgs): Promise<Row[]> => (await client.execute({ sql, args })).rows
  const changes = async (sql: string, args: InArgs): Promise<number> =>
    (await client.execute({ sql, args })).rowsAffected

  return {
    async add(entry) {
      const sql = 'INSERT INTO message (id, version, entry) VALUES (?, 1, ?) ON CONFLICT DO NOTHING'
      return (await changes(sql, [entry.message.id, JSON.stringify(entry)])) > 0
    },
    async read(id) {
      const [row] = await rows('SELECT version, entry FROM message WHERE id = ?', [id])
      return row && { version: String(row['version']), entry: entryOf(row) }
    },
    async swap(version, entry) {
      const sql = 'UPDATE message SET version = version + 1, entry = ? WHERE id = ? AND version = ?'
      return (await changes(sql, [JSON.stringify(entry), entry.message.id, Number(version)])) > 0
    },
    async remove(id) {
      await changes('DELETE FROM message WHERE id = ?', [id])
    },
    async due(now, limit) {
      const sql = `SELECT id FROM message WHERE state = 'pending' AND at <= ? ORDER BY at LIMIT ?`
      return (await rows(sql, [now, limit])).map((row) => String(row['id']))
    },
    async list(of) {
      const sql = `SELECT entry FROM message WHERE state IN (${of.map(() => '?').join()}) ORDER BY at`
      return (await rows(sql, [...of])).map(entryOf)
    },
    async withHash(hash, since) {
      const sql = 'SELECT entry FROM message WHERE hash = ? AND accepted_at >= ? ORDER BY accepted_at DESC'
      return (await rows(sql, [hash, since])).map(entryOf)
    },
    async removeOld(upTo) {
      let removed = 0
      for (const state of finalStates)
        removed += await changes('DELETE FROM message WHERE state = ? AND at <= ?', [state, upTo[state]])
      return removed
    },
    async doneAt(what) {
      const [row] = await rows('SELECT at FROM done WHERE what = ?', [what])
      return Number(row?.['at'] ?? 0)
    },
    async setDoneAt(what, at) {
      await changes('INSERT INTO done VALUES (?, ?) ON CONFLICT DO UPDATE SET at = excluded.at', [what, at])
    },
  }
}
