/** Inline scripts of built pages: all are found, and unknown ones reported with their file. */
import { parsePage } from '../html/tree'
import { hashOf, scriptHashes, unknownScripts } from './csp'

const file = 'about/index.html'
const unknownIn = (body: string) =>
  unknownScripts(file, parsePage(`<!doctype html><html><body>${body}</body></html>`), ['run()'])

test('the hash covers the text between the tags, including white space', () => {
  expect(hashOf("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='")
})

test('the policy has a hash for each of the site’s two inline scripts', () => {
  expect(scriptHashes()).toHaveLength(2)
})

test('known scripts, data blocks and files are accepted', () => {
  const html =
    '<script data-x="a>b">run()</script><script type="application/ld+json">{"a":1}</script><script src="/a.js"></script><script async src=/b.js></script>'
  expect(unknownIn(html)).toEqual([])
})

test.each(['', 'module', 'text/javascript', 'importmap', 'speculationrules', 'TEXT/JAVASCRIPT'])(
  'a script of type "%s" is executed',
  (type) => {
    expect(unknownIn(`<script type="${type}">x</script>`)).toHaveLength(1)
  },
)

test('a word like src in another attribute does not hide a script', () => {
  expect(unknownIn('<script data-src="/a.js" title="src=x">x</script>')).toHaveLength(1)
})

test('an unknown script is reported with its file', () => {
  expect(unknownIn('<script>run()</script><SCRIPT>evil()</SCRIPT >')).toEqual([
    expect.stringContaining('about/index.html: unknown inline script "evil()"'),
  ])
})

test('a known script with additions is unknown', () => {
  expect(unknownIn('<script>run();evil()</script>')).toHaveLength(1)
})
