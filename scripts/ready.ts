/**
 * `npm run ready`: what has to be done before the site goes live, with file and field; exit code 1 if anything is left.
 * `-- --files` lists only the files, with the number of points in each. It reads the environment, so run it on the
 * machine of the published site, or with its settings.
 */
import { fileLines, pointLine, readyParts } from '../src/ready/ready'
import { readFlags } from './lib/flags.mjs'
import { runMain } from './lib/run-main'

async function main(): Promise<void> {
  const { files } = readFlags('files')
  const parts = await readyParts(process.cwd(), process.env)
  for (const { heading, points } of parts) {
    console.log(`\n${heading}:`)
    for (const line of files ? fileLines(points) : points.map(pointLine)) console.log(line)
  }
  const left = parts.reduce((sum, { points }) => sum + points.length, 0)
  console.log(
    left === 0
      ? 'Ready to go live.'
      : `\n${left === 1 ? '1 point is' : `${left} points are`} left. docs/going-live.md explains them.`,
  )
  process.exitCode = left === 0 ? 0 : 1
}

runMain(main, 2)
