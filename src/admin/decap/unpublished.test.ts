/** The editor's list of what exists is complete although the public files leave out what is not published. */
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
].map((path) => ({ path }))

const asked: string[] = []
let api: BackendInstance['api']

jest.mock('./internals', () => ({ backendImplementation: () => ({ api }) }))
jest.mock('./open-draft', () => ({
  upstreamValues: ({ slug }: { slug: string }) => {
    asked.push(slug)
    return Promise.resolve({ en: { title: slug, draft: true, slug: 'own-address' }, de: { title: slug } })
  },
}))

const slugs = { en: 'open', de: 'open' }
const known = {
  entries: {
    news: ['open', 'deleted'].map((id) => ({ id, unpublished: false, slugs, fragments: {} })),
    site: [{ id: 'site', slugs, fragments: {} }],
  },
  media: ['/media/open.png'],
}

beforeEach(() => {
  asked.length = 0
})

test.each([
  ['GitHub and Forgejo', { listFiles: () => Promise.resolve(files) }],
  ['GitLab', { listAllFiles: () => Promise.resolve(files) }],
])('%s: only what is not known is asked for, and what was deleted is known no more', async (_, backend) => {
  api = backend
  const found = await unpublished(known)
  expect(asked).toEqual(['secret', 'german'])
  const site = withUnpublished(known, found)
  expect(site.entries['news']?.map(({ id, unpublished }) => [id, unpublished])).toEqual([
    ['open', false],
    ['secret', true],
    ['german', true],
  ])
  expect(site.entries['news']?.[1]?.slugs.en).toBe('own-address')
  expect(site.entries['site']).toHaveLength(1)
  expect(site.media).toEqual(['/media/open.png', '/media/secret.png'])
})

test('the local server has given everything, and is asked for nothing', async () => {
  api = undefined
  const found = await unpublished(known)
  expect(found).toEqual({ entries: {}, media: [], gone: new Set() })
  expect(withUnpublished(known, found)).toEqual(known)
  expect(asked).toEqual([])
})
