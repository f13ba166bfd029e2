/**
 * `npm run brand`: checks the contrasts of src/site/own/brand.ts and writes the style sheet that follows from it.
 * `-- --colors "#0a7a3f,#ffb000"` makes all colours from two, `-- --logo mark.svg` takes the mark from a drawing.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { changeFrom } from './lib/brand/change'
import { BrandError, writeBrand } from './lib/brand/write'

const usage = `npm run brand: checks the contrast of every pair of colours in src/site/own/brand.ts and writes the styles.

  --colors "#0a7a3f,#ffb000"   makes all colours from these two, the first for ink and links, the second for areas
  --logo mark.svg              takes the mark from a drawing: square, of filled areas

docs/recipes/brand.md says which colour is seen where.`

function main(): void {
  const text = { type: 'string' } as const
  const help = { type: 'boolean' } as const
  const { values } = parseArgs({ options: { colors: text, logo: text, help }, args: process.argv.slice(2) })
  if (values.help) return console.log(usage)
  const change = changeFrom(values.colors, values.logo && readFileSync(values.logo, 'utf8'))
  writeBrand(process.cwd(), change)
  const made = change.inks && [change.inks.cobalt, change.inks.signal]
  for (const [index, colour] of (values.colors?.split(',') ?? []).entries()) {
    const now = made?.[index] ?? colour
    if (now !== colour.trim().toLowerCase())
      console.log(`${colour.trim()} became ${now}, so that words on it can be read.`)
  }
  console.log('src/site/own/brand.css is up to date; every pair of colours has contrast.')
}

try {
  main()
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(error instanceof BrandError ? `Nothing was written:\n${message}` : message)
  process.exitCode = 1
}
