/** Development transport: writes mails as .eml files. */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transport } from './transport'

/** Writes each mail to `<folder>/<reference>.eml` and reports the path to `announce`. */
export function filesTransport(folder: string, announce: (file: string) => void): Transport {
  return {
    async deliver({ raw }, reference, beforeEnd) {
      const file = join(folder, `${reference}.eml`)
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
  }
}
