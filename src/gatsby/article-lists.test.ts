/** Articles of a topic, and related articles: shared topics first, then the day. */
import { articlesUnder, relatedArticles, tagsOf } from './article-lists'
import type { EntryNode } from './entry-index'

const article = (slug: string, date: string, tags?: string[], languages = ['en-US', 'de-DE']) =>
  ({
    slug,
    date,
    tags,
    translations: languages.map((languages_code) => ({ languages_code })),
  }) as unknown as EntryNode

const first = article('first', '2026-11-01', ['releases', 'projects'])
const articles = [
  first,
  article('newest', '2026-10-01', ['releases']),
  article('alike', '2026-01-01', ['projects', 'releases']),
  article('other', '2026-09-01', ['operations']),
  article('english', '2026-08-01', ['releases'], ['en-US']),
  article('bare', '2026-07-01'),
]
const names = (list: EntryNode[]) => list.map(({ slug }) => slug)

test('more shared topics come first, then the newer; never the article itself', () => {
  expect(names(relatedArticles(first, articles, 'en'))).toEqual(['alike', 'newest', 'english'])
})

test('an article that a language does not have is not offered there', () => {
  expect(names(relatedArticles(first, articles, 'de'))).toEqual(['alike', 'newest'])
  expect(names(articlesUnder('releases', articles, 'de'))).toEqual(['first', 'newest', 'alike'])
})

test('an article without topics is related to nothing', () => {
  expect(tagsOf(article('x', '2026-01-01'))).toEqual([])
  expect(relatedArticles(article('x', '2026-01-01'), articles, 'en')).toEqual([])
})
