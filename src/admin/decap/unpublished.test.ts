/**
 * The editor's list of entries is complete although the public files omit unpublished ones, and current although the
 * files are as old as the build.
 */
import { unpublished, withUnpublished } from './unpublished'
import type { BackendInstance } from './backend-types'

const files = [
  ...['open', 'secret'].flatMap((id) => [`content/news/${id}.en.md`, `content/news/${id}.de.md`]),
  ...[
    'content/news/german.de.md',
    'content/media/secret.png',
    'content/site/site.yml',
    'content/none/a.en.md',
  ],
].map((path) => ({ path, id: path.includes('/open.de') ? 'changed-since-then' : `the-id-of-${path}` }))

const asked: string[] = []
let api: BackendInstance['api']

const readFile = (path: string) => {
  asked.push(path)
  return Promise.resolve(JSON.stringify({ title: path, draft: path.includes('secret'), slug: 'own-address' }))
}

jest.mock('./internals', () => ({
  backendImplementation: () => ({ api }),
  readContentFile: (_: string, text: string) => JSON.parse(text) as object,
}))

const slugs = { en: 'open', de: 'open' }
const known = {
  entries: {
    news: ['open', 'deleted'].map((id) => ({ id, unpublished: false, slugs, fragments: {} })),
    site: [{ id: 'site', slugs, fragments: {} }],
  },
  media: ['/media/open.png'],
}

/** The source files of the public ones. */
const read = Object.fromEntries(
  ['en', 'de'].map((locale) => {
    const path = `content/news/open.${locale}.md`
    return [path, `the-id-of-${path}`.slice(0, 12)]
  }),
)

beforeEach(() => {
  asked.length = 0
})

const present = ['news/secret.en', 'news/secret.de', 'news/german.de']
const paths = present.map((name) => `content/${name}.md`).sort()

test.each([
  ['GitHub and Forgejo', { listFiles: () => Promise.resolve(files), readFile }],
  ['GitLab', { listAllFiles: () => Promise.resolve(files), readFile }],
])('%s: only unknown texts are fetched, and deleted entries are no longer known', async (name, backend) => {
  api = backend
  const found = await unpublished(known)
  // The second forge has the same texts, which are cached and not fetched again.
  expect(asked.sort()).toEqual(name === 'GitLab' ? [] : paths)
  const site = withUnpublished(known, found)
  expect(site.entries['news']?.map(({ id, unpublished }) => [id, unpublished])).toEqual([
    ['open', false],
    ['secret', true],
    ['german', false],
  ])
  expect(site.entries['news']?.[1]?.slugs.en).toBe('own-address')
  expect(site.entries['site']).toHaveLength(1)
  expect(site.media).toEqual(['/media/open.png', '/media/secret.png'])
})

test('an entry changed since the build matches the repository', async () => {
  api = { listFiles: () => Promise.resolve(files), readFile }
  const found = await unpublished(known, read)
  expect(asked).toEqual(expect.arrayContaining(['content/news/open.en.md', 'content/news/open.de.md']))
  expect(withUnpublished(known, found).entries['news']?.map(({ id, slugs: own }) => [id, own.en])).toEqual([
    ['open', 'own-address'],
    ['secret', 'own-address'],
    ['german', 'german'],
  ])
})

test('the local server has supplied everything and gets no requests', async () => {
  api = undefined
  const found = await unpublished(known)
  expect(found).toEqual({ entries: {}, media: [], gone: new Set() })
  expect(withUnpublished(known, found)).toEqual(known)
  expect(asked).toEqual([])
})
