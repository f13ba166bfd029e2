/** Queries the search worker. No part of the search is loaded before the first question. */
import type { Answer, Found, Question } from '../../search/types'
import { indexFolder, workerPath } from '../../search/types'
import type { LocaleCode } from '../../site/locales'
import { pathPrefix } from '../path-prefix'

/** Timeout in milliseconds: even a slow connection gets the index within it; after that an error is shown. */
const patience = 20_000

type Waiting = { resolve: (found: Found) => void; reject: (error: Error) => void }

/** A worker for one language, with its pending questions. */
type Desk = { locale: LocaleCode; worker: Worker; waiting: Map<number, Waiting> }

let desk: Desk | undefined
let asked = 0

/** Terminates the worker and rejects all pending questions; the next question starts another one. */
function close(reason: string): void {
  desk?.worker.terminate()
  for (const { reject } of desk?.waiting.values() ?? []) reject(new Error(reason))
  desk = undefined
}

function open(locale: LocaleCode): Desk {
  const waiting: Desk['waiting'] = new Map()
  const index = pathPrefix() + indexFolder(locale)
  const worker = new Worker(`${pathPrefix()}${workerPath}?${index}`, { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const one = waiting.get(data.id)
    waiting.delete(data.id)
    if ('found' in data) one?.resolve(data.found)
    else {
      one?.reject(new Error(data.problem))
      // Files of an older build may be gone; a new worker loads the current ones.
      close(data.problem)
    }
  })
  worker.addEventListener('error', ({ message }) => close(message || 'The search could not be loaded.'))
  return { locale, worker, waiting }
}

/** Starts the worker, so that the index is loaded when the first word is typed. */
export function warmUp(locale: LocaleCode): void {
  if (desk?.locale === locale) return
  close('The language has changed.')
  try {
    desk = open(locale)
  } catch {
    // No workers here; every question is rejected.
  }
}

/**
 * Asks for hits in a language.
 * @throws {Error} if worker or index cannot be loaded; asking again starts over
 */
export function ask(locale: LocaleCode, question: Omit<Question, 'id'>): Promise<Found> {
  warmUp(locale)
  const at = desk
  if (!at) return Promise.reject(new Error('This browser starts no worker.'))
  asked += 1
  const id = asked
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => at === desk && close('The search does not answer.'), patience)
    const settled =
      <T>(settle: (value: T) => void) =>
      (value: T) => {
        clearTimeout(timer)
        settle(value)
      }
    at.waiting.set(id, { resolve: settled(resolve), reject: settled(reject) })
    at.worker.postMessage({ ...question, id } satisfies Question)
  })
}
