/** Styles in parts: pages hold what they use, and together nothing is lost. */
import { pageStyles, styleElements } from './page-styles'

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
  const file = `<link rel="stylesheet" href="${styles.rest.path}" media="print,(forced-colors:active)">`
  expect(styleElements('<ul class="grid Wall">', styles)).toBe(
    `<style>${styles.core}</style>${people}${file}`,
  )
  expect(styleElements('<ul class="grid" data-reveal>Wall', styles)).toBe(
    `<style>${styles.core}</style>${file}`,
  )
})

test('the rest has all parts, under a name that tells its content', () => {
  expect(styles.rest.css).toContain('.Team{')
  expect(styles.rest.css).toContain('[data-reveal]{')
  expect(styles.rest.path).toMatch(/^\/styles-[0-9a-f]{20}\.css$/)
  expect(pageStyles(sheet.replace('.5rem', '1rem'), '').rest.path).not.toBe(styles.rest.path)
})
