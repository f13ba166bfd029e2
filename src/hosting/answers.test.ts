/** The host's responses: files, the canonical form of an address, and 404 pages by language. */
import { answerTo } from './answers'

const files = new Set([
  '/index.html',
  '/about/index.html',
  '/404.html',
  '/de/404.html',
  '/500.html',
  '/de.html',
  '/app.js',
  '/_headers',
  '/admin/index.html',
])
const answer = (path: string) => answerTo(path, (file) => files.has(file))

test.each([
  ['/', '/index.html'],
  ['/about', '/about/index.html'],
  ['/%61bout', '/about/index.html'],
  ['/de', '/de.html'],
  ['/app.js', '/app.js'],
  ['/admin/', '/admin/index.html'],
])('%s is answered with %s', (path, file) => {
  expect(answer(path)).toEqual({ kind: 'file', file, status: 200 })
})

test.each([
  ['/about/', '/about'],
  ['/about/index.html', '/about'],
  ['/index.html', '/'],
  ['//about', '/about'],
  ['//evil.example/', '/evil.example'],
  ['/de/', '/de'],
  ['/admin', '/admin/'],
  ['/über/', '/%C3%BCber'],
  ['/what%3F%23/', '/what%3F%23'],
  ['/DE', '/de'],
  ['/De/produkte/', '/de/produkte'],
  ['/EN/about', '/en/about'],
])('%s redirects to %s', (path, to) => {
  expect(answer(path)).toEqual({ kind: 'redirect', to, status: 301 })
})

test.each([
  ['/nope', '/404.html'],
  ['/design', '/404.html'],
  ['/de/nichts', '/de/404.html'],
  ['/de/a/b.png', '/de/404.html'],
  ['/_headers', '/404.html'],
  ['/404', '/404.html'],
  ['/404.html', '/404.html'],
  ['/de/404', '/de/404.html'],
  ['/DEsign', '/404.html'],
])('%s is not found and returns %s', (path, file) => {
  expect(answer(path)).toEqual({ kind: 'file', file, status: 404 })
})

test.each(['/500', '/500.html'])('%s has the status of its error page', (path) => {
  expect(answer(path)).toEqual({ kind: 'file', file: '/500.html', status: 500 })
})

test.each(['/%', '/%00', '/a\\b', '/../x', '/a/%2e%2e/%2e%2e/etc/passwd', '/./x', 'about'])(
  '%s is rejected',
  (path) => {
    expect(answer(path)).toEqual({ kind: 'refused', status: 400 })
  },
)

test('a changed address redirects to the new one, unless a page exists there again', () => {
  const moved = [
    { from: '/old', to: '/about' },
    { from: '/about', to: '/nowhere' },
    { from: '/f%C3%BCr-sie', to: '/about' },
    { from: '/pdf', to: '/downloads/f%C3%BCr-sie.pdf' },
  ]
  const exists = (file: string) => file === '/about/index.html'
  expect(answerTo('/old', exists, moved)).toEqual({ kind: 'redirect', to: '/about', status: 301 })
  for (const written of ['/f%C3%BCr-sie', '/f%c3%bcr-sie', '/für-sie'])
    expect(answerTo(written, exists, moved)).toEqual({ kind: 'redirect', to: '/about', status: 301 })
  const file = { kind: 'redirect', to: '/downloads/f%C3%BCr-sie.pdf', status: 301 }
  expect(answerTo('/pdf', exists, moved)).toEqual(file)
  expect(answerTo('/about', exists, moved)).toEqual({ kind: 'file', file: '/about/index.html', status: 200 })
})
