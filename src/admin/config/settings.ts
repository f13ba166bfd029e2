/** Settings that the build or the server passes to the editor's page, because they differ between installations. */
import type { BackendConfig } from '../../site/cms-backend'

export type PublishMode = 'editorial_workflow' | 'simple'

/** Written as JSON into `#settings` of the editor's page. */
export type AdminSettings = {
  backend: BackendConfig
  publishMode: PublishMode
  /** The address of the published site, without trailing slash; links to pages start with it. */
  siteUrl: string
  /** The stylesheet of the preview, as an absolute path. */
  previewCss: string
  /** True in development: entries are written to the working tree or to a scratch clone. */
  local: boolean
}

/** Reads the settings from the page; throws if the page was built without them. */
export function readSettings(page: Document): AdminSettings {
  const text = page.getElementById('settings')?.textContent
  if (!text)
    throw new Error('The editor’s page holds no settings. Build it again with scripts/build-admin.ts.')
  return JSON.parse(text) as AdminSettings
}
