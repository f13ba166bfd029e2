/** The OAuth application at GitHub, configured by environment variables; see docs/sign-in.md. */

export type GitHubApp = { clientId: string; clientSecret: string; origin: string }

export const callbackPath = '/api/auth-callback'

/** Reads the application from the environment; undefined if sign-in with GitHub is not configured. */
export function gitHubApp(environment: NodeJS.ProcessEnv): GitHubApp | undefined {
  const clientId = environment['GITHUB_CLIENT_ID']
  const clientSecret = environment['GITHUB_CLIENT_SECRET']
  const origin = (environment['SITE_URL'] ?? environment['URL'] ?? '').replace(/\/+$/, '')
  return clientId && clientSecret && origin ? { clientId, clientSecret, origin } : undefined
}
