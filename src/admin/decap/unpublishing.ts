/**
 * Decap takes an entry off the site by deleting its files and saving them as a draft; the words differ from those of a
 * deletion (patches/unfinished-drafts.patch, patches/kept-text.patch).
 */
import { Stopped } from './explain'

let running = 0

/** Whether the files being deleted are those of an entry that is taken off the site. */
export const isUnpublishing = (): boolean => running > 0

/** Takes the function that deletes the entry's files. */
export async function whileUnpublishing<T>(remove: () => Promise<T>): Promise<T> {
  running += 1
  try {
    return await remove()
  } finally {
    running -= 1
  }
}

/** Whether an operation ended because its question was cancelled: nothing has changed, and there is nothing to report. */
export const wasStopped = (error: unknown): boolean => error instanceof Stopped
