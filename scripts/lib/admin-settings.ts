/** The editor's settings from the environment: `CMS_BACKEND` and, if wanted, `CMS_PUBLISH_MODE`. */
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

/** Takes the environment and what replaces it; throws with what is accepted if a variable is wrong. */
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
