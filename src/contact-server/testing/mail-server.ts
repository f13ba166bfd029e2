/** A real local SMTP server that fails on request (docs/spec/contact-form.md#mail-server). */
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'
import { certificate, certificateKey } from './certificate'

export type ServerMode =
  | 'ok'
  | 'greeting421'
  | 'mailFrom450'
  | 'rcpt450'
  | 'rcpt550'
  | 'secondRcpt550'
  | 'data451'
  | 'data550'
  | 'slowGreeting'
  | 'silent'
  | 'silentAfterData'
  | 'slowAfterData'
  | 'cutDuringData'
  | 'cutAfterData'
  | 'noStartTls'
  | 'badCertificate'
  | 'refusedLogin'

/** A mail accepted by the server: the envelope and the raw bytes. */
export type Received = { from: string; to: string[]; raw: string }

export type MailServer = {
  port: number
  received: Received[]
  /** Number of sessions opened. */
  sessions: () => number
  close: () => Promise<void>
}

const failure = (code: number, text: string): Error => Object.assign(new Error(text), { responseCode: code })

type Cut = (session: SMTPServerSession) => void

function optionsOf(mode: ServerMode, received: Received[], cut: Cut, count: () => void): SMTPServerOptions {
  return {
    ...(mode === 'badCertificate' ? {} : { cert: certificate, key: certificateKey }),
    ...(mode === 'noStartTls' ? { disabledCommands: ['STARTTLS'] } : {}),
    logger: false,
    authOptional: mode !== 'refusedLogin',
    authMethods: ['PLAIN', 'LOGIN'],
    onConnect(_session, done) {
      count()
      if (mode === 'greeting421') return done(failure(421, 'try later'))
      setTimeout(done, mode === 'slowGreeting' ? 700 : 0)
    },
    onAuth: (_auth, _session, done) => done(failure(535, 'wrong password for office@example.com')),
    onMailFrom: (_address, _session, done) =>
      done(mode === 'mailFrom450' ? failure(450, 'greylisted') : null),
    onRcptTo(_address, { envelope }, done) {
      if (mode === 'rcpt450') return done(failure(450, 'greylisted'))
      const refuses = mode === 'rcpt550' || (mode === 'secondRcpt550' && envelope.rcptTo.length > 0)
      done(refuses ? failure(550, 'no such user office@example.com') : null)
    },
    onData(stream, session, done) {
      // At the start of the data: waiting for the first part would race against its end on a busy machine.
      if (mode === 'cutDuringData') return cut(session)
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (mode === 'data451') return done(failure(451, 'out of space'))
        if (mode === 'data550') return done(failure(550, 'content refused'))
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom ? mailFrom.address : ''
        received.push({
          from,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        })
        if (mode === 'cutAfterData') cut(session)
        else if (mode === 'slowAfterData') setTimeout(done, 1500)
        else if (mode !== 'silentAfterData') done()
      })
    },
  }
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port

const listening = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve())
  })

/** Accepts connections and never responds. */
async function silentServer(port: number): Promise<MailServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
  })
  await listening(server, port)
  return {
    port: portOf(server),
    received: [],
    sessions: () => sockets.size,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

/**
 * Starts a server. `received` may be passed to another one, to count across an outage. Closing drops open connections.
 */
export async function startMailServer(
  mode: ServerMode = 'ok',
  port = 0,
  received: Received[] = [],
): Promise<MailServer> {
  if (mode === 'silent') return silentServer(port)
  let sessions = 0
  const sockets = new Set<Socket>()
  const cut: Cut = (session) => {
    for (const socket of sockets) if (socket.remotePort === session.remotePort) socket.destroy()
  }
  const warnings = silenceWarning()
  const smtp = new SMTPServer(optionsOf(mode, received, cut, () => (sessions += 1)))
  warnings.restore()
  smtp.on('error', () => undefined)
  smtp.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await listening(smtp.server, port)
  return {
    port: portOf(smtp.server),
    received,
    sessions: () => sessions,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        smtp.close(() => resolve())
      }),
  }
}

/** The server warns on stderr about its built-in certificate, which is expected in this mode. */
function silenceWarning(): { restore: () => void } {
  const write = process.stderr.write
  process.stderr.write = (() => true) as typeof process.stderr.write
  return { restore: () => (process.stderr.write = write) }
}
