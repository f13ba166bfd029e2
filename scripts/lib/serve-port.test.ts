/** `npm run serve -- --port`: the requested port is used, or refused with a message. */
import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import { servePort } from './serve-port'

let taken = 0
let holder: Server
beforeAll(async () => {
  holder = createServer()
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
  taken = (holder.address() as AddressInfo).port
})
afterAll(() => holder.close())

test('the default port moves on when it is taken, with a note', async () => {
  const { port, note } = await servePort([], taken)
  expect(port).toBeGreaterThan(taken)
  expect(note).toBe(`Port ${taken} is taken by another program; using ${port}.`)
})

test('a requested port is used', async () => {
  const { port: free } = await servePort([], taken)
  expect(await servePort(['--port', String(free)], taken)).toEqual({ port: free, host: '127.0.0.1' })
  expect(await servePort([`--port=${free}`], taken)).toEqual({ port: free, host: '127.0.0.1' })
})

test('only this machine is answered, unless a host is given', async () => {
  expect((await servePort([], taken)).host).toBe('127.0.0.1')
  expect((await servePort(['--host', '0.0.0.0'], taken)).host).toBe('0.0.0.0')
})

test('a requested port that is taken is an error with instructions', async () => {
  await expect(servePort(['--port', String(taken)], 9000)).rejects.toThrow(
    `Port ${taken} is taken by another program. Stop it, or choose another port: npm run serve -- --port ${taken + 1}`,
  )
})

test.each(['0', '65536', '90o0', '', '80.5'])('--port=%s is not a port', async (port) => {
  await expect(servePort([`--port=${port}`], 9000)).rejects.toThrow(
    `--port is "${port}", but must be a whole number from 1 to 65535.`,
  )
})
