/** Compares two built folders, file by file: `node scripts/run.mjs scripts/compare-builds.ts <one> <other>`. */
import { existsSync } from 'node:fs'
import { differences } from './lib/compare-builds'
import { siteFiles } from './lib/site-files'

const [one, other] = process.argv.slice(2)
if (one && other && existsSync(one) && existsSync(other)) {
  const found = differences(one, other)
  for (const line of found) console.log(line)
  console.log(`${found.length} differences in ${siteFiles(one).length} files.`)
  process.exitCode = found.length > 0 ? 1 : 0
} else {
  console.error('Usage: node scripts/run.mjs scripts/compare-builds.ts <folder> <folder>')
  process.exitCode = 2
}
