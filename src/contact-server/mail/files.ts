/** Development transport: writes mails as .eml files, which are kept no longer than their messages. */
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transport } from './transport'

/** Writes each mail to `<folder>/<reference>.eml` and reports the path to `announce`. */
export function filesTransport(folder: string, announce: (file: string) => void): Transport {
  const fileOf = (reference: string): string => join(folder, `${reference}.eml`)
  return {
    async deliver({ raw }, reference, beforeEnd) {
      const file = fileOf(reference)
      try {
        await mkdir(folder, { recursive: true })
        await writeFile(`${file}.part`, raw, { mode: 0o600 })
        if (!(await beforeEnd())) return { kind: 'failed', why: 'calledOff' }
        await rename(`${file}.part`, file)
      } catch {
        return { kind: 'failed', why: 'noFile' }
      }
      announce(file)
      return { kind: 'delivered' }
    },
    async remove(reference) {
      const file = fileOf(reference)
      for (const each of [file, `${file}.part`]) await rm(each, { force: true })
    },
    async removeOld(upTo) {
      const names = await readdir(folder).catch(() => [])
      for (const file of names.map((name) => join(folder, name))) {
        // Another process may have removed it meanwhile.
        const found = await stat(file).catch(() => undefined)
        if (found?.isFile() && found.mtimeMs <= upTo) await rm(file, { force: true })
      }
    },
  }
}
