/** An emulated forge: the endpoints of Forgejo that Decap uses, over a bare repository, with failures on demand. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { MergeConflict, StaleFile, gitStore, type FileChange } from './git-store'
import { pullRequests, type PullRequestBody } from './pull-requests'
import { signIn, type Person } from './sign-in'

/** Decides what happens to a request: a status to respond with, or a promise to wait for before it is handled. */
export type Trouble = (request: {
  method: string
  path: string
}) => { status?: number; until?: Promise<void> } | undefined

type Body = PullRequestBody & {
  branch?: string
  message?: string
  files?: FileChange[]
  new_branch_name?: string
  old_ref_name?: string
  code?: string
  code_verifier?: string
}

const person: Person = { login: 'erika', full_name: 'Erika Müßig', email: 'erika@example.com' }
/** Default number of commits in a list. */
const usualLimit = 10
const owner = 'musterwerk'
const repository = `${owner}/site`

function send(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(value))
}

async function bodyOf(request: IncomingMessage): Promise<Body> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  const text = Buffer.concat(parts).toString('utf8')
  return text ? (JSON.parse(text) as Body) : {}
}

function statusOf(error: unknown): number {
  if (error instanceof MergeConflict) return 409
  return error instanceof StaleFile ? 422 : 404
}

export async function startForge(source: string) {
  const store = gitStore(source)
  const session = signIn(person)
  const author = { name: person.full_name, email: person.email }
  const drafts = pullRequests(store, owner, 'main')
  let trouble: Trouble = () => undefined

  function read(path: string, query: URLSearchParams): unknown {
    const [, kind = '', rest = ''] = /^(\w+(?:\/(?:trees|blobs))?)\/?(.*)$/.exec(path) ?? []
    if (path === '') return { name: 'site', owner: { login: owner }, permissions: { push: true, pull: true } }
    if (kind === 'branches') {
      const name = decodeURIComponent(rest)
      return { name, commit: { id: store.head(name) } }
    }
    if (kind === 'git/trees') return { tree: store.tree(rest) }
    if (kind === 'git/blobs') return { content: store.blob(rest), encoding: 'base64' }
    if (kind === 'commits') {
      const part = { page: Number(query.get('page') ?? 1), limit: Number(query.get('limit') ?? usualLimit) }
      return store.commits(query.get('sha') ?? 'main', query.get('path') ?? '', part)
    }
    const sha = store.shaOf(query.get('ref') ?? 'main', decodeURIComponent(rest))
    return sha && { sha, path: rest, content: store.blob(sha), encoding: 'base64' }
  }

  function write(method: string, path: string, body: Body): unknown {
    if (method === 'DELETE')
      return store.deleteBranch(decodeURIComponent(path.slice('branches/'.length))) || true
    if (path === 'branches') return [store.createBranch(body.new_branch_name ?? '', body.old_ref_name ?? '')]
    return {
      commit: { sha: store.commit(body.branch ?? 'main', body.message ?? '', author, body.files ?? []) },
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const method = request.method ?? 'GET'
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
    response.setHeader('access-control-allow-headers', 'authorization, content-type')
    response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
    if (method === 'OPTIONS') return void response.writeHead(204).end()
    const fate = trouble({ method, path: url.pathname })
    await fate?.until
    if (fate?.status) return send(response, fate.status, { message: `status ${fate.status}` })
    if (url.pathname === '/login/oauth/authorize') {
      return void response.writeHead(302, { location: session.authorize(url.searchParams) }).end()
    }
    if (url.pathname === '/login/oauth/access_token') {
      const { code = '', code_verifier: verifier = '' } = await bodyOf(request)
      const token = session.exchange(code, verifier)
      return token
        ? send(response, 200, { access_token: token, token_type: 'bearer' })
        : send(response, 400, { error: 'invalid_grant' })
    }
    if (!session.isValid(request.headers.authorization))
      return send(response, 401, { message: 'token is not valid' })
    if (url.pathname === '/api/v1/user') return send(response, 200, { id: 1, avatar_url: '', ...person })
    const path = url.pathname.replace(`/api/v1/repos/${repository}`, '').replace(/^\//, '')
    const body = method === 'GET' ? {} : await bodyOf(request)
    const ofDrafts = /^(pulls|labels|issues|compare)\b/.test(path)
    const answer = ofDrafts
      ? drafts.answer(method, path, body, author)
      : method === 'GET'
        ? read(path, url.searchParams)
        : write(method, path, body)
    return answer ? send(response, 200, answer) : send(response, 404, { message: 'not found' })
  }

  const running = new Set<Promise<void>>()
  const server = createServer((request, response) => {
    const done = handle(request, response).catch((error: unknown) =>
      send(response, statusOf(error), { message: String(error) }),
    )
    running.add(done)
    void done.then(() => running.delete(done))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const origin = `http://localhost:${port}`
  return {
    store,
    session,
    /** The drafts of the workflow, as `branch: labels`. */
    drafts: drafts.open,
    person,
    origin,
    backend: {
      name: 'forgejo',
      branch: 'main',
      repo: repository,
      base_url: origin,
      api_root: `${origin}/api/v1`,
      auth_type: 'pkce',
      app_id: 'editor',
    },
    setTrouble: (next: Trouble) => {
      trouble = next
    },
    /** Simulates someone else changing one file, in the published content or on the branch of a draft. */
    changeByOthers: (path: string, text: RegExp, replacement: string, branch = 'main') => {
      const theirs = store.git(['show', `${branch}:${path}`]).replace(text, replacement)
      const content = Buffer.from(`${theirs}\n`).toString('base64')
      const change = { operation: 'update' as const, path, content, sha: store.shaOf(branch, path) ?? '' }
      store.commit(branch, 'Products: update lotse', { name: 'Jörg Andersson', email: 'j@example.com' }, [
        change,
      ])
    },
    /** Restores the initial state: one branch, no drafts, no sessions, no trouble. */
    reset: async () => {
      trouble = () => undefined
      await Promise.all(running)
      store.reset()
      drafts.clear()
      session.expire()
    },
    close: () => {
      server.closeAllConnections()
      server.close()
      store.close()
    },
  }
}

export type Forge = Awaited<ReturnType<typeof startForge>>
