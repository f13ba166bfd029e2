/** A site made from this project carries its own name: the sample's stands in its content and in tests alone. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const root = join(__dirname, '..')
const rooms = ['src', 'scripts', 'netlify', 'deploy', 'locales', 'patches']

/** Sample pages for tests, and what draws the sample content. */
const samples = /\.test\.tsx?$|\/tests?\/|^src\/sections\/sample|^scripts\/samples\//

test('no program and no text of the interface names the sample', () => {
  const files = rooms
    .flatMap((room) => readdirSync(join(root, room), { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(entry.parentPath.slice(root.length + 1), entry.name))
    .filter((file) => !samples.test(file))
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => /musterwerk/i.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
