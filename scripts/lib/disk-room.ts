/** Detects a full disk, which causes many failures and is seldom named. */
import { statfsSync } from 'node:fs'

/** Minimum free space, in bytes; below it, builds fail in various places. */
const leastRoom = 50 * 1024 * 1024

/** Returns the sentence for a disk that is full at `path`; undefined while there is room. */
export function fullDiskMessage(path: string): string | undefined {
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize < leastRoom
    ? 'The disk is full. Make room, then build again; public/ is as it was.'
    : undefined
}
