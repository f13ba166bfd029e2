/** FRM-06: bodies that are too large, too slow, aborted or compressed, over real connections. */
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { bodyBytes } from '../limits'
import { states } from '../outbox/records'
import { startSite, type Site } from '../testing/contact-site'
import { exchangeRaw, rawHead, rawJson } from '../testing/raw-request'
import { sampleRequest } from '../testing/samples'

jest.setTimeout(30_000)

let site: Site

beforeAll(async () => {
  site = await startSite({ delivers: false })
})
afterAll(() => site.close())

describe('FRM-06: bodies that are too large, too slow or compressed', () => {
  /** A submission of exactly `size` bytes, padded with an unknown field. */
  const sized = (size: number): string => {
    const bare = JSON.stringify({ ...sampleRequest(), filler: '' })
    return bare.replace('"filler":""', `"filler":"${'x'.repeat(size - Buffer.byteLength(bare))}"`)
  }
  test('at the limit: accepted; one byte more: 413', async () => {
    const options = { headers: { 'content-type': 'application/json' } }
    expect((await site.send({ ...options, body: sized(bodyBytes) })).status).toBe(200)
    expect((await site.send({ ...options, body: sized(bodyBytes + 1) })).status).toBe(413)
  })
  test('10 MB announced: 413 before it is sent', async () => {
    const answer = await exchangeRaw(site, [rawHead(site, rawJson, 'Content-Length: 10485760'), '{'])
    expect(answer).toMatch(/^HTTP\/1\.1 413/)
  })
  test.each([1, 5, 12])(
    '%i MB sent by a client that only reads afterwards: it gets the 413',
    async (size) => {
      const body = Buffer.alloc(size * 1_048_576, 120)
      const socket = connect(Number(new URL(site.origin).port), '127.0.0.1')
      const failed = new Promise<unknown>((resolve) => socket.once('error', resolve))
      const sent = new Promise((resolve) => {
        socket.write(rawHead(site, rawJson, `Content-Length: ${body.length}`))
        socket.write(body, () => resolve('sent'))
      })
      expect(await Promise.race([sent, failed])).toBe('sent')
      const answer = new Promise<string>((resolve) => {
        socket.once('data', (chunk: Buffer) => resolve(chunk.toString('utf8')))
      })
      expect(await Promise.race([answer, failed])).toMatch(/^HTTP\/1\.1 413/)
      socket.destroy()
    },
  )
  test('10 MB sent: 413, memory stays flat', async () => {
    const before = process.memoryUsage().arrayBuffers
    const pieces = Array.from({ length: 160 }, () => Buffer.alloc(65_536, 120))
    const chunk = (piece: Buffer): Buffer =>
      Buffer.concat([Buffer.from('10000\r\n'), piece, Buffer.from('\r\n')])
    const answer = await exchangeRaw(site, [
      rawHead(site, rawJson, 'Transfer-Encoding: chunked'),
      ...pieces.map(chunk),
      '0\r\n\r\n',
    ])
    expect(answer).toMatch(/^HTTP\/1\.1 413/)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40 * 1024 * 1024)
  })
  test('an endless body: disconnected, with or without 413', async () => {
    const piece = Buffer.concat([
      Buffer.from('100000\r\n'),
      Buffer.alloc(1_048_576, 120),
      Buffer.from('\r\n'),
    ])
    let sent = 0
    function* endless() {
      yield rawHead(site, rawJson, 'Transfer-Encoding: chunked')
      for (; sent < 400; sent += 1) yield piece
    }
    const answer = await exchangeRaw(site, endless())
    expect(answer).toMatch(/^(HTTP\/1\.1 413|$)/)
    expect(sent).toBeLessThan(200)
  })
  test('less than announced, then disconnected: nothing is stored; an invalid length: 400', async () => {
    const before = (await site.ids(...states)).length
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1')
    socket.end(`${rawHead(site, rawJson, 'Content-Length: 5000')}${JSON.stringify(sampleRequest())}`)
    await new Promise((resolve) => socket.resume().on('close', resolve))
    expect(await exchangeRaw(site, [rawHead(site, rawJson, 'Content-Length: 12x'), '{}'])).toMatch(
      /^HTTP\/1\.1 400/,
    )
    expect(await site.ids(...states)).toHaveLength(before)
  })
  test('one byte a second: 408 after ten seconds', async () => {
    const answer = await exchangeRaw(
      site,
      [rawHead(site, rawJson, 'Content-Length: 600'), ...'x'.repeat(14)],
      { time: 14_000, pause: 1000 },
    )
    expect(answer).toMatch(/^HTTP\/1\.1 408/)
  }, 20_000)
  test('gzip, and a gzip bomb: 415 without decompression', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    expect((await site.send({ body: gzipSync(JSON.stringify(sampleRequest())), headers })).status).toBe(415)
    expect((await site.send({ body: gzipSync(Buffer.alloc(30_000_000)), headers })).status).toBe(415)
  })
})
