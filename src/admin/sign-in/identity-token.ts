/** Links in the e-mails of Netlify Identity: an invitation or a password reset. Both end with a new password. */

/** The path on the site where Netlify Identity responds. */
const identity = '/.netlify/identity'

export type IdentityToken = { kind: 'invite' | 'recovery'; token: string }

/** Reads the token from the URL fragment; undefined if there is none. */
export function identityTokenIn(hash: string): IdentityToken | undefined {
  const [, kind, token] = /^#\/?(invite|recovery)_token=([\w.-]+)/.exec(hash) ?? []
  return token && (kind === 'invite' || kind === 'recovery') ? { kind, token } : undefined
}

async function send(
  path: string,
  method: string,
  body: object,
  bearer?: string,
): Promise<{ access_token?: string }> {
  const headers = {
    'content-type': 'application/json',
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
  }
  const response = await fetch(`${identity}${path}`, { method, headers, body: JSON.stringify(body) })
  if (!response.ok) throw Object.assign(new Error(`status ${response.status}`), { status: response.status })
  return (await response.json()) as { access_token?: string }
}

/** Sets the password. Throws if the link has been used or has expired, or if the server cannot be reached. */
export async function setPassword({ kind, token }: IdentityToken, password: string): Promise<void> {
  if (kind === 'invite') {
    await send('/verify', 'POST', { token, type: 'signup', password })
    return
  }
  const { access_token: access } = await send('/verify', 'POST', { token, type: 'recovery' })
  await send('/user', 'PUT', { password }, access)
}
