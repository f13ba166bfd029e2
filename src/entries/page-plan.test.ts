/** The other entries that a page shows: neighbours, related articles, the newest, the parts of a list. */
import { articlesPerPage } from '../site/routes'
import { pagesOfList, tagsOf } from './article-lists'
import { contentOf, type Entry } from './content'
import { pagePlanner } from './page-plan'

const iso = ['en-US', 'de-DE']
const entry = (slug: string, values: object = {}, languages = iso): Entry => ({
  slug,
  translations: languages.map((languages_code) => ({ languages_code })),
  ...values,
})

const articles = [
  entry('first', { date: '2026-11-01', tags: ['releases', 'projects'], products: ['pegel'] }),
  entry('newest', { date: '2026-10-01', tags: ['releases'] }),
  entry('other', { date: '2026-09-01', tags: ['operations'] }),
  entry('english', { date: '2026-08-01', tags: ['releases'] }, ['en-US']),
  entry('bare', { date: '2026-07-01' }),
  entry('alike', { date: '2026-01-01', tags: ['projects', 'releases'] }),
]
const more = Array.from({ length: articlesPerPage }, (_, index) =>
  entry(`old-${index}`, { date: `2025-01-0${index + 1}`, tags: ['archive'] }, index === 0 ? ['en-US'] : iso),
)
const home = {
  slug: 'home',
  translations: [{ languages_code: 'en-US', sections: [{ type: 'news' }, { type: 'news', count: 2 }] }],
}
const entries: Readonly<Record<string, Entry[]>> = {
  news: [...more, ...articles],
  tags: ['releases', 'projects', 'archive', 'unused'].map((slug, order) => entry(slug, { order })),
  team: [
    entry('jonas', { management: true, order: 2 }),
    entry('mara', { management: true, order: 1 }),
    entry('lena'),
  ],
  products: [entry('pegel'), entry('lotse')],
  pages: [home],
}
const plansOf = pagePlanner(contentOf((collection) => entries[collection] ?? []))
const planOf = (...[route, slug, locale]: Parameters<typeof plansOf>) => plansOf(route, slug, locale)[0]

test('more shared topics come first, then the newer; never the article itself or its neighbours', () => {
  expect(planOf('article', 'first', 'en')).toMatchObject({ older: 'newest', related: ['alike', 'english'] })
  expect(planOf('article', 'first', 'en')?.newer).toBeUndefined()
  expect(planOf('article', 'newest', 'en')).toMatchObject({ newer: 'first', older: 'other' })
})

test('every article of a long list has related ones, also between neighbours with the same topics', () => {
  const list = Array.from({ length: 40 }, (_, place) => ({
    ...entry(`article-${place}`),
    date: `2020-01-${String(40 - place).padStart(2, '0')}`,
    tags: place % 3 === 0 ? ['releases', 'projects'] : ['projects'],
  }))
  const planned = pagePlanner(contentOf((name) => (name === 'news' ? list : [])))
  const related = (place: number) => planned('article', `article-${place}`, 'en')[0]?.related
  expect(related(0)).toEqual(['article-3', 'article-6'])
  expect(related(1)).toEqual(['article-3', 'article-4'])
  expect(related(3)).toEqual(['article-0', 'article-6'])
  expect(related(39)).toEqual(['article-0', 'article-3'])
  for (const place of list.keys()) expect(related(place)).toHaveLength(2)
})

test('an article missing in a language is neither a neighbour nor related there', () => {
  expect(planOf('article', 'first', 'de')?.related).toEqual(['alike'])
  expect(planOf('article', 'other', 'de')).toMatchObject({ newer: 'newest', older: 'bare' })
})

test('an article without topics is related to nothing', () => {
  expect(tagsOf(entry('x'))).toEqual([])
  expect(planOf('article', 'bare', 'en')?.related).toEqual([])
})

test('the newest articles are planned where a section shows them, as many as the largest section shows', () => {
  expect(planOf('home', 'home', 'en')?.latest).toEqual(['first', 'newest', 'other'])
  expect(planOf('home', 'home', 'de')?.latest).toBeUndefined()
})

test('a product’s plan has the articles about it, every page’s plan the management in its order', () => {
  expect(planOf('product', 'pegel', 'en')).toMatchObject({ about: ['first'], managers: ['mara', 'jonas'] })
  expect(planOf('product', 'lotse', 'en')?.about).toEqual([])
})

test('a list is split into parts; topics without articles in the language are left out', () => {
  const parts = plansOf('news', 'news', 'en').map(({ part }) => part)
  expect(parts.map((part) => [part?.number, part?.articles.length])).toEqual([
    [1, articlesPerPage],
    [2, articlesPerPage],
  ])
  expect(parts[0]?.topics).toEqual(['releases', 'projects', 'archive'])
  expect(plansOf('tag', 'archive', 'en')[0]?.part?.articles).toHaveLength(articlesPerPage)
  expect(plansOf('tag', 'archive', 'de')[0]?.part?.articles).toHaveLength(articlesPerPage - 1)
  expect(plansOf('tag', 'unused', 'de')).toHaveLength(1)
})

describe('a list of 84 pages', () => {
  const day = 24 * 60 * 60 * 1000
  const dateOf = (index: number) => new Date(Date.UTC(2026, 0, 3) - index * day).toISOString().slice(0, 10)
  const news = Array.from({ length: 84 * articlesPerPage }, (_, index) =>
    entry(`a-${index}`, { date: dateOf(index), tags: ['archive'], products: ['pegel'] }),
  )
  const many: Readonly<Record<string, Entry[]>> = { ...entries, news }
  const plansOfMany = pagePlanner(contentOf((collection) => many[collection] ?? []))

  test('has the page on which each year starts, and only its own articles', () => {
    const parts = plansOfMany('news', 'news', 'en').map(({ part }) => part)
    expect(parts).toHaveLength(84)
    const years = [
      { year: '2026', page: 1 },
      { year: '2025', page: 1 },
      { year: '2024', page: 62 },
    ]
    for (const part of parts) {
      expect(part?.years).toEqual(years)
      expect(part?.articles).toHaveLength(articlesPerPage)
    }
    // 31 December 2024.
    expect(parts[61]?.articles).toContain('a-368')
  })

  test.each([1, 2, 42, 83, 84])('page %i links its neighbours and both ends', (current) => {
    const pages = pagesOfList('/news', 'en', 84, current)
    const numbers = [1, current - 1, current, current + 1, 84].filter((each) => each >= 1 && each <= 84)
    expect(pages.map(({ number }) => number)).toEqual([...new Set(numbers)].sort((a, b) => a - b))
    expect(pages.at(-1)?.href).toBe('/news/page/84')
  })

  test('a product lists only the newest articles about it', () => {
    const [plan] = plansOfMany('product', 'pegel', 'en')
    expect(plan?.about).toEqual(['a-0', 'a-1', 'a-2', 'a-3', 'a-4', 'a-5'])
  })
})

test('a list of nine pages links all of them', () => {
  expect(pagesOfList('/news', 'en', 9, 5)).toHaveLength(9)
})
