/** The site that the system is tested with, and the steps of a test run for a different site. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { firstDifference, fixtureFolder, replaceSite } from './fixture.mjs'
import { stagesOf } from './test-steps.mjs'

let root = ''
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fixture-'))
  write('content/pages/home.en.md', 'Hello')
  write('static/downloads/a.pdf', 'PDF')
  write('src/site/own/languages.ts', 'en, de')
  replaceSite(root, fixtureFolder(root))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a site equals the fixture until one of its files is changed, added or removed', () => {
  expect(firstDifference(root)).toBeUndefined()
  write('content/pages/home.en.md', 'Hallo')
  expect(firstDifference(root)).toBe('content/pages/home.en.md')
  write('content/pages/home.en.md', 'Hello')
  write('content/news/new.en.md', 'New')
  expect(firstDifference(root)).toBe('content/news/new.en.md')
  rmSync(join(root, 'content/news'), { recursive: true })
  rmSync(join(root, 'static/downloads'), { recursive: true })
  expect(firstDifference(root)).toBe('static/downloads/a.pdf')
})

test('reworded interface texts make another site, additional ones do not; only additional ones survive a replacement', () => {
  const file = 'locales/en/form.json'
  const textsIn = (folder: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown
  write(file, '{ "send": "Send", "sent": "Sent" }')
  replaceSite(root, fixtureFolder(root))
  write(file, '{ "send": "Send", "sent": "Sent", "own": "Own" }')
  expect(firstDifference(root)).toBeUndefined()
  write(file, '{ "send": "Send it", "own": "Own" }')
  expect(firstDifference(root)).toBe(file)
  replaceSite(fixtureFolder(root), root)
  expect(textsIn(root)).toEqual({ send: 'Send', sent: 'Sent', own: 'Own' })
  expect(firstDifference(root)).toBeUndefined()
})

test('an owner’s site is checked in place, the system in a copy with the fixture', () => {
  const steps = stagesOf('/site', { fast: false, system: '/copy' }).flat(2)
  const names = steps.map(({ name }) => name)
  const inCopy = steps.filter(({ cwd }) => cwd === '/copy').map(({ name }) => name)
  expect(names.slice(0, 7).sort()).toEqual(
    ['build', 'built pages', 'content', 'eslint', 'prettier', 'stylelint', 'types'].sort(),
  )
  expect(inCopy.sort()).toEqual(
    ['build', 'built pages', 'browser', 'content', 'continued builds', 'others', 'types', 'units']
      .map((name) => `system ${name}`)
      .sort(),
  )
  const all = stagesOf('/site', { fast: false })
    .flat(2)
    .map(({ name }) => name)
  expect(all.every((name) => names.includes(name) || names.includes(`system ${name}`))).toBe(true)
})
