/** An outbox that cannot be opened: the message names the setting and the reason. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contactInstance } from '../instance'
import { openStore } from './open-store'

const strong = { consistency: 'strong' } as const

test('a folder that cannot be made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'))
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const opened = openStore({ outbox: { kind: 'directory', folder: join(file, 'outbox') } }, strong)
  await expect(opened).rejects.toThrow(
    /cannot be opened\. Check the folder \S+ and CONTACT_OUTBOX_DIR \(.*ENOTDIR/,
  )
  rmSync(folder, { recursive: true })
})

// Only Linux has this folder, in which no process can make another.
const onLinux = process.platform === 'linux' ? test : test.skip

onLinux('a folder below one that takes none: the start ends instead of trying for ever', async () => {
  const opened = openStore({ outbox: { kind: 'directory', folder: '/proc/outbox/inside' } }, strong)
  await expect(opened).rejects.toThrow(
    /Check the folder \/proc\/outbox\/inside and CONTACT_OUTBOX_DIR \(.*ENOENT/,
  )
})

test('a libSQL server that does not answer', async () => {
  const opened = openStore({ outbox: { kind: 'libsql', url: 'http://127.0.0.1:1' } }, strong)
  await expect(opened).rejects.toThrow(
    /Check CONTACT_OUTBOX and CONTACT_OUTBOX_TOKEN \(.*fetch failed, Error: \S/,
  )
})

test('the outbox of Netlify on another server', async () => {
  const started = contactInstance({ CONTACT_OUTBOX: 'netlify-blobs' })
  await expect(started).rejects.toThrow('CONTACT_OUTBOX is netlify-blobs, which only a function on Netlify')
})
