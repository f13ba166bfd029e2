/** The site behind common web servers: responses and headers follow the host rules, and no header is sent twice. */
import { readFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { siteFiles } from '../../scripts/lib/site-files'
import { publishedFacts } from '../../scripts/lib/write-host-files'
import { headersOf, type BuiltSite } from '../../src/hosting/host-rules'
import { isCompressible, mediaType } from '../../src/hosting/media-types'
import { contactEndpoint } from '../../src/forms/contact/wire'
import { localeCodes } from '../../src/site/locales'
import { programOf, startEngine, type RunningEngine } from '../lib/host-engines'
import { builtFolder, expect, test } from '../lib/site-test'

type Answer = { status: number; headers: Map<string, string[]>; body: Buffer }

/** A plain request: unlike fetch, it changes neither the path nor the body, and reports duplicate headers. */
function ask(
  port: number,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const found = new Map<string, string[]>()
      for (let at = 0; at < response.rawHeaders.length; at += 2) {
        const name = response.rawHeaders[at]?.toLowerCase() ?? ''
        found.set(name, [...(found.get(name) ?? []), response.rawHeaders[at + 1] ?? ''])
      }
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: found, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end(body)
  })
}

/** The problems with a response's headers, according to the rules for its path. */
function wrongHeaders({ headers }: Answer, path: string, { facts }: BuiltSite): string[] {
  const expected = Object.entries(headersOf(path, facts))
  const twice = [...headers].filter(([name, values]) => values.length > 1 && name !== 'set-cookie')
  return [
    ...expected
      .filter(([name, value]) => headers.get(name.toLowerCase())?.join(' and ') !== value)
      .map(
        ([name, value]) =>
          `${path}: ${name} is ${headers.get(name.toLowerCase())?.join(' and ')}, not ${value}`,
      ),
    ...twice.map(([name]) => `${path}: ${name} comes twice`),
    ...['content-security-policy', 'x-robots-tag']
      .filter((name) => headers.has(name) && !expected.some(([own]) => own.toLowerCase() === name))
      .map((name) => `${path}: ${name} is too much`),
  ]
}

/** The address at which a file of the site is served. */
const addressOf = (file: string): string => {
  const path = file.replace(/\/index\.html$/, '') || '/'
  return path === '/admin' ? '/admin/' : path
}

const hostFile = /^\/_(headers|redirects)$/
const errorPage = /\/(404|500)\.html$/

for (const name of ['nginx', 'caddy'] as const) {
  test.describe(name, () => {
    test.skip(!programOf(name), `${name} is not installed here.`)

    const folder = builtFolder()
    let site: BuiltSite
    let engine: RunningEngine
    /** A server whose functions do not answer. */
    let lonely: RunningEngine

    test.beforeAll(async ({ site: functions }) => {
      const files = siteFiles(folder)
      site = {
        files,
        facts: { ...publishedFacts(), https: false },
        moved: [
          { from: '/old/address', to: '/about' },
          { from: '/old/f%C3%BCr%20sie', to: '/about' },
          // Does not apply to the page, whose address differs in letter case.
          { from: '/About', to: '/contact' },
        ],
      }
      engine = await startEngine(name, { folder, site, functions: functions.port })
      lonely = await startEngine(name, { folder, site, functions: 9 })
    })
    test.afterAll(async () => {
      await engine.close()
      await lonely.close()
    })

    test('every file is sent with its type and with each header once', async () => {
      const problems: string[] = []
      for (const file of site.files.filter((one) => !hostFile.test(one) && !errorPage.test(one))) {
        const path = addressOf(file)
        const answer = await ask(engine.port, path)
        if (answer.status !== 200) problems.push(`${path} answers ${answer.status}`)
        const type = answer.headers.get('content-type')?.join()
        if (type !== mediaType(file)) problems.push(`${path} is ${type}`)
        if (!answer.body.equals(readFileSync(join(folder, file)))) problems.push(`${path} is another file`)
        problems.push(...wrongHeaders(answer, path, site))
      }
      expect(problems.slice(0, 20)).toEqual([])
    })

    for (const [path, status, words] of [
      ['/nope', 404, 'Page Not Found'],
      ['/nope.js', 404, 'Page Not Found'],
      ['/admin/nope.json', 404, 'Page Not Found'],
      ['/static/nope.js', 404, 'Page Not Found'],
      ['/_headers', 404, 'Page Not Found'],
      ['/de/nichts', 404, 'Seite nicht gefunden'],
      ['/de/a/b.png', 404, 'Seite nicht gefunden'],
      ['/404', 404, 'Page Not Found'],
      ['/de/404.html', 404, 'Seite nicht gefunden'],
      ['/500', 500, 'Internal Server Error'],
      ['/de/500.html', 500, 'Interner Serverfehler'],
    ] as const) {
      test(`${path} answers ${status} in its language, under the policy of pages`, async () => {
        const answer = await ask(engine.port, path)
        expect(answer.status).toBe(status)
        expect(answer.headers.get('content-type')).toEqual(['text/html; charset=utf-8'])
        expect(answer.body.toString()).toMatch(new RegExp(`<title[^>]*>${words}`))
        expect(wrongHeaders(answer, '/nope', site)).toEqual([])
      })
    }

    for (const [path, to] of [
      ['/about/', '/about'],
      ['/about/index.html', '/about'],
      ['/about/?a=1&b=2', '/about?a=1&b=2'],
      ['/index.html', '/'],
      ['/de/', '/de'],
      ['/DE/kontakt', '/de/kontakt'],
      ['/De', '/de'],
      ['//about', '/about'],
      ['/admin', '/admin/'],
      ['/static/', '/static'],
      ['//evil.example/', '/evil.example'],
      ['/old/address?x=1', '/about?x=1'],
      ['/old/f%C3%BCr%20sie', '/about'],
    ] as const) {
      test(`${path} redirects to ${to} directly`, async () => {
        const { status, headers } = await ask(engine.port, path)
        expect([status, headers.get('location')]).toEqual([301, [to]])
        expect(headers.get('cache-control')?.join()).not.toContain('immutable')
        expect(headers.get('strict-transport-security')).toHaveLength(1)
      })
    }

    test('no part of an address becomes a header', async () => {
      for (const path of ['/%0d%0aX-Evil:%201/', '/de/%0d%0aX-Evil:%201/', '//%0d%0aX-Evil:%201']) {
        const { headers } = await ask(engine.port, path)
        expect(headers.has('x-evil')).toBe(false)
      }
    })

    test('text files are sent as the build’s compressed copies', async () => {
      const texts = site.files.filter(
        (file) =>
          isCompressible(mediaType(file)) &&
          !hostFile.test(file) &&
          !errorPage.test(file) &&
          /[05]/.test(file),
      )
      const problems: string[] = []
      const ways = [
        ['gzip', gunzipSync],
        ...(name === 'caddy' ? [['br', brotliDecompressSync] as const] : []),
      ] as const
      for (const [coding, unpack] of ways) {
        for (const file of ['/index.html', '/de/index.html', '/feed.xml', ...texts]) {
          const content = readFileSync(join(folder, file))
          const { headers, body } = await ask(engine.port, addressOf(file), {
            headers: { 'Accept-Encoding': coding },
          })
          if (content.length < 1000) continue
          if (headers.get('content-encoding')?.join() !== coding) problems.push(`${file} is not in ${coding}`)
          else if (!unpack(body).equals(content)) problems.push(`${file} differs in ${coding}`)
          if (headers.get('vary')?.join() !== 'Accept-Encoding')
            problems.push(`${file} does not say that it varies`)
          if (headers.get('content-type')?.join() !== mediaType(file))
            problems.push(`${file} has another type`)
        }
      }
      expect(problems.slice(0, 20)).toEqual([])
    })

    for (const locale of localeCodes) {
      test(`the functions answer with their own headers, each once: ${locale}`, async ({
        site: functions,
      }) => {
        const headers = {
          'Content-Type': 'application/x-www-form-urlencoded',
          Origin: `http://127.0.0.1:${engine.port}`,
        }
        const body = `locale=${locale}&name=`
        const answer = await ask(engine.port, contactEndpoint, { method: 'POST', headers, body })
        const direct = await ask(functions.port, contactEndpoint, {
          method: 'POST',
          headers: { ...headers, Origin: `http://127.0.0.1:${functions.port}` },
          body,
        })
        const own = [
          'content-security-policy',
          'cache-control',
          'strict-transport-security',
          'x-frame-options',
        ]
        expect(direct.status).toBe(422)
        expect(answer.status).toBe(direct.status)
        for (const header of own) expect(answer.headers.get(header)).toEqual(direct.headers.get(header))
        for (const [header, values] of answer.headers) expect([header, values.length]).toEqual([header, 1])
      })
    }

    test('if the functions do not answer, the error page is sent', async () => {
      const answer = await ask(lonely.port, contactEndpoint, { method: 'POST' })
      expect(answer.status).toBe(502)
      expect(answer.body.toString()).toMatch(/<title[^>]*>Internal Server Error/)
      expect(wrongHeaders(answer, '/nope', site)).toEqual([])
    })

    test('other methods are refused, under the policy of pages', async () => {
      const answer = await ask(engine.port, '/about', { method: 'POST' })
      expect(answer.status).toBe(405)
      expect(wrongHeaders(answer, '/nope', site)).toEqual([])
    })
  })
}
