/**
 * The site that the system is tested with. While the project's own site is identical to it, one build serves both;
 * otherwise the system's tests run in a copy of the project with the fixture in its place.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** The paths that make up a site, relative to the project's folder or the fixture's. */
export const siteFolders = [
  'content',
  'static/downloads',
  'static/fonts',
  'static/videos',
  'src/site/own',
  'src/content-model/collections/own',
]

/** Interface texts in the languages of the fixture. A site may reword them, and add others for custom code. */
const textFolders = ['locales/de', 'locales/en']

/** @param {string} root the project's folder */
export const fixtureFolder = (root) => join(root, 'fixtures/site')

/** The files below a folder, sorted; none if it does not exist. @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.endsWith('.gitkeep') && !statSync(join(folder, name)).isDirectory())
    .sort()
}

/** @param {string} file @returns {Record<string, unknown>} the texts by key; none if there is no such file */
const textsOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

/** The files of interface texts below a folder. @param {string} root @returns {string[]} paths within it */
const textFiles = (root) =>
  textFolders.flatMap((folder) => filesBelow(join(root, folder)).map((name) => join(folder, name)))

/**
 * The first file of interface texts in which one of the fixture's texts differs or is missing.
 * @param {string} root
 * @returns {string | undefined}
 */
function firstReworded(root) {
  return textFiles(fixtureFolder(root)).find((path) => {
    const own = textsOf(join(root, path))
    return Object.entries(textsOf(join(fixtureFolder(root), path))).some(([key, text]) => own[key] !== text)
  })
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
  return firstReworded(root)
}

/**
 * Replaces the site in one folder with that of another. Interface texts that only the target has stay: its code may use
 * them.
 * @param {string} from @param {string} to
 */
export function replaceSite(from, to) {
  for (const folder of siteFolders) {
    rmSync(join(to, folder), { recursive: true, force: true })
    if (existsSync(join(from, folder))) cpSync(join(from, folder), join(to, folder), { recursive: true })
  }
  for (const path of textFiles(from)) {
    const texts = { ...textsOf(join(to, path)), ...textsOf(join(from, path)) }
    mkdirSync(dirname(join(to, path)), { recursive: true })
    writeFileSync(join(to, path), `${JSON.stringify(texts, null, 2)}\n`)
  }
}
