/** The size of the client behaviour: everything in src/client that a content page loads, excluding React. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { budgets } from './budgets'

const root = join(__dirname, '..')

/** Code that every content page runs: the hooks, the error boundary, the consent store, parallax and appearing. */
const modules = [
  'start',
  'errors/error-boundary',
  'consent/use-consent',
  'motion/pointer-behaviour',
  'motion/use-motion',
  'motion/scroll-behaviour',
  'motion/reveal-behaviour',
]

test('the total and the HTTP client stay within their budgets', () => {
  const folder = mkdtempSync(join(tmpdir(), 'client-size-'))
  const entry = join(folder, 'entry.js')
  const used = modules.map((name, index) => `import * as m${index} from '${join(root, 'src/client', name)}'`)
  writeFileSync(
    entry,
    `${used.join('\n')}\nglobalThis.used = [${modules.map((_, index) => `m${index}`).join()}]`,
  )
  const external = [
    'react',
    'react/jsx-runtime',
    '@gatsbyjs/reach-router',
    // Loaded only if an owner has enabled statistics or reports.
    './statistics/count-view',
    './errors/report-errors',
  ].map((name) => `--external:${name}`)
  const out = join(folder, 'out')
  const options = [
    '--bundle',
    '--splitting',
    '--minify',
    '--format=esm',
    '--jsx=automatic',
    `--outdir=${out}`,
  ]
  execFileSync(join(root, 'node_modules/.bin/esbuild'), [entry, ...options, ...external, '--log-level=error'])
  const files = readdirSync(out)
  const sizeOf = (parts: readonly string[]) =>
    parts
      .map((file) => brotliCompressSync(readFileSync(join(out, file))).length)
      .reduce((sum, size) => sum + size, 0)
  // The HTTP client is downloaded when a first attempt has failed.
  const client = files.filter((file) => file.startsWith('client-'))
  const sizes = { page: sizeOf(files.filter((file) => !client.includes(file))), client: sizeOf(client) }
  rmSync(folder, { recursive: true })
  expect(client).toHaveLength(1)
  expect(sizes.page).toBeLessThanOrEqual(budgets.client)
  expect(sizes.client).toBeLessThanOrEqual(budgets.httpClient)
})
