/** The functions that `npm run serve` mounts: everything in src/api, each at its address. */
import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { mounts } from './api-mount'

const settings = {
  GITHUB_CLIENT_ID: 'id',
  GITHUB_CLIENT_SECRET: 'secret',
  SITE_URL: 'https://www.example.com',
}
const before = { ...process.env }
beforeAll(() => Object.assign(process.env, settings))
afterAll(() => {
  process.env = before
})

test('no function is missing', () => {
  const files = readdirSync(join(__dirname, '../../src/api')).map(
    (name) => `/api/${name.replace(/\.ts$/, '')}`,
  )
  expect(Object.keys(mounts).sort()).toEqual(files.sort())
})

test('the sign-in starts at /api/auth and ends at /api/auth-callback', async () => {
  const server = createServer((request, response) => {
    void mounts[request.url?.split('?')[0] ?? '']?.(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const begun = await fetch(`${origin}/api/auth`, { redirect: 'manual' })
  expect(begun.status).toBe(302)
  const address = new URL(begun.headers.get('location') ?? '')
  expect(address.origin).toBe('https://github.com')
  const state = address.searchParams.get('state') ?? ''
  const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? ''
  const ended = (query: string) => fetch(`${origin}/api/auth-callback?${query}`, { headers: { cookie } })
  expect((await ended('code=c&state=other')).status).toBe(403)
  // GitHub answers null here: the state was read from the address, and the page reports the error.
  const real = globalThis.fetch
  const reached: string[] = []
  globalThis.fetch = (input, init) => {
    if (!String(input).startsWith('https://github.com/')) return real(input, init)
    reached.push(String(init?.body))
    return Promise.resolve(new Response('null'))
  }
  const page = await ended(`code=c1&state=${state}`)
  globalThis.fetch = real
  expect(await page.text()).toContain('Die Anmeldung ist gescheitert.')
  expect(reached).toEqual([expect.stringContaining('"code":"c1"')])
  server.close()
})
