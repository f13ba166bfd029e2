/** The rule that keeps all storage access in one place: what it reports, and what it allows. */
import { Linter } from 'eslint'
import { site } from './no-direct-storage.mjs'

const linter = new Linter()
const problemsOf = (code: string) =>
  linter
    .verify(code, {
      plugins: { site: site as never },
      rules: { 'site/no-direct-storage': 'error' },
      languageOptions: { sourceType: 'module', ecmaVersion: 2024 },
    })
    .map(({ message }) => /“(.+?)”/.exec(message)?.[1] ?? message)

test.each([
  ['a cookie', "document.cookie = 'a=b'", 'document.cookie'],
  ['a cookie, read', 'const text = document.cookie', 'document.cookie'],
  ['a cookie, by a text', "document['cookie'] = 'a=b'", 'document.cookie'],
  ['a cookie, through the window', "window.document.cookie = 'a=b'", 'document.cookie'],
  ['a cookie, taken apart', 'const { cookie } = document', 'document.cookie'],
  ['local storage', "localStorage.setItem('a', 'b')", 'localStorage'],
  ['local storage, through the window', 'window.localStorage.clear()', 'localStorage'],
  ['local storage, by a text', "globalThis['localStorage'].a = 1", 'localStorage'],
  ['session storage', "const kept = sessionStorage.getItem('a')", 'sessionStorage'],
  ['session storage, taken apart', 'const { sessionStorage: tab } = window', 'sessionStorage'],
  ['handed on', 'keep(localStorage)', 'localStorage'],
  ['a database', "indexedDB.open('a')", 'indexedDB'],
  ['the cookie store', "cookieStore.set('a', 'b')", 'cookieStore'],
  ['caches', "caches.open('a')", 'caches'],
  ['in an inline script', "const script = 'w.localStorage.a=1'", '.localStorage'],
  ['in the template of an inline script', 'const script = `d.cookie="${name}=1"`', '.cookie'],
])('reported: %s', (_, code, name) => {
  expect(problemsOf(code)).toEqual([name])
})

test.each([
  ['properties of other things', 'request.cookie; store.caches.size; options.localStorage'],
  ['a name of the file’s own', 'const caches = new Map(); caches.set(1, 2)'],
  ['a parameter of that name', 'export const read = (localStorage) => localStorage.length'],
  ['a key', 'export const kinds = { localStorage: 1, cookie: 2 }'],
  ['words about them', "const hint = 'Cookies and localStorage'"],
  ['the helpers', "import { keep } from '../storage/keep'; keep.write('theme', 'dark')"],
])('allowed: %s', (_, code) => {
  expect(problemsOf(code)).toEqual([])
})
