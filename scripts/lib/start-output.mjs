/** Passes Gatsby's output on, and replaces Gatsby's addresses with this project's. */
import { createInterface } from 'node:readline'

const from = 'You can now view'
const to = 'To create a production build'

/**
 * Gatsby prints warnings after its own addresses; ours follow once it has been quiet for this long, in milliseconds.
 */
const quiet = 1000

/**
 * @param {import('node:stream').Readable} output Gatsby's standard output
 * @param {() => void} onReady called when the first compilation is done, and again after a restart by Gatsby
 */
export function followGatsby(output, onReady) {
  let inside = false
  /** @type {NodeJS.Timeout | undefined} */
  let pause
  createInterface({ input: output }).on('line', (line) => {
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
