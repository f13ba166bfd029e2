/**
 * The size of a built page after Brotli: its HTML, and the scripts that it loads in current browsers. `node
 * bench/page-weight.mjs public` for this site; pass another folder for a site to compare with.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const [folder = 'public', page = 'index.html'] = process.argv.slice(2)
const size = (/** @type {Buffer} */ data) => brotliCompressSync(data).length

const html = readFileSync(join(folder, page))
const tags = [...html.toString().matchAll(/<script\b[^>]*>/gi)].map(([tag]) => tag)
const scripts = tags
  .filter((tag) => !/\bnomodule\b/i.test(tag))
  .flatMap((tag) => /\b(?:src|data-start)="(\/[^"?]+)/.exec(tag)?.[1] ?? [])
  .map((address) => join(folder, address))
  .filter((file) => existsSync(file))

const total = scripts.reduce((sum, file) => sum + size(readFileSync(file)), 0)
process.stdout.write(`HTML: ${size(html)} bytes\nScripts: ${total} bytes in ${scripts.length} files\n`)
