/** Passes Gatsby's lines on, and puts this project's addresses in the place of Gatsby's own. */
import { createInterface } from 'node:readline'

const from = 'You can now view'
const to = 'To create a production build'

/**
 * @param {import('node:stream').Readable} output Gatsby's standard output
 * @param {() => void} onReady called when the first compile is done, and again after a restart by Gatsby
 */
export function followGatsby(output, onReady) {
  let inside = false
  createInterface({ input: output }).on('line', (line) => {
    if (line.includes(from)) inside = true
    if (!inside) console.log(line)
    if (!line.includes(to)) return
    inside = false
    onReady()
  })
}
