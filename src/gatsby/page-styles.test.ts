/** A page contains the rules that can style something in it; the whole sheet is a file. */
import { hashOf } from '../hosting/csp'
import { htmlOf, newElement, parsePage, putBefore } from '../html/tree'
import { pageStyles, styleElements, type PageStyles } from './page-styles'
import { namesOfPage } from './style-names'

const sheet = [
  '@layer base, components;',
  '@font-face{font-family:"A;B"}',
  '@layer base{:root{--gap:1rem;--p-ink:#000}}',
  '@layer components{.Team{gap:var(--gap)}}',
  '@layer base{p{gap:var(--gap)}}',
  '@layer components{.Wall{margin:.5rem}}',
  '@layer components.late{[data-reveal]{opacity:0}}',
  '@layer base.late{@media (forced-colors:active){p{gap:0}}}',
].join('')

const styles = pageStyles(sheet, 'fill:`var(--p-${ink})`')

/** The rules in a page with this body. */
const rulesOf = (body: string, { rulesFor }: PageStyles = styles) => rulesFor(namesOfPage(parsePage(body)))

test('rules are grouped by layer, and those that cannot match anything in the page are left out', () => {
  const start = '@layer base, components;@font-face{font-family:"A;B"}'
  const tokens = ':root{--a:1rem;--p-ink:#000}'
  expect(rulesOf('<p class="Team" data-reveal>')).toBe(
    `${start}@layer base{${tokens}p{gap:var(--a)}}@layer components{.Team{gap:var(--a)}}`,
  )
  expect(rulesOf('<ul class="Wall">Team')).toBe(
    `${start}@layer base{${tokens}}@layer components{.Wall{margin:.5rem}}`,
  )
})

test('the file contains the whole sheet except definitions, under a name that depends on its content', () => {
  expect(styles.all.css).toBe(
    [
      '@layer base, components;@layer base{:root{--a:1rem;--p-ink:#000}p{gap:var(--a)}}',
      '@layer components{.Team{gap:var(--a)}.Wall{margin:.5rem}}',
      '@layer components.late{[data-reveal]{opacity:0}}@layer base.late{@media (forced-colors:active){p{gap:0}}}',
    ].join(''),
  )
  expect(styles.all.path).toMatch(/^\/styles-[0-9a-f]{20}\.css$/)
  expect(pageStyles(sheet.replace('.5rem', '1rem'), '').all.path).not.toBe(styles.all.path)
})

test('in the page: its rules, a policy that allows only these, and the file for browsers without scripts', () => {
  const [place, holder] = [newElement('p'), newElement('div')]
  holder.childNodes.push(place)
  place.parentNode = holder
  putBefore(place, styleElements(parsePage('<p>'), styles))
  const rules = rulesOf('<p>')
  const policy = `<meta http-equiv="Content-Security-Policy" content="style-src-elem 'self' ${hashOf(rules)}">`
  const link = `<link rel="stylesheet" href="${styles.all.path}" media="(forced-colors:active)">`
  expect(htmlOf(holder)).toBe(`${policy}<style>${rules}</style><noscript>${link}</noscript><p></p>`)
})

test('custom properties named by scripts keep their names', () => {
  const named = pageStyles('@layer base{:root{--p-ink:#000;--tone:#111;--toned:#222}}', '"var(--tone)"')
  expect(rulesOf('', named)).toBe('@layer base{:root{--a:#000;--tone:#111;--b:#222}}')
})

test.each(['"{"', '"}"', '";"'])('a rule with %s in a string does not affect the others', (content) => {
  const css = `@layer base{p::before{content:${content}}}@layer sections{h1{gap:0}}`
  expect(pageStyles(css, '').all.css).toBe(css)
  expect(rulesOf('<h1></h1><p>', pageStyles(css, ''))).toBe(css)
})

test('an address with a semicolon stays intact', () => {
  const css = '@import url("data:text/css;base64,cHt9");@layer base{p{gap:0}}'
  expect(rulesOf('<p>', pageStyles(css, ''))).toBe(css)
})

test('only custom properties are renamed: no class, no string, no address', () => {
  const css =
    '@layer base{.note--warn{--ink:#000;color:var(--ink,var( --other ));content:"--ink";mask:url(a--ink.svg)}}'
  expect(pageStyles(css, '').all.css).toBe(
    '@layer base{.note--warn{--a:#000;color:var(--a,var( --b ));content:"--ink";mask:url(a--ink.svg)}}',
  )
})

test('a registered property and a query for it are renamed alike', () => {
  const css = '@layer base{@property --ink{syntax:"*";inherits:false}@container style(--ink:1){p{gap:0}}}'
  expect(rulesOf('<p>', pageStyles(css, ''))).toBe(css.replaceAll('--ink', '--a'))
})

test.each([
  ['[data-wide]', '<p data-wide>', '<p class="data-wide">'],
  ['[type="checkbox"]', '<input type="checkbox">', '<button type="button"></button>'],
  ['[data-tone="ink"]', '<p data-tone="ink">', '<p data-tone="sun">'],
  ['dialog::backdrop', '<dialog></dialog>', '<p>'],
  ['#menu', '<nav id="menu"></nav>', '<nav></nav>'],
  ['.sm\\:half', '<p class="sm:half">', '<p class="sm">'],
  ['.Team:not([hidden],.Wall)', '<p class="Team">', '<p hidden>'],
  ['.Team :is(h2,h3)', '<b class="Team"><h3></h3></b>', '<p class="Team"><h4></h4>'],
  ['nav:has(>.Team)', '<nav><b class="Team"></b></nav>', '<nav></nav>'],
])('%s is only in pages with such an element', (selector, own, other) => {
  const one = pageStyles(`@media (width>1px){${selector}{gap:0}}`, '')
  expect(rulesOf(own, one)).toBe(`@media (width>1px){${selector}{gap:0}}`)
  expect(rulesOf(other, one)).toBe('')
})

test('states change: a rule for one is in every page with such an element', () => {
  const states = [
    ...['a:hover', 'details[open]>p', 'a[aria-current]', 'input:checked', 'p:nth-child(2)'],
    ...['html[data-theme=dark] p', 'p::selection', 'a:not(.Team)', '::selection', '*', '[aria-current]'],
  ]
  const one = pageStyles(states.map((state) => `${state}{gap:0}`).join(''), '')
  expect(rulesOf('<details><p><a></a><input>', one)).toBe(one.all.css)
})

test('of several selectors, those that can match are kept', () => {
  expect(rulesOf('<h2></h2>', pageStyles('h1,h2,.Team h2{gap:0}', ''))).toBe('h2{gap:0}')
})

test('an empty or broken sheet fails the build', () => {
  expect(() => pageStyles('', '')).toThrow('The style sheet of the site is empty.')
  expect(() => pageStyles('p{content:"', '')).toThrow('Unclosed string')
})

test('numbers of custom properties are as short as all others; texts stay', () => {
  const { all } = pageStyles(
    '@layer base{:root{--p-a:clamp(0.9rem,-0.022em + 10.5vw,2rem);--p-b:"0.5 A"}}',
    '--p-',
  )
  expect(all.css).toBe('@layer base{:root{--p-a:clamp(.9rem,-.022em + 10.5vw,2rem);--p-b:"0.5 A"}}')
})
