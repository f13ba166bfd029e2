/** @jest-environment jsdom */
/** Links in Netlify Identity's e-mails. */
import { identityTokenIn, setPassword } from './identity-token'

const answers = (...statuses: number[]) => {
  const request = jest.fn()
  for (const status of statuses) {
    request.mockResolvedValueOnce({
      ok: status < 400,
      status,
      json: () => Promise.resolve({ access_token: 'bearer' }),
    })
  }
  globalThis.fetch = request
  return request
}

test.each([
  ['#invite_token=abc-1', { kind: 'invite', token: 'abc-1' }],
  ['#/recovery_token=x.y', { kind: 'recovery', token: 'x.y' }],
  ['#/collections/news', undefined],
  ['', undefined],
])('%s', (hash, token) => {
  expect(identityTokenIn(hash)).toEqual(token)
})

test('an invitation takes one request, a password reset two', async () => {
  const invite = answers(200)
  await setPassword({ kind: 'invite', token: 't' }, 'geheim & „lang“')
  expect(invite.mock.calls.map(([url]: [string]) => url)).toEqual(['/.netlify/identity/verify'])
  const recovery = answers(200, 200)
  await setPassword({ kind: 'recovery', token: 't' }, 'geheim & „lang“')
  expect(recovery.mock.calls.map(([url]: [string]) => url)).toEqual([
    '/.netlify/identity/verify',
    '/.netlify/identity/user',
  ])
})

test('a used link is an error', async () => {
  answers(404)
  await expect(setPassword({ kind: 'invite', token: 't' }, 'x')).rejects.toThrow('404')
})
