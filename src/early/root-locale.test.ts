/** Language matching and detection (docs/spec/languages.md#matching). */
import { chooseLocale, findBrowserLocale } from './root-locale'
import './testing/run'

type Visit = {
  path: string
  cookies: string
  languages: string[]
  fromOwnPage: boolean
}

const matching: [string[], 'en' | 'de' | undefined][] = [
  [[], undefined],
  [['*'], undefined],
  [[''], undefined],
  [['fr-FR', 'nl'], undefined],
  [['de_DE'], undefined],
  [['deu'], undefined],
  [[' de'], undefined],
  [['de'], 'de'],
  [['de-DE'], 'de'],
  [['de-AT'], 'de'],
  [['de-AT', 'en-US'], 'de'],
  [['nl', 'de', 'en-US'], 'de'],
  [['fr-FR', 'de-CH', 'en'], 'de'],
  [['en'], 'en'],
  [['en-US', 'de-DE'], 'en'],
  [['en-GB', 'de-DE'], 'en'],
  [['en-GB', 'de'], 'en'],
  [['nl', 'en-US', 'de-DE'], 'en'],
]

/** Runs the choice in a stub window; returns the redirect target. */
function redirectOf({ path, cookies, languages, fromOwnPage }: Visit, suffix = ''): string | undefined {
  let target: string | undefined
  const url = new URL(`https://musterwerk.example${path}${suffix}`)
  const location = {
    pathname: url.pathname,
    search: url.search,
    hash: url.hash,
    origin: url.origin,
    replace: (to: string) => void (target = to),
  }
  const document = {
    cookie: cookies,
    referrer: fromOwnPage ? `${url.origin}/de/news` : 'https://search.example/',
  }
  chooseLocale(location, document, { languages })
  return target
}

describe('findBrowserLocale', () => {
  test.each(matching)('matching: %j gives %s', (languages, expected) => {
    expect(findBrowserLocale(languages)).toBe(expected)
  })
})

const detection: [string, string, string[], string | undefined][] = [
  ['/', '', ['de-DE'], '/de'],
  ['/', '', ['en-US'], undefined],
  ['/', '', ['fr'], undefined],
  ['/', '', [], undefined],
  ['/', 'i18n_redirected=en', ['de-DE'], undefined],
  ['/', 'i18n_redirected=de', ['en-US'], '/de'],
  ['/', 'a=b; i18n_redirected=de; c=d', ['en-US'], '/de'],
  ['/', 'xi18n_redirected=de', ['en-US'], undefined],
  ['/', 'i18n_redirected=fr', ['de'], '/de'],
  ['/', 'i18n_redirected=deutsch', ['en'], undefined],
  ['/about', 'i18n_redirected=de', ['de'], undefined],
  ['/en', 'i18n_redirected=de', ['de'], undefined],
  ['/en/about', '', ['de'], undefined],
  ['/de/ueber-uns', 'i18n_redirected=en', ['en'], undefined],
]

describe('chooseLocale', () => {
  test.each(detection)(
    'detection: %s with cookie %j and %j leads to %s',
    (path, cookies, languages, expected) => {
      const visit = { path, cookies, languages, fromOwnPage: false }
      expect(redirectOf(visit)).toBe(expected)
    },
  )
  test('detection: a link to / from this site is not a first access', () => {
    const visit = { path: '/', cookies: 'i18n_redirected=de', languages: ['de'], fromOwnPage: true }
    expect(redirectOf(visit)).toBeUndefined()
  })
  test('detection: query and hash are kept', () => {
    const visit = { path: '/', cookies: '', languages: ['de'], fromOwnPage: false }
    expect(redirectOf(visit, '?x=1#y')).toBe('/de?x=1#y')
  })
})
