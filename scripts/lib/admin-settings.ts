/** The editor's settings from the environment: `CMS_BACKEND` and, optionally, `CMS_PUBLISH_MODE`. */
import { parseBackend } from '../../src/site/cms-backend'
import type { AdminSettings, PublishMode } from '../../src/admin/config/settings'
import { siteUrl } from '../../src/site/site-url'

function publishMode(text: string | undefined): PublishMode {
  if (!text || text === 'editorial_workflow') return 'editorial_workflow'
  if (text === 'simple') return 'simple'
  throw new Error(
    `CMS_PUBLISH_MODE “${text}” is not known. Accepted: editorial_workflow (the default), simple.`,
  )
}

/** Takes the environment and overrides for it; throws an error listing the accepted values if a variable is invalid. */
export function adminSettings(
  environment: NodeJS.ProcessEnv,
  replaced: Partial<AdminSettings>,
): AdminSettings {
  const site = replaced.siteUrl ?? siteUrl
  return {
    backend: replaced.backend ?? parseBackend(environment['CMS_BACKEND'], site),
    publishMode: replaced.publishMode ?? publishMode(environment['CMS_PUBLISH_MODE']),
    siteUrl: site,
    previewCss: replaced.previewCss ?? '',
    local: replaced.local ?? false,
  }
}
