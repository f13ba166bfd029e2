/** Compressed copies: every text has them, also beyond the number of files that get the last steps of compression. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { precompress } from './precompress'

test('on a large site, pages near the root and pages deep down have copies that unpack to themselves', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'copies-'))
  const words = Array.from({ length: 40 }, (_, index) => `<p>paragraph ${index * 7919}</p>`).join('')
  mkdirSync(join(folder, 'news'))
  const names = ['index.html', ...Array.from({ length: 820 }, (_, index) => `news/${index}.html`)]
  for (const name of names) writeFileSync(join(folder, name), `<h1>${name}</h1>${words}`)
  await precompress(folder)
  const sizes = names.map((name) => {
    const [page, brotli, gzip] = ['', '.br', '.gz'].map((ending) => readFileSync(join(folder, name + ending)))
    if (!page || !brotli || !gzip) throw new Error(`${name} has no copies.`)
    expect(brotliDecompressSync(brotli).equals(page)).toBe(true)
    expect(gunzipSync(gzip).equals(page)).toBe(true)
    return brotli.length
  })
  // The home page is compressed as far as it goes.
  expect(sizes[0]).toBeLessThan(Math.max(...sizes))
  rmSync(folder, { recursive: true })
})
