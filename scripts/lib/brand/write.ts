/** Writes parts of a brand into its files (src/site/own). */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mark } from '../../../src/pattern/logo-paths'
import { formatFiles } from '../format-files'
import { ownBrand, type Brand } from './brand'
import { contrastProblems } from './contrast'
import { brandCss } from './css'
import type { OwnFont } from './font'

export type BrandChange = Partial<Brand> & { readonly mark?: Mark; readonly font?: OwnFont }

/** A brand that cannot be used; the message has a line for each problem, such as a pair of colours without contrast. */
export class BrandError extends Error {}

const folder = 'src/site/own'

/** In CSS pixels; a rounder checkbox would look like a radio button. */
const roundest = 8

function shapeProblems({ corner, seed }: Brand): string[] {
  const problem = (wrong: boolean, says: string) => (wrong ? [says] : [])
  return [
    ...problem(
      !Number.isInteger(corner) || corner < 0 || corner > roundest,
      `corner: ${corner} has to be a whole number of pixels from 0 to ${roundest}.`,
    ),
    ...problem(!Number.isInteger(seed), `seed: ${seed} has to be a whole number.`),
  ]
}

/** Pages and link pictures need these files, so a build without one of them fails. */
function missingFiles(root: string, { typeface: { file, further } }: Brand): string[] {
  const needed = [`${folder}/headings.ttf`, ...[file, ...further].map((address) => `static${address}`)]
  return needed
    .filter((path) => !existsSync(join(root, path)))
    .map(
      (path) =>
        `${path} is missing. Restore it from git, or make it again with --font and the typeface’s file.`,
    )
}

/** Replaces the value in `export const name = … as const`; comments around it stay. */
function withValue(source: string, name: string, value: unknown): string {
  const found = new RegExp(`(export const ${name} = )[\\s\\S]*?( as const\\n)`)
  if (!found.test(source)) throw new Error(`${folder}/brand.ts has no “export const ${name} = … as const”.`)
  return source.replace(found, (_, start: string, end: string) => start + JSON.stringify(value) + end)
}

/**
 * Checks the brand of the project at `root`, changed by `change`, and writes brand.ts and brand.css. Throws a
 * BrandError and writes nothing if a pair of colours lacks contrast, a number is out of range, or a file is missing.
 */
export function writeBrand(root: string, { font, ...given }: BrandChange = {}): void {
  const change = { ...given, ...(font && { typeface: font.typeface }) }
  const brand: Brand = { ...ownBrand, ...change }
  const problems = [
    ...contrastProblems(brand),
    ...shapeProblems(brand),
    ...(font ? [] : missingFiles(root, brand)),
  ]
  if (problems.length > 0) throw new BrandError(problems.join('\n'))
  const file = join(root, folder, 'brand.ts')
  const source = Object.entries(change).reduce(
    (text, [name, value]) => withValue(text, name, value),
    readFileSync(file, 'utf8'),
  )
  if (font) {
    const { file: first, further } = ownBrand.typeface
    for (const old of [first, ...further]) rmSync(join(root, 'static', old), { force: true })
    for (const [address, content] of font.files) writeFileSync(join(root, 'static', address), content)
    writeFileSync(join(root, folder, 'headings.ttf'), font.headings)
  }
  writeFileSync(file, source)
  writeFileSync(join(root, folder, 'brand.css'), brandCss(brand))
  formatFiles(root, [folder])
}
