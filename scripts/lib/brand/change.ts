/**
 * The changes requested by the flags of `npm run brand`: two colours, a logo, a typeface, corners, and the art used in
 * place of pictures.
 */
import type { Art } from '../../../src/pattern/palettes'
import { coloursFrom } from './derive'
import { markFrom } from './mark'
import type { BrandChange } from './write'
import { fontFrom } from './font'
import { readFileSync } from 'node:fs'

/** Takes `#rrggbb,#rrggbb` and the text of an SVG file; throws an error that explains what is wrong with either. */
export function changeFrom(colors: string | undefined, svg: string | undefined): BrandChange {
  const [first, second, ...more] = colors?.split(',').map((colour) => colour.trim()) ?? []
  if (colors !== undefined && (!first || !second || more.length > 0))
    throw new Error(
      'Name two colours with a comma between: the company’s first and its second, such as #0a7a3f,#ffb000.',
    )
  return {
    ...(first && second && coloursFrom(first, second)),
    ...(svg !== undefined && { mark: markFrom(svg) }),
  }
}

/** Reads the file that a flag names. Throws, naming the flag, if it cannot be read. */
function fileOf(flag: string, path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    const { message } = error as Error
    throw new Error(`--${flag}: ${path} cannot be read (${message}).`)
  }
}

export type BrandFlags = {
  readonly colors?: string
  readonly logo?: string
  readonly font?: string
  readonly art?: string
  readonly corner?: string
  readonly seed?: string
}

const arts: readonly string[] = ['patterns', 'plain', 'photographs'] satisfies Art[]

function wholeNumber(flag: string, text: string): number {
  const number = Number(text)
  if (Number.isInteger(number)) return number
  throw new Error(`--${flag} is “${text}”, but must be a whole number.`)
}

/** The same for the flags as typed, reading the files that they name; `root` is the project's folder. */
export async function changeFromFlags(root: string, flags: BrandFlags): Promise<BrandChange> {
  const { colors, logo, font, art, corner, seed } = flags
  const empty = Object.entries(flags).find(([, value]) => value?.trim() === '')
  if (empty) throw new Error(`--${empty[0]} has no value. Give it one, or leave it out.`)
  if (art && !arts.includes(art)) throw new Error(`--art is “${art}”; it can be ${arts.join(', ')}.`)
  return {
    ...changeFrom(colors, logo ? fileOf('logo', logo).toString() : undefined),
    ...(art && { art }),
    ...(corner && { corner: wholeNumber('corner', corner) }),
    ...(seed && { seed: wholeNumber('seed', seed) }),
    ...(font && { font: await fontFrom(root, fileOf('font', font)) }),
  }
}
