/** The navigation guard: external, script and internal addresses (docs/spec/navigation.md#allowed-targets). */
import { checkTarget, scriptProtocolOf } from './guard'

const base = 'https://musterwerk.example/about'
const refusal = 'Navigating to an external URL is not allowed by default'

const external = [
  'https://test.com',
  'HTTPS://Test.com',
  'ftp://x/f',
  'wss://x',
  '//test.com',
  '///test.com',
  '/\\test.com',
  '\\\\test.com',
  '/ /test.com',
  '/\t/test.com',
  'mailto:a@b.c',
  'tel:+49',
  'foo.com:8080/x',
  'ab:c',
  'C:/x',
  'x:y',
]
const script: [string, string][] = [
  ['javascript:alert(1)', 'javascript:'],
  ['JaVaScRiPt:alert(1)', 'javascript:'],
  [' javascript:alert(1)', 'javascript:'],
  ['\0javascript:alert(1)', 'javascript:'],
  ['\u0001javascript:alert(1)', 'javascript:'],
  ['javascript://%0aalert(1)', 'javascript:'],
  ['data:text/html,x', 'data:'],
  ['blob:https://x/y', 'blob:'],
  ['vbscript:x', 'vbscript:'],
  ['java\nscript:alert(1)', 'javascript:'],
  ['java\tscript:alert(1)', 'javascript:'],
  ['view-source:javascript:alert(1)', 'javascript:'],
  ['view-source:View-Source:data:text/html,x', 'data:'],
]
const internal = ['/about', 'about', './a', '../a', '#x', '?x=1', '/a:b', '/redirect?u=https://evil.com', '']

test.each(external)('%j is external: refused unless flagged', (to) => {
  expect(() => checkTarget(to, base)).toThrow(refusal)
})
test.each(external.filter((to) => !to.startsWith('/ ')))('%j is allowed when flagged', (to) => {
  expect(checkTarget(to, base, true).external).toBe(true)
})
test.each(script)('%j is a script address: always refused', (to, protocol) => {
  const message = `Cannot navigate to a URL with '${protocol}' protocol.`
  expect(() => checkTarget(to, base)).toThrow(message)
  expect(() => checkTarget(to, base, true)).toThrow(message)
})
test.each(internal)('%j is internal', (to) => {
  expect(checkTarget(to, base)).toMatchObject({ external: false })
})

test.each(['/..//evil.com', '/.//evil.com', '/%2e%2e//evil.com', '/x/..//evil.com', '/.///evil.com'])(
  '%j stays a path of this site',
  (to) => {
    expect(checkTarget(to, base).url.pathname).toBe('/evil.com')
  },
)
test('an empty address means the home page', () => {
  expect(checkTarget('', base).url.href).toBe('https://musterwerk.example/')
})
test('the site’s own origin, written out, is internal', () => {
  expect(checkTarget('https://musterwerk.example/news?a=1#b', base).external).toBe(false)
})
test.each(['javascript', 'https:', '', 'file:', 'about:'])('%j has no script protocol', (text) => {
  expect(scriptProtocolOf(text)).toBeUndefined()
})
