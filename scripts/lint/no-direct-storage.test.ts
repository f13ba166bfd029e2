/** The rules that keep all storage access in one place: what they report, and what they allow. */
import { Linter } from 'eslint'
import { globalStores, storageSyntax } from './no-direct-storage.mjs'

const linter = new Linter()
const problemsOf = (code: string) =>
  linter
    .verify(code, {
      rules: {
        'no-restricted-globals': ['error', ...globalStores],
        'no-restricted-syntax': ['error', ...storageSyntax],
      },
      languageOptions: { sourceType: 'module', ecmaVersion: 2024 },
    })
    .map(({ column, endColumn = 0 }) => code.slice(column - 1, endColumn - 1))

test.each([
  ['a cookie', "document.cookie = 'a=b'", 'document.cookie'],
  ['a cookie, read', 'const text = document.cookie', 'document.cookie'],
  ['a cookie, by a text', "document['cookie'] = 'a=b'", "document['cookie']"],
  ['a cookie, through the window', "window.document.cookie = 'a=b'", 'window.document.cookie'],
  ['a cookie, taken apart', 'const { cookie } = document', 'cookie'],
  ['local storage', "localStorage.setItem('a', 'b')", 'localStorage'],
  ['local storage, through the window', 'window.localStorage.clear()', 'window.localStorage'],
  ['local storage, by a text', "globalThis['localStorage'].a = 1", "globalThis['localStorage']"],
  ['session storage', "const kept = sessionStorage.getItem('a')", 'sessionStorage'],
  ['session storage, taken apart', 'const { sessionStorage: tab } = window', 'sessionStorage: tab'],
  ['handed on', 'keep(localStorage)', 'localStorage'],
  ['a database', "indexedDB.open('a')", 'indexedDB'],
  ['the cookie store', "cookieStore.set('a', 'b')", 'cookieStore'],
  ['caches', "caches.open('a')", 'caches'],
  ['in an inline script', "const script = 'w.localStorage.a=1'", "'w.localStorage.a=1'"],
  ['in the template of an inline script', 'const script = `d.cookie="${name}=1"`', '`d.cookie="${'],
])('reported: %s', (_, code, place) => {
  expect(problemsOf(code)).toEqual([place])
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
