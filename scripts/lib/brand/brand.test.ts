/** The brand: its style sheet, its contrasts, colours derived from two, and marks from drawings. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { wcagContrast } from 'culori'
import { create } from 'fontkit'
import subsetFont from 'subset-font'
import type * as answers from '../../../src/contact-server/answer/page-style'
import { patternShapes } from '../../../src/pattern/pattern-svg'
import type * as patterns from '../../../src/pattern/pattern-paths'
import * as own from '../../../src/site/own/brand'
import { ownBrand } from './brand'
import { changeFrom, changeFromFlags } from './change'
import { contrastProblems, nearestWith } from './contrast'
import { brandCss } from './css'
import { coloursFrom } from './derive'
import { fontFrom, usualBudget } from './font'
import { markFrom } from './mark'
import { writeBrand } from './write'

const root = resolve(__dirname, '../../..')

test('square corners need no rule; rounded ones apply to buttons, fields and choices', () => {
  expect(brandCss({ ...ownBrand, corner: 0 })).not.toContain('border-radius')
  const [rule = ''] = /@layer base [\s\S]+$/.exec(brandCss({ ...ownBrand, corner: 4 })) ?? []
  expect(rule).toContain('border-radius: 4px')
  for (const rounded of ['button', "[data-kind='solid']", 'input', '.box', '.chip'])
    expect(rule).toContain(`${rounded},\n`)
})

test('lines and marks have the second colour, or that of links if it would hardly be seen on a light page', () => {
  const withSecond = (second: string) => brandCss({ ...ownBrand, ...coloursFrom('#5b2a86', second) })
  expect(withSecond(ownBrand.inks.signal)).toContain('--accent: var(--p-signal);')
  expect(withSecond('#fffbe0')).toContain('--accent: var(--link);')
})

test('on the form’s answer pages, too, lines in a pale second colour have that of links', () => {
  const withSecond = (second: string) =>
    withBrand(
      coloursFrom('#5b2a86', second) as Partial<typeof ownBrand>,
      () => jest.requireActual<typeof answers>('../../../src/contact-server/answer/page-style').pageStyle,
    )
  expect(withSecond(ownBrand.inks.signal)).toContain(`--accent:${ownBrand.inks.signal};`)
  expect(withSecond('#fffbe0')).toContain('--accent:var(--link);')
  expect(withSecond('#fffbe0')).not.toContain('#fffbe0')
})

test.each([
  [{ corner: 9 }, 'corner: 9 has to be a whole number of pixels from 0 to 8.'],
  [{ corner: -1 }, 'corner: -1'],
  [{ corner: 1.5 }, 'corner: 1.5'],
  [{ corner: Number('4px') }, 'corner: NaN'],
  [{ seed: Number('seven') }, 'seed: NaN has to be a whole number.'],
])('%o is rejected before any file is read', (change, says) => {
  expect(() => writeBrand('/nowhere', change)).toThrow(says)
})

/** Loads a module with other brand values, and returns its exports. */
function withBrand<T>(brand: Partial<typeof ownBrand>, load: () => T): T {
  let loaded: T | undefined
  jest.isolateModules(() => {
    jest.doMock('../../../src/site/own/brand', () => ({ ...own, ...brand }))
    loaded = load()
  })
  jest.dontMock('../../../src/site/own/brand')
  return loaded as T
}

test('patterns are drawn from the brand’s seed, and the form’s answer pages have its corners', () => {
  const draw = (seed: number) =>
    withBrand({ seed }, () =>
      jest.requireActual<typeof patterns>('../../../src/pattern/pattern-paths').patternPaths('a', 4, 3),
    )
  expect(draw(7)).toEqual(draw(7))
  expect(draw(7)).not.toEqual(draw(8))
  const style = (corner: number) =>
    withBrand(
      { corner },
      () => jest.requireActual<typeof answers>('../../../src/contact-server/answer/page-style').pageStyle,
    )
  // Fields, checkbox, button.
  expect(style(6).match(/border-radius:6px/g)).toHaveLength(3)
  expect(style(0)).not.toMatch(/border-radius:[^0]/)
})

test('a pair with too little contrast is reported with the nearest sufficient colour', () => {
  const { roles } = ownBrand
  const pale = { ...ownBrand, roles: { ...roles, light: { ...roles.light, muted: '#9aa0b4' } } }
  const [problem = ''] = contrastProblems(pale)
  expect(problem).toMatch(
    /^roles\.light\.muted on roles\.light\.background: #9aa0b4 on #\w{6} has a contrast of 2\.\d\d, 4\.5/,
  )
  const [found = ''] = /#\w{6}(?= would do)/.exec(problem) ?? []
  const ratio = wcagContrast(found, roles.light.background)
  expect(ratio).toBeGreaterThanOrEqual(4.5)
  expect(ratio).toBeLessThan(4.8)
  expect(nearestWith('#777777', '#777777', 22)).toBe('#000000')
})

/** Colours from all around the colour wheel, including extremes. */
const colours = [
  '#000000',
  '#ffffff',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#808080',
  '#0a7a3f',
  '#ffb000',
  '#5b2a86',
]

test.each(colours)('%s and any other colour give a legible brand', (first) => {
  for (const second of colours)
    expect(contrastProblems({ ...ownBrand, ...coloursFrom(first, second) })).toEqual([])
})

test('the company’s colours stay unchanged where they are legible', () => {
  expect(coloursFrom('#0a5c36', '#ffb000').inks).toMatchObject({ cobalt: '#0a5c36', signal: '#ffb000' })
})

test.each(['green,#fff', '#0a7a3f', '#0a7a3f,#ffb000,#000000', '#fff,#000'])(
  'the colours “%s” are rejected',
  (colors) => {
    expect(() => changeFrom(colors, undefined)).toThrow(/#0a7a3f/)
  },
)

const svg = (inner: string, box = '0 0 48 48') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inner}</svg>`

test('a mark keeps its areas, both named inks and custom colours', () => {
  expect(markFrom(readFileSync('fixtures/brands/leaf.svg', 'utf8'))).toEqual({
    width: 48,
    height: 48,
    paths: [
      { ink: '#0a7a3f', d: 'M0 0h48v48h-48z' },
      { ink: '#ffffff', d: 'M8 40V24A16 16 0 0 1 24 8h16v16a16 16 0 0 1-16 16z' },
      { ink: 'signal', d: 'M25 18a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z' },
    ],
  })
})

test('values that change nothing are accepted: drawing programs write them out', () => {
  const style = 'display:inline;opacity:1;fill:#0a7a3f;fill-opacity:1;fill-rule:nonzero;stroke:none'
  expect(markFrom(svg(`<g><path style="${style}" d="M0 0h9z"/></g>`)).paths).toEqual([
    { ink: '#0a7a3f', d: 'M0 0h9z' },
  ])
})

test('a hole stays one, as Figma (at the path) and Affinity (above it) write it', () => {
  const ring = 'M0 0h9v9h-9zM3 3h3v3h-3z'
  const holed = [{ ink: 'ink', d: ring, rule: 'evenodd' }]
  const figma = `<path fill-rule="evenodd" clip-rule="evenodd" d="${ring}"/>`
  const affinity = `<g style="fill-rule:evenodd;clip-rule:evenodd"><path d="${ring}"/></g>`
  for (const drawing of [figma, affinity]) expect(markFrom(svg(drawing)).paths).toEqual(holed)
  expect(markFrom(svg(`${affinity}<path d="M0 0h9z"/>`)).paths[1]).toEqual({ ink: 'ink', d: 'M0 0h9z' })
  expect(patternShapes(markFrom(svg(figma)))).toContain(' fill-rule="evenodd"')
})

const framed = (rect: string) =>
  svg(
    `<g clip-path="url(#a)"><path d="M0 0h9z"/></g><defs><clipPath id="a"><rect ${rect} fill="white"/></clipPath></defs>`,
  )

test('a frame that cuts nothing off is accepted: Figma clips each frame to its own size', () => {
  expect(markFrom(framed('width="48" height="48"')).paths).toEqual([{ ink: 'ink', d: 'M0 0h9z' }])
})

test.each([
  [framed('width="48" height="24"'), '“clip-path”'],
  [framed('x="8" width="48" height="48"'), '“clip-path”'],
  [svg('<path clip-path="circle(3px)" d="M0 0h9z"/>'), '“clip-path”'],
  [svg('<path d="M0 0h9z" transform="scale(2)"/>'), 'Flatten'],
  [svg('<path d="M0 0h9z" stroke="#000000"/>'), 'stroke'],
  [svg('<path d="M0 0h9z" style="fill-opacity:.5"/>'), '“fill-opacity”'],
  [svg('<path class="a" d="M0 0h9z"/>'), '“class”'],
  [svg('<g style="display:none"><path d="M0 0h9z"/></g>'), 'hidden'],
  [svg('<path visibility="hidden" d="M0 0h9z"/>'), 'hidden'],
  [svg('<text>A</text>'), '“text”'],
  [svg('<script>alert(1)</script>'), '“script”'],
  [svg('<image href="a.png"/>'), '“image”'],
  [svg('<path d="M0 0h9z" fill="url(#a)"/>'), 'url(#a)'],
  [svg('<path d="M0 0&quot;/&gt;"/>'), 'cannot be read'],
  [svg('<path d="M0 0h9z"/>', '0 0 96 48'), 'square'],
  [svg('<path d="M0 0h9z"/>', ''), 'viewBox'],
  [svg(''), 'no areas'],
  ['<svg', 'not a valid SVG'],
])('%s is rejected as a mark, with instructions', (drawing, says) => {
  expect(() => markFrom(drawing)).toThrow(says)
})

const packaged = join(root, 'node_modules/@fontsource-variable/familjen-grotesk/files')
const fontFile = (name: string) => readFileSync(join(packaged, `familjen-grotesk-${name}.woff2`))

/** Width of running text in the packaged typeface relative to each fallback font, as in browsers. */
const inBrowsers = { arial: [0.937, 0.906], roboto: [0.946, 0.966], dejavu: [0.826, 0.761] } as const

const whole = { keepAllGlyphs: true, targetFormat: 'truetype' } as const

test('a typeface is subset to the site’s characters and measured like the sample’s', async () => {
  const { typeface, files, headings } = await fontFrom(root, fontFile('latin-wght-normal'))
  expect(typeface.file).toMatch(/^\/fonts\/familjen-grotesk-[\da-f]{8}\.woff2$/)
  expect(typeface).toMatchObject({ weights: '400 700', ascent: 1.025, descent: 0.225 })
  for (const [name, [regular, bold]] of Object.entries(inBrowsers)) {
    const found = typeface.widths[name as 'arial']
    expect(Math.abs(found[0] - regular)).toBeLessThan(0.01)
    expect(Math.abs(found[1] - bold)).toBeLessThan(0.01)
  }
  expect(files.get(typeface.file)?.length).toBeLessThanOrEqual(usualBudget)
  expect(headings.length).toBeGreaterThan(5000)
})

test('every page loads the characters that the site uses; rare ones are in a separate file', async () => {
  const { typeface, files, headings } = await fontFrom(
    join(root, 'fixtures/site'),
    fontFile('latin-wght-normal'),
  )
  const has = async (file: string) => {
    const font = create(await subsetFont(files.get(file) ?? Buffer.of(), undefined, whole))
    return (text: string) => [...text].map((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  }
  const [file = ''] = typeface.further
  const [first, further] = [await has(typeface.file), await has(file)]
  const [usual, seldom] = ['AZaz09 ÄÖÜäöüßéèçñøÉ§“”„–…€', '£½ÀÅŒ']
  expect(new Set(first(usual))).toEqual(new Set([true]))
  expect(new Set(first(seldom))).toEqual(new Set([false]))
  expect(new Set(further(seldom))).toEqual(new Set([true]))
  const drawn = create(headings)
  for (const letter of usual + seldom)
    expect(drawn.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).toBe(true)
})

test.each([
  ['a file that is not a font', () => Buffer.from('<svg/>'), 'This is not a font file'],
  [
    'a file without Latin letters',
    () => fontFile('vietnamese-wght-normal'),
    'Choose its file with all Latin',
  ],
])('%s is rejected', async (_, file, says) => {
  await expect(fontFrom(root, file())).rejects.toThrow(says)
})

test.each(['colors', 'logo', 'font', 'art', 'corner', 'seed'])(
  '--%s without a value is rejected, not ignored',
  async (flag) => {
    await expect(changeFromFlags('', { [flag]: ' ' })).rejects.toThrow(`--${flag} has no value.`)
  },
)

test('a missing file of the typeface is reported, with what brings it back', () => {
  expect(() => writeBrand('/nowhere', {})).toThrow('src/site/own/headings.ttf is missing.')
  expect(() => writeBrand('/nowhere', {})).toThrow(`static${ownBrand.typeface.file} is missing.`)
})

test.each(['corner', 'seed'])('--%s that is not a whole number is repeated as typed', async (flag) => {
  await expect(changeFromFlags('', { [flag]: 'seven' })).rejects.toThrow(
    `--${flag} is “seven”, but must be a whole number.`,
  )
})
