/** Detects a full disk: it causes many failures whose messages seldom mention it. */
import { statfsSync } from 'node:fs'

/** Minimum free space, in bytes; below it, builds fail in various places. */
const leastRoom = 50 * 1024 * 1024

/** Free space of the file system at `path`, in bytes. */
export function roomAt(path: string): number {
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize
}

/** Returns a message if the disk at `path` is full; undefined otherwise. */
export function fullDiskMessage(path: string): string | undefined {
  return roomAt(path) < leastRoom
    ? 'The disk is full. Make room, then build again; public/ is as it was.'
    : undefined
}
