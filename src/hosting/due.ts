/**
 * Scheduled builds: articles are published and jobs expire on given days. A build writes the next such day to a file,
 * without its cause; on that day a build is due.
 */
import { today } from '../site/publishing'

/** The file's address on the site. */
export const dueFile = '/due.json'

/** Returns the file's contents; `day` (`YYYY-MM-DD`) is the next day with changes, if any. */
export function dueText(day: string | undefined): string {
  return `${JSON.stringify({ due: day ?? null })}\n`
}

/**
 * Returns whether a build is due on `day`, from the last build's file.
 * @throws {Error} if the text is malformed
 */
export function isDue(text: string, day = today()): boolean {
  const found = /^\{"due":(?:null|"(\d{4}-\d\d-\d\d)")\}\s*$/.exec(text)
  if (!found) throw new Error(`${dueFile} does not hold what a build writes there.`)
  const [, due] = found
  return due !== undefined && due <= day
}

/**
 * Returns the address of the build hook; undefined if none is set.
 * @throws {Error} if the setting is no address. Its value is a secret, so the message does not repeat it.
 */
export function buildHookOf(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const hook = env['BUILD_HOOK']?.trim()
  if (hook && !/^https:\/\/[^/\s]+\/\S+$/.test(hook))
    throw new Error(
      'BUILD_HOOK must be the address of a build hook, such as https://api.netlify.com/build_hooks/….',
    )
  return hook || undefined
}

/** Timeout for the site and the hook, in milliseconds. */
const timeout = 10_000

/**
 * Calls the build hook if a build of the site at `origin` is due. Returns whether it did.
 * @throws {Error} if the site or the hook does not respond as expected
 */
export async function buildIfDue(hook: string, origin: string, day = today()): Promise<boolean> {
  const wait = () => ({ signal: AbortSignal.timeout(timeout) })
  const answer = await fetch(`${origin}${dueFile}`, { cache: 'no-store', ...wait() })
  if (!answer.ok) throw new Error(`The site answered ${answer.status} for ${dueFile}.`)
  if (!isDue(await answer.text(), day)) return false
  const called = await fetch(hook, { method: 'POST', ...wait() })
  if (!called.ok) throw new Error(`The build hook answered ${called.status}.`)
  return true
}
