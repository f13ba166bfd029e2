/** Imports a font: subset to the characters that a site needs, and measured against the fallback fonts. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { slugify } from '../../../src/content-model/slugify'
import type { Brand } from './brand'

export type OwnFont = {
  readonly typeface: Brand['typeface']
  /** The file that pages load, and the weight of headings for link pictures. */
  readonly pages: Buffer
  readonly headings: Buffer
}

/** Weights of the style sheet: running text, and headings. */
const [regular, bold] = [400, 600]
const heaviest = 700

/** Running text in English and German. */
const sample =
  'The house that a company builds for its customers is made of words: who it is, what it does, and how to reach it. Ein Unternehmen zeigt auf seiner Website, was es kann, für wen es arbeitet und wie man es erreicht; größere Häuser nennen dazu Preise, Termine und 24 Ansprechpartner.'

/** How wide the sample is in the fonts that stand in, regular and bold, in ems, as browsers set it; Arial by Liberation Sans. */
const standIns = {
  arial: [126.4, 136.1],
  roboto: [125.2, 127.7],
  dejavu: [143.4, 162],
} as const

/** Ranges of Unicode that every site needs: Latin with its accents, punctuation, currencies, arrows, mathematical signs. */
const always: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x1e9e, 0x1e9e],
  [0x2010, 0x2027],
  [0x202f, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
]

const rangeText = ([from, to]: readonly [number, number]): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** Every character of the content and of the interface texts, whatever its script. */
function usedCharacters(root: string): string {
  const used = new Set<string>()
  for (const folder of ['content', 'locales']) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:md|yml|json)$/.test(name)) continue
      for (const character of readFileSync(join(root, folder, name), 'utf8')) used.add(character)
    }
  }
  return [...used].join('')
}

/** Features used by the site's style sheets or required by scripts; alternate forms are left out. */
const keepFeatures = [
  ...['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'rvrn', 'liga', 'calt', 'tnum', 'lnum'],
  ...['rlig', 'isol', 'init', 'medi', 'fina', 'curs'],
]

/** File size above which a font gets a warning, in bytes: it loads after the text, which then changes. */
export const usualBudget = 24 * 1024

const widthOf = (font: Font): number => font.layout(sample).advanceWidth / font.unitsPerEm

const rounded = (value: number): number => Number(value.toFixed(3))

async function whole(file: Buffer): Promise<Font> {
  try {
    return create(await subsetFont(file, undefined, { keepAllGlyphs: true, targetFormat: 'truetype' }))
  } catch {
    throw new Error('This is no font file. Choose the variable TrueType or WOFF2 file of the typeface.')
  }
}

/**
 * Takes the project's folder and a font file (TrueType, OpenType, WOFF or WOFF2). Throws an error that says what to do
 * if it cannot be read, is not variable in its weight, or lacks letters.
 */
export async function fontFrom(root: string, file: Buffer): Promise<OwnFont> {
  const font = await whole(file)
  const weight = font.variationAxes['wght']
  if (!weight || weight.min > regular || weight.max < bold)
    throw new Error(
      `${font.familyName} has no weights from ${regular} to ${bold} in one file. Choose its variable file, often named “…[wght].ttf” or “…-VariableFont”.`,
    )
  const missing = [...'AZaz09äöüßéè“”–€'].filter(
    (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  )
  if (missing.length > 0)
    throw new Error(`${font.familyName} has no ${missing.join(' ')}. Choose its file with all Latin letters.`)
  const text = always.map(rangeText).join('') + usedCharacters(root)
  const wght = { min: regular, max: Math.min(weight.max, heaviest) }
  // Other axes, such as slant, stay at what the typeface begins with.
  const fixed = Object.fromEntries(
    Object.entries(font.variationAxes)
      .filter(([axis]) => axis !== 'wght')
      .map(([axis, { default: value }]) => [axis, value]),
  )
  const cut = (targetFormat: 'truetype' | 'woff2', axis: number | typeof wght) =>
    subsetFont(file, text, {
      targetFormat,
      variationAxes: { ...fixed, wght: axis },
      keepFeatures,
      noHinting: true,
    })
  const [pages, light, headings] = await Promise.all([
    cut('woff2', wght),
    cut('truetype', regular),
    cut('truetype', bold),
  ])
  const [normal, heavy] = [widthOf(create(light)), widthOf(create(headings))]
  const beside = (name: keyof typeof standIns): [number, number] => [
    rounded(normal / standIns[name][0]),
    rounded(heavy / standIns[name][1]),
  ]
  const widths = { arial: beside('arial'), roboto: beside('roboto'), dejavu: beside('dejavu') }
  const digest = createHash('sha256').update(pages).digest('hex').slice(0, 8)
  return {
    pages,
    headings,
    typeface: {
      file: `/fonts/${slugify(font.familyName) || 'site'}-${digest}.woff2`,
      weights: `${wght.min} ${wght.max}`,
      ascent: rounded(font.ascent / font.unitsPerEm),
      descent: rounded(-font.descent / font.unitsPerEm),
      widths,
      budget: Math.max(usualBudget, Math.ceil(pages.length / 1024) * 1024),
    },
  }
}
