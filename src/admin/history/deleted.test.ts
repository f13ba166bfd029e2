/** The search for deleted entries. */
import { collectionNamed, type Collection } from '../../content-model'
import { deletedIn } from './deleted'
import type { Change, History } from './history'

jest.mock('../decap/internals', () => ({
  readContentFile: (_path: string, text: string) => ({ title: text }),
}))

const change: Change = { id: 'b2', author: 'Jörg', date: '2026-01-03T00:00:00Z', parent: 'a1' }
const news = collectionNamed('news') as Collection

test('a request that fails costs no entry: the next attempt finds all of them', async () => {
  const failing = new Set(['present', 'content/news/two.en.md'])
  const failOnce = (what: string) => {
    if (failing.delete(what)) throw new Error(`${what} failed`)
  }
  const history: History = {
    changes: () => Promise.resolve({ changes: [change], more: false }),
    filesOf: () => Promise.resolve(['content/news/one.en.md', 'content/news/two.en.md']),
    textAt: async (path, commit) => {
      failOnce(path)
      return commit === 'a1' && path.endsWith('.en.md') ? path : undefined
    },
    present: async () => {
      failOnce('present')
      return []
    },
  }
  const { next } = deletedIn(history, news)
  await expect(next()).rejects.toThrow('present failed')
  await expect(next()).rejects.toThrow('two.en.md failed')
  const { entries } = await next()
  expect(entries.map(({ id }) => id)).toEqual(['one', 'two'])
})
