/** Whether a failure may come from a full disk, which shows in many ways and seldom by its name. */
import { statfsSync } from 'node:fs'

/** With less than this free, in bytes, the parts of a build fail in turn. */
const leastRoom = 50 * 1024 * 1024

/** Returns the sentence for a disk that is full at `path`; undefined while there is room. */
export function fullDiskMessage(path: string): string | undefined {
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize < leastRoom
    ? 'The disk is full. Make room, then build again; public/ is as it was.'
    : undefined
}
