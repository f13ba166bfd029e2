/** Where entries are stored and how editors sign in, configured by `CMS_BACKEND`. */
import { siteUrl } from './site-url'

/** Decap's `backend` block. */
export type BackendConfig = { name: string; branch: string; [option: string]: string | boolean }

/** An invalid `CMS_BACKEND`; the message lists accepted values. */
export class BackendError extends Error {}

const accepted = [
  'git-gateway',
  'github:owner/repository',
  'gitlab:group/project?app_id=…',
  'forgejo:https://forge.example.org/owner/repository?app_id=…',
].join(', ')

/**
 * Parses `CMS_BACKEND` (see docs/sign-in.md). Takes the variable and the site's address without trailing slash; the
 * default is Netlify Identity with Git Gateway. `#name` at the end selects the branch. Throws a BackendError that lists
 * accepted values.
 */
export function parseBackend(variable: string | undefined, site: string): BackendConfig {
  const [text = '', branch = 'main'] = (variable?.trim() || 'git-gateway').split('#')
  const at = text.indexOf(':')
  const [name, rest] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
  const [place = '', query = ''] = rest.split('?')
  const options = new URLSearchParams(query)
  switch (name) {
    case 'git-gateway':
      return { name, branch }
    case 'github':
      return { name, branch, repo: repository(place), ...gitHubSignIn(options, site) }
    case 'gitlab':
      return {
        name,
        branch,
        repo: repository(place),
        auth_type: 'pkce',
        app_id: appId(options),
        ...gitLabHost(options),
      }
    case 'forgejo':
      return { name, branch, ...forge(place), app_id: appId(options) }
    default:
      throw new BackendError(`CMS_BACKEND “${variable}” is not known. Accepted: ${accepted}.`)
  }
}

function repository(place: string): string {
  const repo = place.replace(/^\/+|\/+$/g, '')
  if (!/^[\w.-]+(\/[\w.-]+)+$/.test(repo))
    throw new BackendError(`CMS_BACKEND needs owner/repository. Accepted: ${accepted}.`)
  return repo
}

function appId(options: URLSearchParams): string {
  const id = options.get('app_id')
  if (!id)
    throw new BackendError('CMS_BACKEND needs ?app_id=… : the id of the OAuth application (docs/sign-in.md).')
  return id
}

/** The site's own sign-in function, unless `?via=netlify` selects Netlify's. */
function gitHubSignIn(options: URLSearchParams, site: string): Record<string, string> {
  return options.get('via') === 'netlify' ? {} : { base_url: site, auth_endpoint: 'api/auth' }
}

function gitLabHost(options: URLSearchParams): Record<string, string> {
  const host = options.get('host')
  if (!host) return {}
  return { base_url: `https://${host}`, api_root: `https://${host}/api/v4` }
}

function forge(place: string): Record<string, string> {
  let url: URL
  try {
    url = new URL(place)
  } catch {
    throw new BackendError(`CMS_BACKEND needs the full address of the repository. Accepted: ${accepted}.`)
  }
  return {
    repo: repository(url.pathname),
    base_url: url.origin,
    api_root: `${url.origin}/api/v1`,
    auth_type: 'pkce',
  }
}

/** The hosts that a backend needs in `connect-src`, without `'self'`. */
export function hostsOf(backend: BackendConfig): string[] {
  const own = [backend['base_url'], backend['api_root']].flatMap((url) =>
    typeof url === 'string' ? [new URL(url).origin] : [],
  )
  const known: Record<string, string[]> = {
    'git-gateway': ['https://api.netlify.com', 'https://www.netlifystatus.com'],
    github: ['https://api.github.com', 'https://www.githubstatus.com', 'https://api.netlify.com'],
    gitlab: ['https://gitlab.com'],
  }
  return [
    ...new Set([...own, ...(backend.name === 'gitlab' && own.length ? [] : (known[backend.name] ?? []))]),
  ]
}

/** The hosts that the editor connects to in an environment. Throws a BackendError if `CMS_BACKEND` is invalid. */
export function editorHosts(environment: Readonly<Record<string, string | undefined>>): string[] {
  return hostsOf(parseBackend(environment['CMS_BACKEND'], siteUrl))
}
