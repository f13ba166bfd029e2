/** Inline scripts and styles of built pages: found, hashed, and unknown ones refused by file. */
import { parsePage } from '../html/tree'
import { collectInline, hashOf, inlineOf } from './csp'

const known = { one: 'run()' }
const page = (body: string) => [
  {
    file: '/about/index.html',
    inline: inlineOf(parsePage(`<!doctype html><html><body>${body}</body></html>`)),
  },
]

test('the hash is that of the text between the tags, blanks included', () => {
  expect(hashOf("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='")
  expect(collectInline(page('<script data-x="a>b">run()</script>'), known).scripts).toEqual([hashOf('run()')])
})

test('data blocks and files are not inline scripts', () => {
  const html =
    '<script type="application/ld+json">{"a":1}</script><script src="/a.js"></script><script async src=/b.js></script>'
  expect(inlineOf(parsePage(html))).toEqual({ scripts: [], styles: [] })
})

test.each(['', 'module', 'text/javascript', 'importmap', 'speculationrules', 'TEXT/JAVASCRIPT'])(
  'type "%s" runs',
  (type) => {
    expect(inlineOf(parsePage(`<script type="${type}">x</script>`)).scripts).toEqual(['x'])
  },
)

test('a word like src in another attribute hides nothing', () => {
  expect(inlineOf(parsePage('<script data-src="/a.js" title="src=x">x</script>')).scripts).toEqual(['x'])
})

test('an unknown script stops the build and names the file', () => {
  expect(() => collectInline(page('<script>run()</script><SCRIPT>evil()</SCRIPT >'), known)).toThrow(
    /\/about\/index\.html: unknown inline script "evil\(\)"/,
  )
})

test('a known script with something added is unknown', () => {
  expect(() => collectInline(page('<script>run();evil()</script>'), known)).toThrow(/unknown inline script/)
})

test('styles are hashed once each; too many different ones are refused', () => {
  expect(collectInline(page('<style>a{}</style><style>a{}</style>'), known).styles).toEqual([hashOf('a{}')])
  const many = Array.from({ length: 13 }, (_, index) => `<style>a${index}{}</style>`).join('')
  expect(() => collectInline(page(many), known)).toThrow(/13 different style elements/)
})
