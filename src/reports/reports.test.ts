/** Browser reports: the log contains rules, files and pages, but no personal data. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { oncePerMinute, reportLines } from './report-lines'
import { reportTaker } from './take-reports'

const origin = 'https://www.example.com'

const violation = {
  documentURL: `${origin}/contact?name=Jane#form`,
  effectiveDirective: 'script-src-elem',
  blockedURL: 'https://evil.example/a.js?visitor=jane@example.org',
  sourceFile: `${origin}/app-0123.js?x=1`,
  lineNumber: 3,
}
const line =
  'report violation page=/contact rule=script-src-elem blocked=https://evil.example file=/app-0123.js line=3'

test('a violation in the current format of browsers, and in the former one', () => {
  expect(reportLines([{ type: 'csp-violation', body: violation, user_agent: 'X' }], origin)).toEqual([line])
  const former = {
    'document-uri': violation.documentURL,
    'effective-directive': violation.effectiveDirective,
    'blocked-uri': violation.blockedURL,
    'source-file': violation.sourceFile,
    'line-number': 3,
    'script-sample': 'Jane',
  }
  expect(reportLines({ 'csp-report': former }, origin)).toEqual([line])
})

test('an error has its kind and place, but no message', () => {
  const error = { name: 'TypeError', page: '/de', file: `${origin}/app.js`, line: 9, message: 'Jane' }
  expect(reportLines({ error }, origin)).toEqual(['report error page=/de name=TypeError file=/app.js line=9'])
})

test.each([
  ['/nope/jane@example.org', 'page=?'],
  ['/a%0Areport violation', 'page=?'],
  ['javascript:alert(1)', 'page=javascript:'],
  [{ toString: 'x' }, 'page=/'],
])('what may contain a visitor’s text, or line breaks, is not written: %j', (page, expected) => {
  const [written = ''] = reportLines(
    { error: { name: 'a\nb', page, file: 'chrome-extension://abc/x.js' } },
    origin,
  )
  expect(written).toContain(`${expected} name=? file=chrome-extension: line=?`)
})

test.each([null, 'x', 7, [], [null], { type: 'deprecation', body: {} }])('%j is not a report', (body) => {
  expect(reportLines(body, origin)).toEqual([])
})

test('of many reports in one request, ten are read', () => {
  const many = Array.from({ length: 30 }, () => ({ type: 'csp-violation', body: violation }))
  expect(reportLines(many, origin)).toHaveLength(10)
})

test('a line is logged once a minute, and only a limited number of different ones', () => {
  const passes = oncePerMinute(2)
  expect([passes('a', 0), passes('a', 1), passes('b', 2), passes('c', 3)]).toEqual([true, false, true, false])
  expect(passes('c', 60_000)).toBe(true)
})

describe('the function', () => {
  const ask = async (enabled: boolean, init: RequestInit) => {
    const lines: string[] = []
    const take = reportTaker({ enabled, write: (text) => lines.push(text) })
    const server = createServer((request, response) => void take(request, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const { status } = await fetch(`http://127.0.0.1:${port}/api/reports`, init)
    server.close()
    return { status, lines }
  }
  const body = JSON.stringify([{ type: 'csp-violation', body: violation }])
  const post = (text: string, type = 'application/reports+json') => ({
    method: 'POST',
    body: text,
    headers: { 'content-type': type },
  })

  test('writes the line and responds without content', async () => {
    expect(await ask(true, post(body))).toEqual({ status: 204, lines: [line] })
  })

  test.each<[string, boolean, RequestInit, number]>([
    ['switched off', false, post(body), 404],
    ['another method', true, { method: 'GET' }, 405],
    ['another type', true, post(body, 'text/plain'), 415],
    ['too large', true, post('x'.repeat(20_000)), 413],
    ['no JSON', true, post('{'), 204],
  ])('%s', async (_, enabled, init, status) => {
    expect(await ask(enabled, init)).toEqual({ status, lines: [] })
  })
})
