/** A site made from this project carries its own name: the sample's stands in its content and in tests alone. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { bands, inks, roles } from '../src/site/own/brand'

const root = join(__dirname, '..')
const rooms = ['src', 'scripts', 'netlify', 'deploy', 'locales', 'patches']

/** Sample pages for tests, and what draws the sample content. */
const samples = /\.test\.tsx?$|\/tests?\/|^src\/sections\/sample|^scripts\/samples\//

const files = rooms
  .flatMap((room) => readdirSync(join(root, room), { withFileTypes: true, recursive: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => posix.join(entry.parentPath.slice(root.length + 1), entry.name))
  .filter((file) => !samples.test(file))

const filesWith = (words: RegExp) =>
  files.filter((file) => words.test(readFileSync(join(root, file), 'utf8')))

test('no program and no text of the interface names the sample', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(filesWith(/musterwerk/i)).toEqual([])
})

test('colours and typeface of the brand are in its files alone', () => {
  const colours = [inks, roles.light, roles.dark, bands].flatMap((each) => Object.values(each))
  expect(filesWith(new RegExp(`familjen|${[...new Set(colours)].join('|')}`, 'i'))).toEqual([
    'src/site/own/brand.css',
    'src/site/own/brand.ts',
  ])
})
