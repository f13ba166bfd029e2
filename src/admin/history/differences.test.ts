/** Comparing two versions by field and by word. */
import { collections } from '../../content-model'
import { changedWords, differencesOf } from './differences'
import { fittingVersion } from './fitting'

const { products, news } = collections
const brief = (found: ReturnType<typeof differencesOf>) =>
  found.map(({ locale, at, in: side, before, after }) => [locale, side, at.join('.'), before, after])

test('fields of each language in form order; shared values are listed once', () => {
  const before = {
    en: { order: 1, tagline: 'Old', title: 'A', draft: false },
    de: { order: 1, tagline: 'Alt', title: 'A' },
  }
  const after = {
    en: { title: 'B', tagline: 'Old ', order: 2, cover: null },
    de: { order: 2, tagline: 'Neu', title: 'A', draft: false },
  }
  expect(brief(differencesOf(products, before, after))).toEqual([
    ['en', 'after', 'title', 'A', 'B'],
    ['en', 'after', 'order', 1, 2],
    ['de', 'after', 'tagline', 'Alt', 'Neu'],
  ])
  expect(differencesOf(products, after, after)).toEqual([])
})

test('an added or removed section is listed with its words; its neighbours count as unchanged', () => {
  const text = (words: string) => ({ type: 'text', text: words })
  const call = { type: 'call', heading: 'Talk', items: [{ title: 'One' }, { title: 'Two' }] }
  const before = { en: { sections: [text('a'), call, text('c')] } }
  const after = { en: { sections: [text('a'), text('b'), text('changed')] } }
  expect(brief(differencesOf(products, before, after))).toEqual([
    ['en', 'after', 'sections.1.text', 'c', 'b'],
    ['en', 'after', 'sections.2.text', undefined, 'changed'],
    ['en', 'before', 'sections.1.heading', 'Talk', undefined],
    ['en', 'before', 'sections.1.items.0.title', 'One', undefined],
    ['en', 'before', 'sections.1.items.1.title', 'Two', undefined],
  ])
})

test('a new section id is not a difference, and is taken over with its version', () => {
  const [old, now] = [{}, { id: 'text-bcdf' }].map((id) => ({
    en: { sections: [{ type: 'text', ...id, text: 'a' }] },
  })) as [object, object]
  expect(differencesOf(products, old, now)).toEqual([])
  expect(fittingVersion(products, now)).toEqual({ values: now, leftOut: [] })
})

test('the text below the front matter is a field like any other and comes last', () => {
  const found = differencesOf(
    news,
    { de: { body: '\nAlt\n', title: 'A' } },
    { de: { body: 'Neu', title: 'B' } },
  )
  expect(found.map(({ at }) => at)).toEqual([['title'], ['body']])
})

test('words are marked, together with spaces between changed words, and long unchanged texts are shortened', () => {
  const told = (before: string, after: string) =>
    changedWords(before, after).map(
      ({ text, kind }) => ({ kept: text, removed: `-${text}`, added: `+${text}` })[kind],
    )
  expect(told('We sell two cars', 'We rent three cars')).toEqual(['We ', '-sell two', '+rent three', ' cars'])
  expect(told('', 'Größe')).toEqual(['+Größe'])
  expect(told('gone', '')).toEqual(['-gone'])
  const long = 'word '.repeat(400)
  const [, , end] = told(`a ${long}`, `b ${long}`)
  expect(end?.length).toBeLessThan(200)
  expect(told(`a ${long}b`, `c ${long}d`).join('')).toMatch(/^-a\+c word .* … .* ?-b\+d$/)
})

test('a version is adapted to the current form, and what was left out is reported', () => {
  const { values, leftOut } = fittingVersion(news, {
    en: {
      title: 'A',
      subtitle: 'gone',
      tags: 'one',
      cover: { src: '/media/a.png', alt: 'A' },
      body: 'Text',
      date: null,
    },
    de: { title: 'Ä', draft: true },
  })
  expect(values).toEqual({
    en: { title: 'A', cover: { src: '/media/a.png', alt: 'A' }, body: 'Text' },
    de: { title: 'Ä', draft: true },
  })
  expect(leftOut).toEqual(['subtitle', 'tags'])
  const sections = [{ type: 'text', text: 'a', color: 'red' }, { type: 'carousel' }]
  expect(fittingVersion(products, { en: { sections } })).toEqual({
    values: { en: { sections: [{ type: 'text', text: 'a' }] } },
    leftOut: ['color', 'carousel'],
  })
})
