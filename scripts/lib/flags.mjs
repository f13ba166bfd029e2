/** The flags of a command line. Uses Node's own modules only. */
import { parseArgs } from 'node:util'

/**
 * Reads flags as parseArgs does. An unknown or incomplete one ends the command with a message: a mistyped flag, or the
 * port of another command, would otherwise be ignored.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {Config} config
 */
export function readCommand(config) {
  try {
    return parseArgs(config)
  } catch (error) {
    // Node adds how to pass a flag as a text, which no one means here.
    const [problem] = String(error instanceof Error ? error.message : error).split(/\. |\.$/)
    const known = Object.keys(config.options ?? {}).map((name) => `--${name}`)
    console.error(
      `${problem}. ${known.length > 0 ? `Known here: ${known.join(', ')}.` : 'No flags are known here.'}`,
    )
    process.exit(2)
  }
}

/**
 * Which of the flags, all without values, the command was called with.
 * @param {...string} names
 * @returns {Record<string, boolean | undefined>}
 */
export function readFlags(...names) {
  const flag = { type: /** @type {const} */ ('boolean') }
  return readCommand({ options: Object.fromEntries(names.map((name) => [name, flag])) }).values
}

/**
 * The value of a flag that counts something; anything but a whole number from 1 upwards ends the command.
 * @param {string} name
 * @param {string} value
 */
export function countOf(name, value) {
  if (/^[1-9]\d*$/.test(value)) return Number(value)
  console.error(`--${name} is "${value}", but must be a whole number from 1 upwards.`)
  return process.exit(2)
}
