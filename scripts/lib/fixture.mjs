/**
 * The site that the system is tested on. As long as the project's own site is the same, its one build serves both;
 * otherwise the system's tests run in a copy of the project that holds the fixture instead.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What makes a site, from the project's folder and from the fixture's. */
export const siteFolders = [
  'content',
  'static/downloads',
  'static/fonts',
  'static/videos',
  'src/site/own',
  'src/content-model/collections/own',
]

/** @param {string} root the project's folder */
export const fixtureFolder = (root) => join(root, 'fixtures/site')

/** The files below a folder, sorted; none if it is not there. @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.endsWith('.gitkeep') && !statSync(join(folder, name)).isDirectory())
    .sort()
}

/**
 * The first file in which the project's site differs from the fixture; undefined if it is the fixture.
 * @param {string} root the project's folder
 * @returns {string | undefined} a path from the project's folder
 */
export function firstDifference(root) {
  for (const folder of siteFolders) {
    const [own, fixture] = [join(root, folder), join(fixtureFolder(root), folder)]
    const names = new Set([...filesBelow(own), ...filesBelow(fixture)])
    for (const name of names) {
      const [one, other] = [join(own, name), join(fixture, name)]
      const same = existsSync(one) && existsSync(other) && readFileSync(one).equals(readFileSync(other))
      if (!same) return join(folder, name)
    }
  }
  return undefined
}

/** Puts the site of one folder in the place of the other's. @param {string} from @param {string} to */
export function replaceSite(from, to) {
  for (const folder of siteFolders) {
    rmSync(join(to, folder), { recursive: true, force: true })
    if (existsSync(join(from, folder))) cpSync(join(from, folder), join(to, folder), { recursive: true })
  }
}
