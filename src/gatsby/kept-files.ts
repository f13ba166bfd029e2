/**
 * Expensive results, cached by content in the user's cache folder: shared by all checkouts, safe for concurrent
 * processes, bounded, and harmless when lost or damaged.
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { digestOf } from '../lib/digest'

export type KeptFiles = {
  /** Returns the cached result for the key, or creates and caches it. */
  get: (key: string, make: () => Promise<Buffer>) => Promise<Buffer>
  /** Evicts the least recently used files until the rest fits. */
  tidy: () => Promise<void>
}

/** The maximum total size in bytes: the images of some twenty sites like the sample. */
const maxBytes = 512 * 1024 * 1024

/** The length of the checksum at the start of a cached file, in bytes. */
const checkBytes = 32

const checksum = (content: Buffer): Buffer => createHash('sha256').update(content).digest()

/** The cache folder of the system's user; `BUILD_CACHE` names another one. */
export function cacheFolder(environment: NodeJS.ProcessEnv = process.env): string {
  if (environment['BUILD_CACHE']) return resolve(environment['BUILD_CACHE'])
  const name = 'website-build'
  if (process.platform === 'darwin') return join(homedir(), 'Library/Caches', name)
  if (process.platform === 'win32')
    return join(environment['LOCALAPPDATA'] ?? join(homedir(), 'AppData/Local'), name)
  return join(environment['XDG_CACHE_HOME'] || join(homedir(), '.cache'), name)
}

/** The content of a cached file; undefined if it is missing or damaged. */
async function read(file: string): Promise<Buffer | undefined> {
  try {
    const whole = await readFile(file)
    const content = whole.subarray(checkBytes)
    if (whole.length > checkBytes && checksum(content).equals(whole.subarray(0, checkBytes))) {
      const now = new Date()
      await utimes(file, now, now)
      return content
    }
    await rm(file, { force: true })
  } catch {
    // Missing, or just removed by another process.
  }
  return undefined
}

/** A file gets its name only once it is complete. If the folder cannot be written, nothing is cached. */
async function write(folder: string, file: string, content: Buffer): Promise<void> {
  const half = join(folder, `${randomUUID()}.half`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(half, Buffer.concat([checksum(content), content]))
    await rename(half, file)
  } catch {
    await rm(half, { force: true }).catch(() => undefined)
  }
}

type Entry = { file: string; bytes: number; used: number }

async function entriesOf(folder: string): Promise<Entry[]> {
  const names = await readdir(folder).catch((): string[] => [])
  const entries = names.map(async (name): Promise<Entry[]> => {
    const file = join(folder, name)
    return stat(file).then(
      ({ size, mtimeMs }) => [{ file, bytes: size, used: mtimeMs }],
      () => [],
    )
  })
  return (await Promise.all(entries)).flat()
}

/** The cache in `folder`; a key contains everything that the result depends on. */
export function keptFiles(folder: string = cacheFolder(), most: number = maxBytes): KeptFiles {
  return {
    async get(key, make) {
      const file = join(folder, digestOf(key))
      const kept = await read(file)
      if (kept) return kept
      const made = await make()
      await write(folder, file, made)
      return made
    },
    async tidy() {
      let left = most
      const newestFirst = (await entriesOf(folder)).sort((a, b) => b.used - a.used)
      for (const { file, bytes } of newestFirst) {
        left -= bytes
        if (left < 0) await rm(file, { force: true }).catch(() => undefined)
      }
    },
  }
}
