/** Passes Gatsby's output on without its noise, and replaces Gatsby's addresses with this project's. */
import { once } from 'node:events'
import { createInterface } from 'node:readline'

const from = 'You can now view'
const to = 'To create a production build'

/**
 * Gatsby prints warnings after its own addresses; ours follow once it has been quiet for this long, in milliseconds.
 */
const quiet = 1000

/**
 * What Gatsby says after every change about the templates whose pages this site does not have, such as products. The
 * advice does not apply, and hides the messages that do.
 */
const unusedTemplates =
  /"[^"]*\/src\/templates\/[^"]*" will not be run|^Exported queries are only executed|^If the failing component is a regular|^If you're more experienced with GraphQL/

/** Below a fault, Gatsby quotes the line of code, which is the whole of its compiled hooks. */
const longest = 1000

/**
 * @param {import('node:stream').Readable} output @param {(line: string) => void} pass gets each line worth reading
 * @returns {Promise<unknown>} resolves at the end of the output
 */
function eachLine(output, pass) {
  const lines = createInterface({ input: output }).on('line', (line) => {
    if (!unusedTemplates.test(line)) pass(line.length > longest ? `${line.slice(0, 100)} …` : line)
  })
  return once(lines, 'close')
}

/** @param {import('node:stream').Readable} output Gatsby's warnings and errors */
export const passErrors = (output) => eachLine(output, (line) => console.error(line))

/**
 * @param {import('node:stream').Readable} output Gatsby's standard output
 * @param {() => void} onReady called when the first compilation is done, and again after a restart by Gatsby
 */
export function followGatsby(output, onReady) {
  let inside = false
  /** @type {NodeJS.Timeout | undefined} */
  let pause
  void eachLine(output, (line) => {
    if (line.includes(from)) inside = true
    if (!inside) console.log(line)
    if (line.includes(to)) inside = false
    else if (!pause) return
    // Ready just now, or more lines after that: wait (again) until Gatsby is quiet.
    clearTimeout(pause)
    pause = setTimeout(() => {
      pause = undefined
      onReady()
    }, quiet)
  })
}
