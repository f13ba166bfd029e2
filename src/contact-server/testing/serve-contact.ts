/** The contact function in its own process, so that tests can kill it. Arguments: outbox folder, SMTP port. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileStore } from '../outbox/file-store'
import { startContact } from '../service'
import { localSmtp, testConfig } from './contact-site'

async function serve([folder = '', smtpPort = '']: readonly string[]): Promise<void> {
  const contact = startContact({
    config: testConfig,
    store: await fileStore(folder),
    transport: localSmtp(Number(smtpPort), 20_000),
    delivers: true,
    runtime: { log: () => undefined, now: Date.now, random: Math.random, announce: () => undefined },
  })
  const server = createServer((request, response) => void contact.handle(request, response))
  server.listen(0, '127.0.0.1', () =>
    process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`),
  )
}

void serve(process.argv.slice(2))
