/** The editor’s bundle for the tests: built once per run as for production, with other settings for each kind of storage. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildAdmin } from '../../../scripts/lib/admin-bundle'
import type { AdminSettings } from '../../../src/admin/config/settings'
import { scriptJson } from '../../../src/lib/script-json'

const folder = resolve('node_modules/.cache/editor-tests')
const sizeFile = join(folder, 'size.json')

/** The bundle’s folder, which is served as /admin. */
export const bundleFolder = join(folder, 'admin')

/** Builds it; all workers of a run serve the same files. */
export async function makeBundle(): Promise<void> {
  const { bytes } = await buildAdmin({ outdir: bundleFolder, dev: false })
  writeFileSync(sizeFile, JSON.stringify(bytes))
}

/** Brotli bytes up to the login screen. */
export const bundleBytes = (): number => JSON.parse(readFileSync(sizeFile, 'utf8')) as number

const settingsBlock = /(<script type="application\/json" id="settings">)(.*)(<\/script>)/

/** Writes the editor’s page with other settings into a folder, which is served before the bundle’s. */
export function writeVariant(target: string, settings: Partial<AdminSettings>): void {
  const html = readFileSync(join(bundleFolder, 'index.html'), 'utf8')
  const page = html.replace(settingsBlock, (_, open: string, json: string, close: string) => {
    const merged = { ...(JSON.parse(json) as AdminSettings), ...settings }
    return `${open}${scriptJson(merged)}${close}`
  })
  cpSync(join(bundleFolder, 'logo.svg'), join(target, 'logo.svg'))
  writeFileSync(join(target, 'index.html'), page)
}
