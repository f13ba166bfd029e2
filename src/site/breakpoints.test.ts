/** Breakpoints: values, names, queries without gaps (R50, R86; docs/spec/viewport.md#queries). */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { breakpointNames, breakpoints, isBreakpoint, mediaQueryOf } from './breakpoints'

test('R86: the six widths', () => {
  expect(breakpoints).toEqual({ xs: 320, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 })
  expect(breakpointNames).toEqual(['xs', 'sm', 'md', 'lg', 'xl', 'xxl'])
})

test.each(['toString', 'constructor', '', 'XL', undefined, 3])('%p is not a breakpoint', (name) => {
  expect(isBreakpoint(name)).toBe(false)
})

/** Evaluates a width query the way a browser does. */
function matchesWidth(query: string, width: number): boolean {
  return [...query.matchAll(/\((min|max)-width: ([\d.]+)px\)/g)].every(([, end, value]) =>
    end === 'min' ? width >= Number(value) : width <= Number(value),
  )
}

test.each<[number, string | undefined]>([
  [0, undefined],
  [1, 'xs'],
  [319, 'xs'],
  [320, 'xs'],
  [575, 'xs'],
  [575.5, 'xs'],
  [576, 'sm'],
  [767, 'sm'],
  [767.9, 'sm'],
  [768, 'md'],
  [991, 'md'],
  [992, 'lg'],
  [1199, 'lg'],
  [1199.97, 'lg'],
  [1200, 'xl'],
  [1399, 'xl'],
  [1400, 'xxl'],
  [4000, 'xxl'],
])('R50: at %d px the one matching breakpoint is %s', (width, expected) => {
  const found = breakpointNames.filter((name) => matchesWidth(mediaQueryOf(name), width))
  expect(found).toEqual(expected ? [expected] : [])
})

/** All style sheets of the site. */
function styleSheets(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(folder, name))
}

test('R86: the style sheets use no other width', () => {
  const allowed = Object.values(breakpoints).flatMap((width) => [
    // In units of 16 pixels, unless the visitor has set another text size.
    `${width / 16}em`,
    // The upper end of a range, without a gap at fractional widths.
    `${width / 16 - 0.001}em`,
  ])
  const strange = styleSheets(join(__dirname, '..'))
    // The editor is not a page of the site; its widths are those of Decap's own layout.
    .filter((file) => !file.includes('/admin/'))
    .flatMap((file) => {
      const queries =
        readFileSync(file, 'utf8')
          .match(/@media[^{]*/g)
          ?.join(' ') ?? ''
      const widths = [...queries.matchAll(/width\s*(?:[<>]=?|:)\s*([\d.]+(?:px|rem|em))/g)].map(
        ([, width]) => width,
      )
      return widths.filter((width) => !allowed.includes(width ?? '')).map((width) => `${file}: ${width}`)
    })
  expect(strange).toEqual([])
})
