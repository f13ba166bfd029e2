/** Compressed copies: every text file has them, even beyond the number that get maximum compression. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { precompress } from './precompress'

test('on a large site, copies of shallow and deep pages decompress to the originals', async () => {
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
  // The home page gets maximum compression.
  expect(sizes[0]).toBeLessThan(Math.max(...sizes))
  rmSync(folder, { recursive: true })
})

test('copies from an earlier build are reused for identical bytes only', async () => {
  const [before, after] = ['before-', 'after-'].map((name) => mkdtempSync(join(tmpdir(), name))) as [
    string,
    string,
  ]
  const text = (word: string) => `<p>${word.repeat(200)}</p>`
  const write = (folder: string, files: Record<string, string>) => {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  }
  // These markers survive only if the copies are reused, not compressed again.
  write(before, { 'same.html': text('same'), 'same.html.br': 'kept', 'same.html.gz': 'kept' })
  write(before, { 'other.html': text('old'), 'other.html.br': 'kept', 'other.html.gz': 'kept' })
  write(after, { 'same.html': text('same'), 'other.html': text('new'), 'third.html': text('third') })
  await precompress(after, before)
  expect(readFileSync(join(after, 'same.html.br'), 'utf8')).toBe('kept')
  for (const [name, word] of [
    ['other', 'new'],
    ['third', 'third'],
  ] as const)
    expect(brotliDecompressSync(readFileSync(join(after, `${name}.html.br`))).toString()).toBe(text(word))
  await precompress(after, join(before, 'missing'))
  expect(existsSync(join(after, 'third.html.gz'))).toBe(true)
  for (const folder of [before, after]) rmSync(folder, { recursive: true })
})
