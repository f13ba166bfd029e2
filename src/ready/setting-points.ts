/** Settings that a published site still lacks: address, mail, sign-in, robots. */
import { isOnNetlify, readConfig } from '../contact-server/config'
import { gitHubApp } from '../sign-in/app'
import { BackendError, parseBackend } from '../site/cms-backend'
import { isIndexable } from '../site/indexable'
import type { Point } from './point'
import { sampleValues } from './sample-values'

/** The variables of a process. */
export type Env = Readonly<Record<string, string | undefined>>

function addressPoints(env: Env): Point[] {
  const place = 'SITE_URL'
  const address = env['SITE_URL'] ?? env['URL']
  if (!address)
    return [
      {
        place,
        says: 'It is not set, so canonical addresses, sitemap, feeds and link previews name an example address. Set it to the site’s origin, for example https://www.your-domain.de (docs/deploying.md).',
      },
    ]
  if (sampleValues(address).length > 0)
    return [{ place, says: `“${address}” is an example address. Set it to the site’s own.` }]
  if (!/^https:\/\/[^/\s]+\/*$/.test(address))
    return [
      {
        place,
        says: `“${address}” has to be https:// and a name, without a path: browsers and search engines expect it.`,
      },
    ]
  return []
}

/** A published site should be indexed by search engines. */
function robotsPoints(env: Env): Point[] {
  if (isIndexable(env['CONTEXT'] ?? 'production')) return []
  return [
    {
      place: 'CONTEXT',
      says: `It is “${env['CONTEXT'] ?? ''}”, so robots.txt and every page keep search engines out. Build the published site without it, or with “production”.`,
    },
  ]
}

function mailPoints(env: Env): Point[] {
  // As the published function will read it, wherever this runs.
  const result = readConfig({ NODE_ENV: 'production', ...env })
  if ('problems' in result)
    return result.problems.map((says) => ({ place: 'Mail settings', says: `${says} (docs/contact.md)` }))
  if ('config' in result && result.config.delivery.kind === 'files')
    return [
      {
        place: 'CONTACT_BACKEND',
        says: 'Messages from the contact form are only saved as files, and no one is notified. Set it to smtp with the mail server’s settings (docs/contact.md).',
      },
    ]
  return []
}

function signInPoints(env: Env): Point[] {
  const place = 'CMS_BACKEND'
  try {
    const backend = parseBackend(env['CMS_BACKEND'], '')
    if (backend.name === 'git-gateway' && !isOnNetlify(env))
      return [
        {
          place,
          says: 'Editors would sign in with Netlify Identity, which only a site on Netlify has. There, switch it on; elsewhere, name the repository (docs/sign-in.md).',
        },
      ]
    if (backend.name === 'github' && backend['auth_endpoint'] && !gitHubApp(env))
      return [
        {
          place: 'GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET',
          says: 'Sign-in with GitHub needs both, and SITE_URL (docs/sign-in.md).',
        },
      ]
  } catch (error) {
    if (error instanceof BackendError) return [{ place, says: error.message }]
    throw error
  }
  return []
}

/** Returns the settings of a published site that are missing or samples. */
export function settingPoints(env: Env): Point[] {
  return [...addressPoints(env), ...robotsPoints(env), ...mailPoints(env), ...signInPoints(env)]
}

/**
 * Whether a host builds the public site: not on an owner's machine or in CI, nor for a preview, which `CONTEXT` marks.
 */
export function isPublicBuild(env: Env): boolean {
  const onHost = env['NETLIFY'] !== undefined || env['CF_PAGES'] !== undefined
  return onHost && isIndexable(env['CONTEXT'] ?? 'production')
}
