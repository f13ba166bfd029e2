/**
 * Builds that nobody starts: articles appear and jobs end on their days. A build writes the first such day into a file,
 * without saying what happens on it; once the day has come, the next build is due.
 */
import { object, string, ValidationError } from 'yup'
import { today } from '../site/publishing'

/** The file, as an address of the site. */
export const dueFile = '/due.json'

/** Returns the file's content; `day` is the first day (`YYYY-MM-DD`) on which something changes, if there is one. */
export function dueText(day: string | undefined): string {
  return `${JSON.stringify({ due: day ?? null })}\n`
}

const content = object({
  due: string()
    .nullable()
    .defined()
    .matches(/^\d{4}-\d\d-\d\d$/),
})

/**
 * Returns whether a build is due on `day`, from the file of the last one.
 * @throws {Error} when the text is not what a build writes
 */
export function isDue(text: string, day = today()): boolean {
  try {
    const { due } = content.validateSync(JSON.parse(text), { strict: true })
    return due !== null && due <= day
  } catch (cause) {
    throw new Error(`${dueFile} does not hold what a build writes there.`, { cause })
  }
}

const settings = object({
  BUILD_HOOK: string()
    .trim()
    .matches(/^https:\/\/[^/\s]+\/\S+$/, {
      message:
        'BUILD_HOOK must be the address of a build hook, such as https://api.netlify.com/build_hooks/….',
      excludeEmptyString: true,
    }),
})

/**
 * Returns the address of the build hook; undefined where none is set.
 * @throws {Error} when the setting is no address. Its value is a secret, so the message does not repeat it.
 */
export function buildHookOf(env: Readonly<Record<string, string | undefined>>): string | undefined {
  try {
    return settings.validateSync({ BUILD_HOOK: env['BUILD_HOOK'] }).BUILD_HOOK || undefined
  } catch (error) {
    throw error instanceof ValidationError ? new Error(error.message) : error
  }
}

/** How long the site and the hook have to answer, in milliseconds. */
const patience = 10_000

/**
 * Calls the build hook if the site at `origin` says that a build is due. Returns whether it did.
 * @throws {Error} when the site or the hook does not answer as it should
 */
export async function buildIfDue(hook: string, origin: string, day = today()): Promise<boolean> {
  const wait = () => ({ signal: AbortSignal.timeout(patience) })
  const answer = await fetch(`${origin}${dueFile}`, { cache: 'no-store', ...wait() })
  if (!answer.ok) throw new Error(`The site answered ${answer.status} for ${dueFile}.`)
  if (!isDue(await answer.text(), day)) return false
  const called = await fetch(hook, { method: 'POST', ...wait() })
  if (!called.ok) throw new Error(`The build hook answered ${called.status}.`)
  return true
}
