/**
 * `npm run brand`: checks the contrasts of src/site/own/brand.ts and writes its style sheet. `-- --colors
 * "#0a7a3f,#ffb000"` derives all colours from two, `-- --logo mark.svg` imports the logo, `-- --font file.ttf` the
 * font, `-- --corner 4` rounds corners, `-- --seed 7` changes the patterns.
 */
import { changeFromFlags } from './lib/brand/change'
import { usualBudget } from './lib/brand/font'
import { BrandError, writeBrand } from './lib/brand/write'
import { readCommand } from './lib/flags.mjs'

const usage = `npm run brand: checks the contrast of every pair of colours in src/site/own/brand.ts and writes the styles.

  --colors "#0a7a3f,#ffb000"   makes all colours from these two, the first for ink and links, the second for areas
  --logo mark.svg              takes the mark from a drawing: square, of filled areas
  --font Inter[wght].ttf       takes the typeface from its variable file: cut, measured, named by its content
  --art patterns               what fills the place of a picture: patterns, plain, or photographs of your own
  --seed 7                     draws other patterns in the same colours
  --corner 4                   how round buttons, fields and choices are, in pixels from 0 to 8

docs/recipes/brand.md says which colour is seen where.`

async function main(): Promise<void> {
  const text = { type: 'string' } as const
  const help = { type: 'boolean' } as const
  const { values } = readCommand({
    options: { colors: text, logo: text, font: text, art: text, seed: text, corner: text, help },
    args: process.argv.slice(2),
  })
  if (values.help) return console.log(usage)
  const root = process.cwd()
  const change = await changeFromFlags(root, values)
  writeBrand(root, change)
  const made = change.inks && [change.inks.cobalt, change.inks.signal]
  for (const [index, colour] of (values.colors?.split(',') ?? []).entries()) {
    const now = made?.[index] ?? colour
    if (now !== colour.trim().toLowerCase())
      console.log(`${colour.trim()} became ${now}, so that words on it can be read.`)
  }
  if (change.font) {
    const { typeface, files } = change.font
    for (const [address, { length }] of files)
      console.log(`static${address}: ${(length / 1000).toFixed(1)} kB.`)
    if ((files.get(typeface.file)?.length ?? 0) > usualBudget)
      console.log(
        'That is more than 14 kB, so it takes another round trip: visitors see the text in another typeface for longer. A lighter one has fewer weights or simpler forms.',
      )
    console.log('Put the licence of the typeface into static/fonts/LICENSE.txt.')
  }
  console.log('src/site/own/brand.css is up to date; every pair of colours has contrast.')
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error)
  console.error(error instanceof BrandError ? `Nothing was written:\n${message}` : message)
  process.exitCode = 1
})
