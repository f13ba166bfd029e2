/** Passes Gatsby's lines on, and puts this project's addresses in the place of Gatsby's own. */
import { createInterface } from 'node:readline'

const from = 'You can now view'
const to = 'To create a production build'

/** Warnings follow Gatsby's own addresses; ours come when it has been quiet for so long, in milliseconds. */
const quiet = 1000

/**
 * @param {import('node:stream').Readable} output Gatsby's standard output
 * @param {() => void} onReady called when the first compile is done, and again after a restart by Gatsby
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
    // Ready since now, or more lines after it: wait (again) until all is said.
    clearTimeout(pause)
    pause = setTimeout(() => {
      pause = undefined
      onReady()
    }, quiet)
  })
}
