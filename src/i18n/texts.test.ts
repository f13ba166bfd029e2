/** Interface texts: same keys in both languages, placeholders filled. */
import { readFileSync, readdirSync } from 'node:fs'
import { localeCodes } from '../site/locales'
import { makeTranslate } from './texts'

const read = (locale: string, file: string) =>
  JSON.parse(readFileSync(`locales/${locale}/${file}`, 'utf8')) as Record<string, string>

test.each(readdirSync('locales/en'))('%s has the same keys and placeholders in every language', (file) => {
  const english = read('en', file)
  const holes = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()
  for (const locale of localeCodes) {
    const texts = read(locale, file)
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort())
    for (const [key, text] of Object.entries(english)) expect(holes(texts[key])).toEqual(holes(text))
  }
})

test('the required wordings are in the English texts (R30, R31, R37 to R39, R67, R80)', () => {
  const common = read('en', 'common.json')
  expect(common).toMatchObject({
    learnMore: 'Learn more',
    backToHome: 'Back to Home',
    allProducts: 'All Products',
  })
  expect(read('en', 'errors.json')).toMatchObject({
    pageNotFound: 'Page Not Found',
    internalServerError: 'Internal Server Error',
  })
})

test('values fill their placeholders; missing ones stay visible', () => {
  const t = makeTranslate({ common: read('en', 'common.json') })
  expect(t('common:slideOf', { n: 2, total: 6 })).toBe('2 of 6')
  expect(t('common:slideOf', { n: 2 })).toBe('2 of {{total}}')
  expect(makeTranslate({})('common:learnMore')).toBe('common:learnMore')
})

test.each([
  // Pages with the form have its texts (src/gatsby/pages.ts).
  ['form', /^(?:forms\/contact|sections\/contact-form|contact-server)\//],
  ['storage', /^entries\//],
])('texts of %s.json are used only where they are loaded', (namespace, rooms) => {
  const users = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => new RegExp(`['"\`]${namespace}:`).test(readFileSync(`src/${file}`, 'utf8')))
  expect(users.length).toBeGreaterThan(0)
  expect(users.filter((file) => !rooms.test(file))).toEqual([])
})
