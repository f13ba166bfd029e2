/** `CMS_BACKEND`: every way to sign in, and the errors for anything else. */
import { BackendError, hostsOf, parseBackend } from './cms-backend'

const site = 'https://www.example.com'

test.each([
  [undefined, { name: 'git-gateway', branch: 'main' }],
  ['git-gateway#preview', { name: 'git-gateway', branch: 'preview' }],
  [
    'github:musterwerk/site',
    { name: 'github', branch: 'main', repo: 'musterwerk/site', base_url: site, auth_endpoint: 'api/auth' },
  ],
  ['github:musterwerk/site?via=netlify', { name: 'github', branch: 'main', repo: 'musterwerk/site' }],
  [
    'gitlab:a/b/c?app_id=1',
    { name: 'gitlab', branch: 'main', repo: 'a/b/c', auth_type: 'pkce', app_id: '1' },
  ],
  [
    'gitlab:a/b?app_id=1&host=git.example.org',
    {
      name: 'gitlab',
      branch: 'main',
      repo: 'a/b',
      auth_type: 'pkce',
      app_id: '1',
      base_url: 'https://git.example.org',
      api_root: 'https://git.example.org/api/v4',
    },
  ],
  [
    'forgejo:https://code.example.org/a/b?app_id=x#live',
    {
      name: 'forgejo',
      branch: 'live',
      repo: 'a/b',
      base_url: 'https://code.example.org',
      api_root: 'https://code.example.org/api/v1',
      auth_type: 'pkce',
      app_id: 'x',
    },
  ],
])('%s', (variable, backend) => {
  expect(parseBackend(variable, site)).toEqual(backend)
})

test.each([
  'dropbox',
  'github',
  'github:justme',
  'gitlab:a/b',
  'forgejo:code.example.org',
  'forgejo:https://code.example.org/a/b',
])('%s is rejected, with a list of accepted values', (variable) => {
  expect(() => parseBackend(variable, site)).toThrow(BackendError)
})

test('the policy allows only the hosts of the selected backend', () => {
  expect(hostsOf(parseBackend('forgejo:https://code.example.org/a/b?app_id=x', site))).toEqual([
    'https://code.example.org',
  ])
  expect(hostsOf(parseBackend(undefined, site))).toContain('https://api.netlify.com')
  expect(hostsOf(parseBackend('gitlab:a/b?app_id=1', site))).toEqual(['https://gitlab.com'])
})
