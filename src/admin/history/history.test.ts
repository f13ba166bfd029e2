/** The history on every supported forge, from responses in the format of each. */
import { askThroughDecap, askWithHeaders, sentenceOf } from './forge-request'
import { decodeBase64, dialects, repositoryHistory } from './github'
import { gitLabHistory } from './gitlab'
import type { Change, History } from './history'
import { latestFirst } from './latest-first'
import { timelineOf } from './timeline'

const root = 'https://forge.example.org/api'
type Answer = { status?: number; headers?: Record<string, string>; json?: unknown; text?: string }

/** Stubs responses by path and query; records the headers of the last request. */
function forge(answers: Readonly<Record<string, Answer>>) {
  const asked: string[] = []
  let authorization: string | null = null
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = String(input).slice(root.length)
    asked.push(address)
    authorization = new Headers(init?.headers).get('authorization')
    const { status = 200, headers = {}, json, text } = answers[address] ?? { status: 404, text: 'Not Found' }
    return Promise.resolve(new Response(text ?? JSON.stringify(json), { status, headers }))
  })
  return { asked, authorization: () => authorization }
}

const present = () => Promise.resolve([])
const query = (params: object) =>
  Object.entries(params)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&')
/** A stub of the API objects in Decap's clients for GitHub and Forgejo. */
const api = {
  urlFor: (path: string, { params = {} }: { params?: object }) => `${root}${path}?${query(params)}`,
  requestHeaders: () => Promise.resolve({ Authorization: 'token secret' }),
}
const onForge = (name: keyof typeof dialects): History =>
  repositoryHistory({
    ask: askWithHeaders(api),
    root: '/repos/o/r',
    branch: 'main',
    present,
    dialect: dialects[name],
  })

const path = 'content/news/größe.de.md'
const encoded = encodeURIComponent(path)
const person = { name: 'Jörg', email: 'j@example.com', date: '2026-01-02T03:04:05Z' }
const commit = {
  sha: 'b2',
  commit: {
    author: person,
    committer: { ...person, name: 'GitHub', date: '2026-01-03T00:00:00Z' },
    message: 'x',
  },
  author: null,
  parents: [{ sha: 'a1' }],
}
const change: Change = { id: 'b2', author: 'Jörg', date: '2026-01-03T00:00:00Z', parent: 'a1' }
const base64 = `${Buffer.from('Größe „€“\n').toString('base64').slice(0, 8)}\n${Buffer.from('Größe „€“\n').toString('base64').slice(8)}\n`

test('GitHub: commits, their files, and a past text', async () => {
  const { authorization } = forge({
    [`/repos/o/r/commits?per_page=30&sha=main&path=${encoded}&page=1`]: { json: [commit] },
    '/repos/o/r/commits/b2?': { json: { ...commit, files: [{ filename: path, status: 'modified' }] } },
    '/repos/o/r/contents/content/news/gr%C3%B6%C3%9Fe.de.md?ref=b2': {
      json: { content: base64, encoding: 'base64', sha: '1' },
    },
  })
  const history = onForge('github')
  expect(await history.changes(path, 1)).toEqual({ changes: [change], more: false })
  expect(authorization()).toBe('token secret')
  expect(await history.filesOf(change)).toEqual([path])
  expect(await history.textAt(path, 'b2')).toBe('Größe „€“\n')
  expect(await history.textAt(path, 'a1')).toBeUndefined()
})

test('Forgejo: a list includes the files; a path without commits gives an empty list', async () => {
  const list = 'limit=30&stat=false&verification=false&sha=main'
  const { asked } = forge({
    [`/repos/o/r/commits?${list}&path=content%2Fnews&page=1`]: {
      json: Array.from({ length: 30 }, () => ({ ...commit, files: [{ filename: path }] })),
    },
  })
  const history = onForge('forgejo')
  const { changes, more } = await history.changes('content/news', 1)
  expect(more).toBe(true)
  expect(changes[0]).toEqual({ ...change, files: [path] })
  expect(await history.filesOf(changes[0] ?? change)).toEqual([path])
  expect(await history.changes('content/none', 1)).toEqual({ changes: [], more: false })
  expect(asked).toHaveLength(2)
})

test('GitLab, with and without token renewal by Decap', async () => {
  const project = '/projects/g%2Fp/repository'
  const answers = {
    [`${project}/commits?path=${encoded}&ref_name=main&per_page=30&page=2`]: {
      json: [
        {
          id: 'b2',
          author_name: 'Jörg',
          committed_date: '2026-01-03T00:00:00.000+01:00',
          parent_ids: ['a1'],
        },
      ],
    },
    [`${project}/commits/b2/diff?per_page=100`]: {
      json: [{ old_path: 'content/news/a.de.md', new_path: path, deleted_file: false, renamed_file: true }],
    },
    [`${project}/files/${encoded}/raw?ref=b2`]: { text: 'Größe\n' },
  }
  const buildRequest = ({ url = '', params = {} }: { url?: string; params?: object }) =>
    Promise.resolve({
      toJS: () => ({ url: `${root}${url}`, params, headers: { Authorization: 'Bearer secret' } }),
    })
  const requestFunction = (request: unknown) => {
    const { url, params } = (request as { toJS: () => { url: string; params: object } }).toJS()
    return fetch(`${url}?${query(params)}`)
  }
  for (const own of [{ buildRequest }, { buildRequest, requestFunction }]) {
    forge(answers)
    const history = gitLabHistory({
      ask: askThroughDecap(own),
      root: '/projects/g%2Fp',
      branch: 'main',
      present,
    })
    expect(await history.changes(path, 2)).toEqual({
      changes: [{ id: 'b2', author: 'Jörg', date: '2026-01-03T00:00:00.000+01:00', parent: 'a1' }],
      more: false,
    })
    expect(await history.filesOf(change)).toEqual(['content/news/a.de.md', path])
    expect(await history.textAt(path, 'b2')).toBe('Größe\n')
    expect(await history.textAt(path, 'a1')).toBeUndefined()
  }
})

const time = (date: Date) => date.toLocaleTimeString('de-DE', { timeStyle: 'short' })
test.each<[string, Answer, RegExp]>([
  [
    'the limit of GitHub',
    {
      status: 403,
      headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1893456000' },
      json: { message: 'API rate limit exceeded' },
    },
    new RegExp(`nach ${time(new Date(1893456000_000))} Uhr`),
  ],
  ['a limit without a time', { status: 429, text: 'Retry later' }, /in einer Stunde/],
  [
    'an account without rights',
    { status: 403, json: { message: 'Forbidden' } },
    /darf diese Inhalte nicht lesen/,
  ],
  [
    'a repository that is hidden',
    { status: 404, json: { message: 'Not Found' } },
    /Verlauf ist nicht vorhanden/,
  ],
  ['an old sign-in', { status: 401, json: { message: 'Bad credentials' } }, /Anmeldung ist abgelaufen/],
  ['a broken server', { status: 502, text: 'Bad gateway' }, /Störung \(502\)/],
  ['an unexpected answer', { status: 418, text: 'teapot' }, /teapot/],
])('%s is told in a sentence', async (_, answer, said) => {
  forge({ [`/repos/o/r/commits?per_page=30&sha=main&path=${encoded}&page=1`]: answer })
  const failure: unknown = await onForge('github')
    .changes(path, 1)
    .catch((error: unknown) => error)
  globalThis.document = { documentElement: { lang: 'de' } } as Document
  expect(sentenceOf(failure)).toMatch(said)
})

const at = (id: string, minute: number): Change => ({
  id,
  author: 'A',
  date: `2026-01-01T00:${String(minute).padStart(2, '0')}:00Z`,
})

test('commits of several files form one timeline that keeps the order of each', () => {
  const [a, b, c, d] = [at('a', 1), at('b', 2), at('c', 2), at('d', 2)]
  const ids = (lists: Change[][]) => latestFirst(lists).map(({ id }) => id)
  expect(ids([[c, a], [b]])).toEqual(['c', 'b', 'a'])
  // Within the same minute, only the lists determine the order.
  expect(
    ids([
      [d, b, a],
      [c, b],
    ]),
  ).toEqual(['d', 'c', 'b', 'a'])
  expect(
    ids([
      [b, a],
      [c, b, a],
    ]),
  ).toEqual(['c', 'b', 'a'])
  expect(ids([[], []])).toEqual([])
})

test('a version holds each file’s content at the time; older pages are fetched on demand', async () => {
  const files: Record<string, Change[]> = {
    'x.en.md': [at('e', 9), at('c', 5), at('a', 1)],
    'x.de.md': [at('d', 7), at('c', 5), at('b', 3)],
  }
  const asked: string[] = []
  const history: History = {
    present,
    filesOf: present,
    // Two commits per page.
    changes: (file, page) => {
      const all = files[file] ?? []
      return Promise.resolve({ changes: all.slice(page * 2 - 2, page * 2), more: all.length > page * 2 })
    },
    textAt: (file, id) => {
      asked.push(`${id}:${file}`)
      return Promise.resolve(`${id} of ${file}`)
    },
  }
  const timeline = timelineOf(history, Object.keys(files), { read: (_, text) => ({ text }) })
  await timeline.loadMore()
  expect(timeline.changes().changes.map(({ id }) => id)).toEqual(['e', 'd'])
  expect(timeline.changes().more).toBe(true)
  expect(await timeline.version(at('e', 9))).toEqual({
    change: at('e', 9),
    values: { en: { text: 'e of x.en.md' }, de: { text: 'd of x.de.md' } },
    before: { en: { text: 'c of x.en.md' }, de: { text: 'd of x.de.md' } },
  })
  await timeline.loadMore()
  expect(timeline.changes()).toMatchObject({ more: false })
  expect(timeline.changes().changes.map(({ id }) => id)).toEqual(['e', 'd', 'c', 'b', 'a'])
  // The German file was added after the English one.
  expect(await timeline.version(at('b', 3))).toEqual({
    change: at('b', 3),
    values: { en: { text: 'a of x.en.md' }, de: { text: 'b of x.de.md' } },
    before: { en: { text: 'a of x.en.md' } },
  })
  expect(await timeline.version(at('a', 1))).toEqual({
    change: at('a', 1),
    values: { en: { text: 'a of x.en.md' } },
  })
  expect(new Set(asked).size).toBe(asked.length)
})

test('a draft’s commits come before the published ones, in whichever file they are', async () => {
  const historyWith = (files: Record<string, Change[]>): History => ({
    present,
    filesOf: present,
    changes: (file) => Promise.resolve({ changes: files[file] ?? [], more: false }),
    textAt: (file, id) => Promise.resolve(`${id} of ${file}`),
  })
  const published = { 'x.en.md': [at('c', 5), at('a', 1)], 'x.de.md': [at('c', 5)] }
  const draft = {
    ...published,
    'x.en.md': [at('e', 9), ...published['x.en.md']],
    'x.de.md': [at('d', 7), at('c', 5)],
  }
  const read = (_: string, text: string) => ({ text })
  const stepsOf = async (own: Record<string, Change[]>, other?: Record<string, Change[]>) => {
    const timeline = timelineOf(historyWith(own), Object.keys(own), {
      read,
      published: other && historyWith(other),
    })
    await timeline.loadMore()
    const { changes, steps } = timeline.changes()
    return changes.slice(0, steps).map(({ id }) => id)
  }
  expect(await stepsOf(draft, published)).toEqual(['e', 'd'])
  expect(await stepsOf(published)).toEqual([])
  // Nothing of a new entry is published.
  expect(await stepsOf({ 'y.en.md': [at('f', 3)] }, {})).toEqual(['f'])
})

test('base64 with line breaks is decoded', () => {
  expect(decodeBase64(base64)).toBe('Größe „€“\n')
})
