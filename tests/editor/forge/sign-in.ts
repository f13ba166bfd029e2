/** The forge’s OAuth with PKCE: one signed-in person, single-use codes, revocable tokens. */
import { createHash, randomUUID } from 'node:crypto'

export type Person = { login: string; full_name: string; email: string }

export function signIn(person: Person) {
  const challenges = new Map<string, string>()
  const tokens = new Set<string>()
  return {
    person,
    /** Answers the authorize endpoint with the address to return to. */
    authorize(query: URLSearchParams): string {
      const code = randomUUID()
      if (query.get('code_challenge_method') !== 'S256') throw new Error('Only S256 is accepted.')
      challenges.set(code, query.get('code_challenge') ?? '')
      const back = new URL(query.get('redirect_uri') ?? '')
      back.searchParams.set('code', code)
      back.searchParams.set('state', query.get('state') ?? '')
      return back.href
    },
    /** Exchanges a code for a token if the verifier matches the challenge; undefined otherwise. */
    exchange(code: string, verifier: string): string | undefined {
      const wanted = challenges.get(code)
      challenges.delete(code)
      if (!wanted || createHash('sha256').update(verifier).digest('base64url') !== wanted) return undefined
      const token = randomUUID()
      tokens.add(token)
      return token
    },
    isValid: (header: string | undefined) => tokens.has((header ?? '').replace(/^token /, '')),
    /** Ends every session. */
    expire: () => tokens.clear(),
  }
}
