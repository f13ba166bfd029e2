/** The flags of `npm start`, `npm run build`, `npm test` and `npm run due`. Uses Node's own modules only. */
import { parseArgs } from 'node:util'

/**
 * Which of the flags the command was called with. Anything else ends it with a message: a mistyped flag, or the port of
 * another command, would otherwise be ignored.
 * @param {...string} names
 * @returns {Record<string, boolean | undefined>}
 */
export function readFlags(...names) {
  try {
    const options = Object.fromEntries(
      names.map((name) => [name, { type: /** @type {const} */ ('boolean') }]),
    )
    return parseArgs({ options }).values
  } catch (error) {
    // Node adds how to pass a flag as a text, which no one means here.
    const [problem] = String(error instanceof Error ? error.message : error).split('. ')
    const known = names.map((name) => `--${name}`).join(', ')
    console.error(`${problem}. ${known ? `Known here: ${known}.` : 'No flags are known here.'}`)
    process.exit(2)
  }
}
