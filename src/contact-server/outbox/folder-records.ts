/** The records that earlier versions kept as files, for `takeOver`. */
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from './error-code'
import type { EarlierRecords } from './take-over'

const ifMissing =
  <T>(none: T) =>
  (error: unknown): T => {
    if (codeOf(error) === 'ENOENT') return none
    throw error
  }

/** Reads and removes the files of a folder; a key is a path such as `pending/<id>`. */
export const folderRecords = (root: string): EarlierRecords => ({
  list: (folder) => readdir(join(root, folder)).catch(ifMissing<string[]>([])),
  read: (key) => readFile(join(root, key), 'utf8').catch(ifMissing<string | undefined>(undefined)),
  remove: (key) => rm(join(root, key), { force: true }),
  clear: (folder) => rm(join(root, folder), { recursive: true, force: true }),
})
