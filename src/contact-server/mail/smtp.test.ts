/** The SMTP transport against a real server in each of its failures (FRM-19). */
import { localSmtp } from '../testing/contact-site'
import { startMailServer, type ServerMode } from '../testing/mail-server'
import type { Mail } from './compose'
import type { Outcome } from './transport'

jest.setTimeout(30_000)

const mail: Mail = {
  raw: Buffer.from(
    'From: website@example.com\r\nSubject: test\r\nMessage-ID: <1@example.com>\r\n\r\nHello\r\n',
  ),
  from: 'website@example.com',
  to: ['office@example.com'],
}

const yes = (): Promise<boolean> => Promise.resolve(true)

type Row = [ServerMode, Outcome['kind'], received: number]

const table: Row[] = [
  ['ok', 'delivered', 1],
  ['slowGreeting', 'delivered', 1],
  ['greeting421', 'failed', 0],
  ['mailFrom450', 'failed', 0],
  ['rcpt450', 'failed', 0],
  ['data451', 'failed', 0],
  ['rcpt550', 'refused', 0],
  ['data550', 'refused', 0],
  ['silent', 'failed', 0],
  ['silentAfterData', 'unconfirmed', 1],
  ['cutDuringData', 'failed', 0],
  ['cutAfterData', 'unconfirmed', 1],
  ['noStartTls', 'failed', 0],
  ['badCertificate', 'failed', 0],
  ['refusedLogin', 'failed', 0],
]

test.each(table)('server in mode %s: %s, %i accepted', async (mode, kind, taken) => {
  const server = await startMailServer(mode)
  try {
    const login = mode === 'refusedLogin' ? { user: 'website', password: 'wrong' } : undefined
    const outcome = await localSmtp(server.port, 1500, login).deliver(mail, 'TEST-0001', yes)
    expect(outcome.kind).toBe(kind)
    expect(server.received).toHaveLength(taken)
    expect(outcome.why ?? '').not.toMatch(/office|example|user/)
  } finally {
    await server.close()
  }
})

test('a server that refuses one of several recipients: delivered to the others, and said so', async () => {
  const server = await startMailServer('secondRcpt550')
  try {
    const to = ['office@example.com', 'former@example.com']
    const outcome = await localSmtp(server.port).deliver({ ...mail, to }, 'TEST-0001', yes)
    expect(outcome).toEqual({ kind: 'delivered', why: 'notToAll' })
    expect(server.received.map((one) => one.to)).toEqual([['office@example.com']])
  } finally {
    await server.close()
  }
})

test('in a busy process, too, a connection lost before the end of the data is noticed', async () => {
  const server = await startMailServer('cutDuringData')
  const busy = setInterval(() => {
    const end = Date.now() + 120
    while (Date.now() < end);
  }, 7)
  try {
    for (let count = 0; count < 2; count++)
      expect(await localSmtp(server.port).deliver(mail, 'TEST-0001', yes)).toMatchObject({ kind: 'failed' })
  } finally {
    clearInterval(busy)
    await server.close()
  }
})

test('server down: fails at once', async () => {
  const server = await startMailServer()
  await server.close()
  await expect(localSmtp(server.port).deliver(mail, 'TEST-0001', yes)).resolves.toEqual({
    kind: 'failed',
    why: 'ESOCKET',
  })
})

test('cancelled before the end of the data: the server has nothing', async () => {
  const server = await startMailServer()
  try {
    const outcome = await localSmtp(server.port).deliver(mail, 'TEST-0001', () => Promise.resolve(false))
    expect(outcome.kind).toBe('failed')
    expect(server.received).toHaveLength(0)
  } finally {
    await server.close()
  }
})
