/**
 * `npm run brand`: checks the contrasts of src/site/own/brand.ts and writes the style sheet that follows from it.
 * `-- --colors "#0a7a3f,#ffb000"` makes all colours from two, `-- --logo mark.svg` takes the mark from a drawing.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { changeFrom } from './lib/brand/change'
import { BrandError, writeBrand } from './lib/brand/write'

function main(): void {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { colors: text, logo: text }, args: process.argv.slice(2) })
  writeBrand(process.cwd(), changeFrom(values.colors, values.logo && readFileSync(values.logo, 'utf8')))
  console.log('src/site/own/brand.css is up to date; every pair of colours has contrast.')
}

try {
  main()
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(error instanceof BrandError ? `Nothing was written:\n${message}` : message)
  process.exitCode = 1
}
