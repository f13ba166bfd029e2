/** The editor’s bundle for the tests: built once as for production, with other settings for each kind of storage. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAdmin } from '../../../scripts/lib/admin-bundle'
import type { AdminSettings } from '../../../src/admin/config/settings'

export type Bundle = {
  folder: string
  /** Brotli bytes up to the login screen. */
  bytes: number
  /** A folder whose page carries other settings. */
  variant: (settings: Partial<AdminSettings>) => string
  close: () => void
}

const settingsBlock = /(<script type="application\/json" id="settings">)(.*)(<\/script>)/

/** Builds into a temporary folder. */
export async function makeBundle(): Promise<Bundle> {
  const folder = mkdtempSync(join(tmpdir(), 'musterwerk-admin-'))
  const built = join(folder, 'admin')
  const { bytes } = await buildAdmin({ outdir: built, dev: false })
  const html = readFileSync(join(built, 'index.html'), 'utf8')
  let count = 0
  const variant = (settings: Partial<AdminSettings>): string => {
    const own = join(folder, `variant-${(count += 1)}`)
    cpSync(join(built, 'logo.svg'), join(own, 'logo.svg'))
    const page = html.replace(settingsBlock, (_, open: string, json: string, close: string) => {
      const merged = { ...(JSON.parse(json) as AdminSettings), ...settings }
      return `${open}${JSON.stringify(merged).replaceAll('<', '\\u003c')}${close}`
    })
    writeFileSync(join(own, 'index.html'), page)
    return own
  }
  return { folder: built, bytes, variant, close: () => rmSync(folder, { recursive: true, force: true }) }
}
