/**
 * Imports a font: subset to the characters that a site needs, and measured against the fallback fonts. Rare characters
 * go into a second file, so that the first arrives within one round trip.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { slugify } from '../../../src/content-model/slugify'
import type { Brand } from './brand'
import { digestOf } from '../../../src/lib/digest'

export type OwnFont = {
  readonly typeface: Brand['typeface']
  /** The files of `typeface` by address, and the heading weight for link previews. */
  readonly files: ReadonlyMap<string, Buffer>
  readonly headings: Buffer
}

/** Weights of the style sheet: running text, and headings. */
const [regular, bold] = [400, 600]
const heaviest = 700

/** Running text in English and German. */
const sample =
  'The house that a company builds for its customers is made of words: who it is, what it does, and how to reach it. Ein Unternehmen zeigt auf seiner Website, was es kann, für wen es arbeitet und wie man es erreicht; größere Häuser nennen dazu Preise, Termine und 24 Ansprechpartner.'

/**
 * Width of the sample in the fallback fonts, regular and bold, in ems as rendered by browsers; Arial measured with
 * Liberation Sans.
 */
const standIns = {
  arial: [126.4, 136.1],
  roboto: [125.2, 127.7],
  dejavu: [143.4, 162],
} as const

type Range = readonly [number, number]

/**
 * Unicode ranges that every page loads besides the characters already in use: ASCII, lower-case letters of Western
 * Europe, capitals that names start with, punctuation, currencies, arrows.
 */
const usual: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  ...[...'§©«\u00ad®°·»ÄÉÖÜ'].map((sign): Range => [sign.charCodeAt(0), sign.charCodeAt(0)]),
  [0xdf, 0xff],
  [0x1e9e, 0x1e9e],
  [0x2010, 0x2027],
  [0x202f, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
]

/** Other Latin letters, signs and fractions, for future texts; css.ts states the range. */
const seldom: readonly Range[] = [
  [0xa1, 0x17f],
  [0x218, 0x21b],
]

const codesOf = (ranges: readonly Range[]): number[] =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))

/** Every character of the content and interface texts, in any script. */
function usedCharacters(root: string): ReadonlySet<number> {
  const used = new Set<number>()
  for (const folder of ['content', 'locales']) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:md|yml|json)$/.test(name)) continue
      for (const character of readFileSync(join(root, folder, name), 'utf8'))
        used.add(character.codePointAt(0) ?? 0)
    }
  }
  return used
}

/** Features used by the site's style sheets or required by scripts; alternate forms are left out. */
const keepFeatures = [
  ...['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'rvrn', 'liga', 'calt', 'tnum', 'lnum'],
  ...['rlig', 'isol', 'init', 'medi', 'fina', 'curs'],
]

/**
 * File size above which a font gets a warning, in bytes: with headers, it arrives within one round trip (ten packets of
 * 1460 bytes, RFC 6928).
 */
export const usualBudget = 14_000

const widthOf = (font: Font): number => font.layout(sample).advanceWidth / font.unitsPerEm

const rounded = (value: number): number => Number(value.toFixed(3))

async function whole(file: Buffer): Promise<Font> {
  try {
    return create(await subsetFont(file, undefined, { keepAllGlyphs: true, targetFormat: 'truetype' }))
  } catch {
    throw new Error('This is not a font file. Choose the variable TrueType or WOFF2 file of the typeface.')
  }
}

/**
 * Takes the project's folder and a font file (TrueType, OpenType, WOFF or WOFF2). Throws an error with instructions if
 * the font cannot be read, has no variable weight, or lacks letters.
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
  const first = new Set([...codesOf(usual), ...usedCharacters(root)])
  const further = codesOf(seldom).filter((code) => !first.has(code) && font.hasGlyphForCodePoint(code))
  const wght = { min: regular, max: Math.min(weight.max, heaviest) }
  // Other axes, such as slant, keep the typeface's defaults.
  const fixed = Object.fromEntries(
    Object.entries(font.variationAxes)
      .filter(([axis]) => axis !== 'wght')
      .map(([axis, { default: value }]) => [axis, value]),
  )
  const cut = (codes: Iterable<number>, targetFormat: 'truetype' | 'woff2', axis: number | typeof wght) =>
    subsetFont(file, String.fromCodePoint(...codes), {
      targetFormat,
      variationAxes: { ...fixed, wght: axis },
      keepFeatures,
      noHinting: true,
    })
  const everything = [...first, ...further]
  const [pages, rest, light, headings] = await Promise.all([
    cut(first, 'woff2', wght),
    cut(further, 'woff2', wght),
    cut(everything, 'truetype', regular),
    cut(everything, 'truetype', bold),
  ])
  const [normal, heavy] = [widthOf(create(light)), widthOf(create(headings))]
  const beside = (name: keyof typeof standIns): [number, number] => [
    rounded(normal / standIns[name][0]),
    rounded(heavy / standIns[name][1]),
  ]
  const widths = { arial: beside('arial'), roboto: beside('roboto'), dejavu: beside('dejavu') }
  const name = slugify(font.familyName) || 'site'
  const addressOf = (content: Buffer): string => `/fonts/${name}-${digestOf(content, 8)}.woff2`
  const main = addressOf(pages)
  const files = new Map([[main, pages]])
  if (further.length > 0) files.set(addressOf(rest), rest)
  const largest = Math.max(...[...files.values()].map(({ length }) => length))
  return {
    files,
    headings,
    typeface: {
      file: main,
      further: [...files.keys()].filter((address) => address !== main),
      weights: `${wght.min} ${wght.max}`,
      ascent: rounded(font.ascent / font.unitsPerEm),
      descent: rounded(-font.descent / font.unitsPerEm),
      widths,
      budget: Math.max(usualBudget, Math.ceil(largest / 1024) * 1024),
    },
  }
}
