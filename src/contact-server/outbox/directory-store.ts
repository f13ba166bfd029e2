/** A store in a directory: durable and atomic, so that it survives a killed process or a lost power supply. */
import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf } from './error-code'
import type { Store } from './store'

/** Owner only: the files hold what visitors wrote. */
const fileMode = 0o600
const folderMode = 0o700

/** Brings a folder's list of names to the disk; some systems cannot, and need not. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } catch (error) {
    if (codeOf(error) !== 'EINVAL' && codeOf(error) !== 'EPERM') throw error
  } finally {
    await handle.close()
  }
}

async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', fileMode)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Opens (and makes) the directory. Every text is written to a temporary file first and then linked or renamed into
 * place, so that a name never stands for half a text. Throws what the file system throws (FRM-21).
 */
export async function directoryStore(root: string): Promise<Store> {
  const temporary = join(root, 'tmp')
  await mkdir(temporary, { recursive: true, mode: folderMode })
  const made = new Set<string>()

  const place = async (key: string): Promise<string> => {
    const file = join(root, key)
    const folder = dirname(file)
    if (!made.has(folder)) {
      await mkdir(folder, { recursive: true, mode: folderMode })
      made.add(folder)
    }
    return file
  }
  const viaTemporary = async (text: string, move: (file: string) => Promise<void>): Promise<void> => {
    const file = join(temporary, randomUUID())
    try {
      await writeDurably(file, text)
      await move(file)
    } finally {
      await rm(file, { force: true })
    }
  }

  return {
    async create(key, text) {
      const target = await place(key)
      try {
        await viaTemporary(text, (file) => link(file, target))
        return true
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return false
        throw error
      } finally {
        // Also for the one who came second: what is said to be there must be there after a crash.
        await syncFolder(dirname(target))
      }
    },
    async replace(key, text) {
      const target = await place(key)
      await viaTemporary(text, (file) => rename(file, target))
      await syncFolder(dirname(target))
    },
    async read(key) {
      try {
        return await readFile(join(root, key), 'utf8')
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined
        throw error
      }
    },
    async remove(key) {
      await rm(join(root, key), { force: true })
    },
    async list(folder) {
      try {
        return await readdir(join(root, folder))
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return []
        throw error
      }
    },
  }
}
