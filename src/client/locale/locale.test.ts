/** Matching and detection of the language, and that the inline script decides the same (docs/spec/languages.md#matching). */
import { runInNewContext } from 'node:vm'
import { localeCookie } from './cookie'
import { detectRedirect, type Visit } from './detect'
import { findBrowserLocale } from '../../early/match'
import { rootLocaleScript } from '../../early/root-script'

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

/** Runs the inline script in a made-up window; returns where it leads. */
function runScript({ path, cookies, languages, fromOwnPage }: Visit, suffix = ''): string | undefined {
  let target: string | undefined
  const url = new URL(`https://musterwerk.example${path}${suffix}`)
  const location = {
    pathname: url.pathname,
    search: url.search,
    hash: url.hash,
    origin: url.origin,
    replace: (to: string) => (target = to),
  }
  const document = {
    cookie: cookies,
    referrer: fromOwnPage ? `${url.origin}/de/news` : 'https://search.example/',
  }
  runInNewContext(rootLocaleScript(), { location, document, navigator: { languages } })
  return target
}

describe('findBrowserLocale', () => {
  test.each(matching)('matching: %j gives %s', (languages, expected) => {
    expect(findBrowserLocale(languages)).toBe(expected)
  })
  test.each(matching)('matching in the inline script: %j gives %s', (languages, expected) => {
    const target = runScript({ path: '/', cookies: '', languages, fromOwnPage: false })
    expect(target).toBe(expected === 'de' ? '/de' : undefined)
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

describe('detectRedirect', () => {
  test.each(detection)(
    'detection: %s with cookie %j and %j leads to %s',
    (path, cookies, languages, expected) => {
      const visit = { path, cookies, languages, fromOwnPage: false }
      expect(detectRedirect(visit)).toBe(expected)
      expect(runScript(visit)).toBe(expected)
    },
  )
  test('detection: a link of the own site to / is no first access', () => {
    const visit = { path: '/', cookies: 'i18n_redirected=de', languages: ['de'], fromOwnPage: true }
    expect(detectRedirect(visit)).toBeUndefined()
    expect(runScript(visit)).toBeUndefined()
  })
  test('detection: query and hash are kept', () => {
    const visit = { path: '/', cookies: '', languages: ['de'], fromOwnPage: false }
    expect(runScript(visit, '?x=1#y')).toBe('/de?x=1#y')
  })
  test('the script is constant and small', () => {
    expect(rootLocaleScript()).toBe(rootLocaleScript())
    expect(rootLocaleScript().length).toBeLessThan(700)
  })
})

test('R89: the cookie text', () => {
  expect(localeCookie('de', Date.UTC(2026, 0, 1))).toBe(
    'i18n_redirected=de;expires=Fri, 01 Jan 2027 00:00:00 GMT;path=/;SameSite=Lax',
  )
})
