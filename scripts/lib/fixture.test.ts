/** The site that the system is tested on, and the steps of a test run on a site that is another one. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

test('a site is the fixture until a file of it changes, comes or goes', () => {
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

test('on another site the site is checked as it is, and the system in a copy with the fixture', () => {
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
