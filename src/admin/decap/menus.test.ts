/**
 * Menus are written by Decap's own client for each forge, which here gets responses as the forges document them: one
 * file in one commit, on top of the published branch or in an existing draft.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { fromPackages, patched, readPatches } from '../../../scripts/lib/admin-patches'
import type { EntryValues } from '../../content-model/values'
import type { BackendInstance, Persisted, PersistOptions } from './backend-types'
import { loadDraftUpstream } from './internals'
import { saveSettings } from './menus'
import { forceNothing } from './no-force'
import { upstreamValues } from './open-draft'

type Forge = BackendInstance['api'] & {
  persistFiles: (files: object[], assets: object[], options: PersistOptions) => Promise<unknown>
}
type ForgeClass = new (config: object) => Forge

const mockPersist = jest.fn<Promise<unknown>, [Persisted, PersistOptions]>()
let mockMode = 'simple'
jest.mock('./internals', () => ({
  backendImplementation: () => ({ persistEntry: mockPersist }),
  hasReview: () => mockMode === 'editorial_workflow',
  loadDraftUpstream: jest.fn(),
}))
jest.mock('./open-draft', () => ({ upstreamValues: jest.fn() }))
jest.mock('./opened', () => ({ comparable: (values: unknown) => values }))
jest.mock('./check-entry', () => ({ checkEntry: () => Promise.resolve([]) }))
jest.mock('./watched', () => ({ watched: (run: () => unknown) => run() }))
jest.mock('./site-index', () => ({ forgetSite: () => undefined }))

/** A stub of the browser globals that Decap's modules need when they are loaded. */
const browser = `
var window = globalThis, self = globalThis, location = { hash: '', search: '', pathname: '/' }
var element = () => ({ style: {}, setAttribute() {}, appendChild() {} })
var document = { createElement: element, head: element(), querySelectorAll: () => [], addEventListener() {} }
var addEventListener = () => {}
var localStorage = { length: 0, setItem() {}, removeItem() {}, getItem: () => null, key: () => null }
`

const folder = mkdtempSync(join(tmpdir(), 'forges-'))
let classes: Record<'github' | 'gitlab' | 'gatewayToGitHub' | 'gatewayToGitLab', ForgeClass>

/** Decap's modules only run in browsers and bundlers; those of the editor are patched. */
beforeAll(async () => {
  const parts = {
    github: 'decap-cms-backend-github/dist/esm/API.js',
    gitlab: 'decap-cms-backend-gitlab/dist/esm/API.js',
    gatewayToGitHub: 'decap-cms-backend-git-gateway/dist/esm/GitHubAPI.js',
    gatewayToGitLab: 'decap-cms-backend-git-gateway/dist/esm/GitLabAPI.js',
  }
  const lines = Object.entries(parts).map(([name, path]) => `export { default as ${name} } from '${path}'`)
  const outfile = join(folder, 'forges.cjs')
  const patches = new Map(readPatches('.').map((patch) => [patch.file, patch]))
  await build({
    stdin: { contents: lines.join('\n'), resolveDir: process.cwd() },
    ...{ bundle: true, platform: 'node', format: 'cjs', outfile, logLevel: 'error' },
    loader: { '.svg': 'text' },
    banner: { js: browser },
    mainFields: ['module', 'main'],
    plugins: [
      {
        name: 'patched clients',
        setup: ({ onLoad }) =>
          onLoad({ filter: /[\\/]decap-cms-backend-.*[\\/]API\.js$/ }, ({ path }) => {
            const patch = patches.get(fromPackages(path))
            return patch && { contents: patched(readFileSync(path, 'utf8'), patch) }
          }),
      },
    ],
  })
  classes = createRequire(outfile)(outfile) as typeof classes
})
afterAll(() => rmSync(folder, { recursive: true }))

const api = 'https://api.forge.test'
type Asked = { method: string; path: string; body: Record<string, unknown> }

/** Stubs responses by method and path; unknown paths return 404. */
function answering(answers: Readonly<Record<string, unknown>>): Asked[] {
  const asked: Asked[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const [method, path] = [init?.method ?? 'GET', new URL(String(input)).pathname]
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Asked['body']) : {}
    asked.push({ method, path, body })
    const answer = answers[`${method} ${path}`]
    const status = answer === undefined ? 404 : 200
    const headers = { 'content-type': 'application/json' }
    return Promise.resolve(
      new Response(method === 'HEAD' ? null : JSON.stringify(answer ?? {}), { status, headers }),
    )
  })
  return asked
}

const menusOf = (label: string): EntryValues => {
  const values = { navigation: [{ label, link: 'news' }] }
  return { en: values, de: values } as unknown as EntryValues
}
const [stored, changed] = [menusOf('News'), menusOf('News & more')]
const path = 'content/site/site.yml'

async function save(forge: Forge, review: 'none' | 'first' | 'draft'): Promise<void> {
  mockMode = review === 'none' ? 'simple' : 'editorial_workflow'
  const hasDraft = review === 'draft'
  jest.mocked(upstreamValues).mockResolvedValue(stored)
  jest
    .mocked(loadDraftUpstream)
    .mockResolvedValue(
      hasDraft
        ? { data: stored.en, i18n: { de: { data: stored.de as Record<string, unknown> } } }
        : undefined,
    )
  forceNothing({ api: forge } as unknown as BackendInstance)
  mockPersist.mockImplementation(({ dataFiles, assets }, options) =>
    forge.persistFiles([...dataFiles], assets as object[], options),
  )
  await saveSettings({ values: stored, inWorkflow: review !== 'none', hasDraft }, changed)
}

const common = {
  ...{ apiRoot: api, token: 'secret', branch: 'main', tokenPromise: () => Promise.resolve('secret') },
  ...{ initialWorkflowStatus: 'draft', cmsLabelPrefix: 'decap-cms/', commitAuthor: { name: 'E' } },
  isLargeMedia: () => Promise.resolve(false),
}
const fullFile = (content: unknown) => Buffer.from(String(content), 'base64').toString('utf8')

const onGitHub = {
  github: { root: '/repos/o/r', config: { repo: 'o/r', originRepo: 'o/r' } },
  gatewayToGitHub: { root: '', config: {} },
}
describe.each(Object.keys(onGitHub) as (keyof typeof onGitHub)[])('%s', (name) => {
  const { root, config } = onGitHub[name]
  const forge = () => new classes[name]({ ...common, ...config })
  const answers = {
    [`POST ${root}/git/blobs`]: { sha: 'blob' },
    [`GET ${root}/branches/main`]: {
      name: 'main',
      commit: { sha: 'head' },
      _links: { self: 'https://api.github.com/repos/o/r/branches/main' },
    },
    [`POST ${root}/git/trees`]: { sha: 'tree' },
    [`POST ${root}/git/commits`]: { sha: 'commit' },
    [`PATCH ${root}/git/refs/heads/main`]: { ref: 'refs/heads/main', object: { sha: 'commit' } },
    [`POST ${root}/git/refs`]: { ref: 'refs/heads/cms/site/site', object: { sha: 'commit' } },
    [`GET ${root}/pulls`]: [],
    [`POST ${root}/pulls`]: { number: 7, labels: [], head: { sha: 'commit', ref: 'cms/site/site' } },
    [`PUT ${root}/issues/7/labels`]: [{ name: 'decap-cms/draft' }],
  }
  const sent = (asked: readonly Asked[], request: string) =>
    asked.find(({ method, path: at }) => `${method} ${at}` === request.replace('~', root))?.body

  test('one file in one commit on top of the published branch, without a forced update', async () => {
    const asked = answering(answers)
    await save(forge(), 'none')
    expect(fullFile(sent(asked, 'POST ~/git/blobs')?.['content'])).toMatch(/label: News & more/)
    expect(sent(asked, 'POST ~/git/trees')).toEqual({
      base_tree: 'head',
      tree: [expect.objectContaining({ path, sha: 'blob', type: 'blob' })],
    })
    expect(sent(asked, 'POST ~/git/commits')).toMatchObject({ parents: ['head'], tree: 'tree' })
    expect(sent(asked, 'PATCH ~/git/refs/heads/main')).toEqual({ sha: 'commit', force: false })
  })

  test('with review, a branch and a pull request; the published branch stays unchanged', async () => {
    const asked = answering(answers)
    await save(forge(), 'first')
    expect(sent(asked, 'POST ~/git/refs')).toEqual({ ref: 'refs/heads/cms/site/site', sha: 'commit' })
    expect(sent(asked, 'POST ~/pulls')).toMatchObject({ head: 'o:cms/site/site', base: 'main' })
    expect(sent(asked, 'PUT ~/issues/7/labels')).toEqual({ labels: ['decap-cms/draft'] })
    expect(sent(asked, 'PATCH ~/git/refs/heads/main')).toBeUndefined()
  })

  test('a pull request that an earlier save has left without a label is labelled', async () => {
    const left = { number: 7, labels: [], head: { sha: 'before', ref: 'cms/site/site' } }
    const { [`POST ${root}/pulls`]: _, ...others } = answers
    const asked = answering({ ...others, [`GET ${root}/pulls`]: [left] })
    await save(forge(), 'first')
    expect(sent(asked, 'PUT ~/issues/7/labels')).toEqual({ labels: ['decap-cms/draft'] })
  })

  test('an existing draft gets one more commit, even if something was published meanwhile', async () => {
    const commit = { message: 'Company and navigation: update site' }
    const asked = answering({
      ...answers,
      [`GET ${root}/branches/cms%2Fsite%2Fsite`]: { name: 'cms/site/site', commit: { sha: 'draft' } },
      [`GET ${root}/compare/main...o:cms/site/site`]: {
        base_commit: { sha: 'head' },
        commits: [{ sha: 'draft', parents: [{ sha: 'before' }], commit }],
        files: [{ filename: path, status: 'modified', sha: 'their-blob', patch: '@@ -1 +1 @@' }],
      },
      [`GET ${root}/compare/before...draft`]: {
        files: [{ filename: path, status: 'modified', sha: 'their-blob', patch: '@@ -1 +1 @@' }],
      },
      [`PATCH ${root}/git/refs/heads/cms/site/site`]: { ref: 'refs/heads/cms/site/site' },
      [`PATCH ${root}/git/refs/heads/cms%2Fsite%2Fsite`]: { ref: 'refs/heads/cms/site/site' },
    })
    await save(forge(), 'draft')
    expect(sent(asked, 'POST ~/git/trees')).toMatchObject({
      base_tree: 'draft',
      tree: [{ path, sha: 'blob' }],
    })
    expect(sent(asked, 'POST ~/git/commits')).toMatchObject({ parents: ['draft'] })
    expect(asked.filter(({ method }) => method === 'PATCH').map(({ path: at }) => at)).toEqual([
      expect.stringMatching(/cms(\/|%2F)site(\/|%2F)site$/),
    ])
  })
})

const onGitLab = {
  gitlab: { root: '/projects/g%2Fp', config: { repo: 'g/p' } },
  gatewayToGitLab: { root: '', config: {} },
}
describe.each(Object.keys(onGitLab) as (keyof typeof onGitLab)[])('%s', (name) => {
  const { root, config } = onGitLab[name]
  const forge = () => new classes[name]({ ...common, ...config })
  const mergeRequest = {
    ...{ iid: 7, source_branch: 'cms/site/site', labels: ['decap-cms/draft'], sha: 'head' },
    ...{ rebase_in_progress: false, merge_error: null },
  }
  const answers = {
    [`HEAD ${root}/repository/files/content%2Fsite%2Fsite.yml`]: '',
    [`POST ${root}/repository/commits`]: { id: 'commit' },
    [`POST ${root}/merge_requests`]: mergeRequest,
    [`GET ${root}/merge_requests`]: [mergeRequest],
    [`PUT ${root}/merge_requests/7/rebase`]: { rebase_in_progress: true },
    [`GET ${root}/merge_requests/7`]: mergeRequest,
    [`GET ${root}/repository/compare`]: { diffs: [] },
  }
  const action = { action: 'update', file_path: path, encoding: 'base64' }
  const commitOf = (asked: readonly Asked[]) =>
    asked.find(({ method, path: at }) => method === 'POST' && at.endsWith('/commits'))?.body

  test('one file in one commit on top of the published branch', async () => {
    const commit = commitOf(await asking('none'))
    expect(commit).toMatchObject({ branch: 'main', actions: [action] })
    const [{ content }] = commit?.['actions'] as [{ content: string }]
    expect(fullFile(content)).toMatch(/label: News & more/)
  })

  test('with review, a branch and a merge request', async () => {
    const asked = await asking('first')
    expect(commitOf(asked)).toMatchObject({
      ...{ branch: 'cms/site/site', start_branch: 'main', actions: [action] },
    })
    expect(asked.at(-1)?.path).toBe(`${root}/merge_requests`)
  })

  test('a branch that an earlier save has left gets one more commit, and a merge request', async () => {
    const left = { [`GET ${root}/repository/branches/cms%2Fsite%2Fsite`]: {} }
    const asked = answering({ ...answers, ...left, [`GET ${root}/merge_requests`]: [] })
    await save(forge(), 'first')
    expect(commitOf(asked)).not.toHaveProperty('start_branch')
    expect(asked.at(-1)).toMatchObject({ method: 'POST', path: `${root}/merge_requests` })
  })

  test('an existing draft gets one more commit', async () => {
    const commit = commitOf(await asking('draft'))
    expect(commit).toMatchObject({ branch: 'cms/site/site', actions: [action] })
    expect(commit).not.toHaveProperty('start_branch')
  })

  async function asking(review: 'none' | 'first' | 'draft'): Promise<Asked[]> {
    const asked = answering(answers)
    await save(forge(), review)
    return asked
  }
})

test('changes saved since the menus were loaded are not overwritten', async () => {
  const asked = answering({})
  mockPersist.mockClear()
  jest.mocked(upstreamValues).mockResolvedValue(menusOf('Theirs'))
  mockMode = 'simple'
  globalThis.document = { documentElement: { lang: 'en' } } as Document
  const saved = saveSettings({ values: stored, inWorkflow: false, hasDraft: false }, changed)
  await expect(saved).rejects.toThrow(/changed the menus in the meantime/)
  expect(mockPersist).not.toHaveBeenCalled()
  expect(asked).toEqual([])
})
