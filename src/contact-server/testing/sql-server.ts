/** A minimal libSQL server for its client: Hrana over HTTP, version 2, in front of an in-memory database. */
import { createClient, type InStatement, type ResultSet } from '@libsql/client/sqlite3'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type SqlServer = { url: string; close: () => Promise<void> }

type Value = { type: 'null' | 'integer' | 'text'; value?: string }
/** A repeated statement is sent once and then referred to by number. */
type Statement = { sql?: string; sql_id?: number; args?: Value[] }
type Asked = { type: string; stmt?: Statement; sql?: string; sql_id?: number }

const toSql = ({ type, value }: Value): string | number | null =>
  type === 'null' ? null : type === 'integer' ? Number(value) : (value ?? '')
const fromSql = (value: unknown): Value =>
  value === null
    ? { type: 'null' }
    : { type: typeof value === 'number' ? 'integer' : 'text', value: String(value) }

const resultOf = ({ columns, rows, rowsAffected }: ResultSet) => ({
  cols: columns.map((name) => ({ name })),
  rows: rows.map((row) => columns.map((_, index) => fromSql(row[index]))),
  affected_row_count: rowsAffected,
  last_insert_rowid: null,
})

async function bodyOf(request: IncomingMessage): Promise<{ requests: Asked[] }> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as { requests: Asked[] }
}

/** Starts one that requires this token. */
export async function startSqlServer(token: string): Promise<SqlServer> {
  const client = createClient({ url: ':memory:' })
  const texts = new Map<number | undefined, string>()
  const run = ({ sql, sql_id: number, args = [] }: Statement): Promise<ResultSet> => {
    const statement: InStatement = { sql: sql ?? texts.get(number) ?? '', args: args.map(toSql) }
    return client.execute(statement)
  }
  const answer = async ({ type, stmt, sql, sql_id: number }: Asked): Promise<object> => {
    if (type === 'store_sql') texts.set(number, sql ?? '')
    return stmt ? { type, result: resultOf(await run(stmt)) } : { type }
  }
  const server = createServer((request, response) => {
    const allowed = request.headers.authorization === `Bearer ${token}`
    if (request.method === 'GET' || !allowed) {
      response.writeHead(allowed && request.url === '/v2' ? 200 : allowed ? 404 : 401).end()
      return
    }
    void bodyOf(request).then(async ({ requests }) => {
      const results = []
      for (const asked of requests) results.push({ type: 'ok', response: await answer(asked) })
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ baton: null, base_url: null, results }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
