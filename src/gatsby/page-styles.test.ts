/** Styles in parts: pages hold what they use, and together nothing is lost. */
import { htmlOf, newElement, parsePage, putBefore } from '../html/tree'
import { pageStyles, styleElements, type PageStyles } from './page-styles'

const sheet = [
  '@layer base, components, sections;',
  '@font-face{font-family:"A;B"}',
  '@layer base{:root{--gap:1rem;--p-ink:#000}}',
  '@layer sections.grid{.Team{gap:var(--gap)}}',
  '@layer sections{.Hero{color:var(--p-ink)}}',
  '@layer base{p{gap:var(--gap)}}',
  '@layer components.grid{.Wall{margin:.5rem}}',
  '@layer components.late{[data-reveal]{opacity:0}}',
  '@layer utilities.late{@media print{.grid{gap:0}}}',
].join('')

/** The styles of a page with this body, as written into it. */
function stylesOf(body: string, styles: PageStyles): string {
  const place = newElement('p')
  const holder = newElement('div')
  holder.childNodes.push(place)
  place.parentNode = holder
  putBefore(place, styleElements(parsePage(body), styles))
  return htmlOf(holder).replace('<p></p>', '')
}

const styles = pageStyles(sheet, 'fill:`var(--p-${ink})`')

test('the core has everything outside the parts, layer by layer', () => {
  expect(styles.core).toBe(
    [
      '@layer base, components, sections;@font-face{font-family:"A;B"}',
      '@layer base{:root{--a:1rem;--p-ink:#000}p{gap:var(--a)}}',
      '@layer sections{.Hero{color:var(--p-ink)}}',
    ].join(''),
  )
})

test('custom properties that scripts name keep their names', () => {
  const { core } = pageStyles('@layer base{:root{--p-ink:#000;--tone:#111;--toned:#222}}', '"var(--tone)"')
  expect(core).toBe('@layer base{:root{--a:#000;--tone:#111;--b:#222}}')
})

test('a page has the parts of which it uses a class, and no others', () => {
  const people =
    '<style>@layer sections.grid{.Team{gap:var(--a)}}@layer components.grid{.Wall{margin:.5rem}}</style>'
  const link = `<link rel="stylesheet" href="${styles.rest.path}" media="print,(forced-colors:active)">`
  const file = `<noscript>${link}</noscript>`
  expect(stylesOf('<ul class="grid Wall">', styles)).toBe(`<style>${styles.core}</style>${people}${file}`)
  expect(stylesOf('<ul class="grid" data-reveal>Wall', styles)).toBe(`<style>${styles.core}</style>${file}`)
})

test('the rest has all parts, under a name that depends on its content', () => {
  expect(styles.rest.css).toContain('.Team{')
  expect(styles.rest.css).toContain('[data-reveal]{')
  expect(styles.rest.path).toMatch(/^\/styles-[0-9a-f]{20}\.css$/)
  expect(pageStyles(sheet.replace('.5rem', '1rem'), '').rest.path).not.toBe(styles.rest.path)
})

test.each(['"{"', '"}"', '";"'])('a rule with %s in a string keeps all others', (content) => {
  const css = `@layer base{p::before{content:${content}}}@layer sections{h1{gap:0}}@layer sections.grid{.Team{gap:0}}`
  const { core, rest } = pageStyles(css, '')
  expect(core).toBe(`@layer base{p::before{content:${content}}}@layer sections{h1{gap:0}}`)
  expect(rest.css).toBe('@layer sections.grid{.Team{gap:0}}')
})

test('an address with a semicolon stays whole', () => {
  const css = '@import url("data:text/css;base64,cHt9");@layer base{p{gap:0}}'
  expect(pageStyles(css, '').core).toBe(css)
})

test('only custom properties are renamed: no class, no string, no address', () => {
  const css =
    '@layer base{.note--warn{--ink:#000;color:var(--ink,var( --other ));content:"--ink";mask:url(a--ink.svg)}}'
  expect(pageStyles(css, '').core).toBe(
    '@layer base{.note--warn{--a:#000;color:var(--a,var( --b ));content:"--ink";mask:url(a--ink.svg)}}',
  )
})

test('a registered property and a query for it change their names together', () => {
  const css = '@layer base{@property --ink{syntax:"*";inherits:false}@container style(--ink:1){p{gap:0}}}'
  expect(pageStyles(css, '').core).toBe(css.replaceAll('--ink', '--a'))
})

test.each([
  ['[data-wide]', '<p data-wide>', '<p class="data-wide">'],
  ['[type="checkbox"]', '<input type="checkbox">', '<button type="button"></button>'],
  ['dialog::backdrop', '<dialog></dialog>', '<p>'],
  ['#menu', '<nav id="menu"></nav>', '<nav></nav>'],
  ['.sm\\:half', '<p class="sm:half">', '<p class="sm">'],
  ['.Team:not([hidden])', '<p class="Team">', '<p hidden>'],
])('a part with the selector %s is in pages with such an element only', (selector, own, other) => {
  const parted = pageStyles(`@layer base{p{gap:0}}@layer sections.one{${selector}{gap:0}}`, '')
  expect(stylesOf(own, parted)).toContain(`<style>@layer sections.one{${selector}{gap:0}}</style>`)
  expect(stylesOf(other, parted)).not.toContain('<style>@layer sections.one')
})

test('a part whose rules fit any element is in every page', () => {
  const parted = pageStyles('@layer base{p{gap:0}}@layer sections.one{::selection{color:red}}', '')
  expect(stylesOf('', parted)).toContain('<style>@layer sections.one{')
})

test('an empty or broken sheet ends the build', () => {
  expect(() => pageStyles('', '')).toThrow('The style sheet of the site is empty.')
  expect(() => pageStyles('p{content:"', '')).toThrow('Unclosed string')
})
