/** The font: one file, named alike where it is declared and where it is preloaded. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fontFile } from './font'

test('the preload names the file of the style sheet', () => {
  expect(readFileSync('src/styles/fonts.css', 'utf8')).toContain(`url('${fontFile}')`)
})

test('the name ends in the hash of the file, so that it may be cached for good', () => {
  const hash = createHash('sha256')
    .update(readFileSync(`static${fontFile}`))
    .digest('hex')
  expect(fontFile).toContain(`-${hash.slice(0, 8)}.`)
})
