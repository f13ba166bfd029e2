/**
 * The editor’s bundle for the tests: built once per run as for production, with different settings for each kind of
 * storage.
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { buildAdmin } from '../../../scripts/lib/admin-bundle'
import type { AdminSettings } from '../../../src/admin/config/settings'
import { scriptJson } from '../../../src/lib/script-json'

const folder = resolve('node_modules/.cache/editor-tests')
const loadedFile = join(folder, 'loaded.json')

/** The bundle’s folder, which is served as /admin. */
export const bundleFolder = join(folder, 'admin')

/** Builds it; all workers of a run serve the same files. */
export async function makeBundle(): Promise<void> {
  const { loaded } = await buildAdmin({ outdir: bundleFolder, dev: false })
  writeFileSync(loadedFile, JSON.stringify(loaded))
}

/** Brotli bytes up to the login screen; five seconds of work, so it is not part of each build. */
export const bundleBytes = (): number =>
  (JSON.parse(readFileSync(loadedFile, 'utf8')) as string[]).reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(join(bundleFolder, file))).length,
    0,
  )

const settingsBlock = /(<script type="application\/json" id="settings">)(.*)(<\/script>)/

/** Writes the editor’s page with other settings into a folder, which takes precedence over the bundle’s. */
export function writeVariant(target: string, settings: Partial<AdminSettings>): void {
  const html = readFileSync(join(bundleFolder, 'index.html'), 'utf8')
  const page = html.replace(settingsBlock, (_, open: string, json: string, close: string) => {
    const merged = { ...(JSON.parse(json) as AdminSettings), ...settings }
    return `${open}${scriptJson(merged)}${close}`
  })
  cpSync(join(bundleFolder, 'logo.svg'), join(target, 'logo.svg'))
  writeFileSync(join(target, 'index.html'), page)
}
