/** The route of docs/recipes/page.md, pasted as it is. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { codeBlocks } from './lib/recipe'

const root = resolve(__dirname, '..')
const file = 'src/site/own/pages.ts'

test('the file of fixed pages needs no formatting once a route is added', () => {
  const [route = ''] = codeBlocks(root, 'page', 'ts')
  const text = readFileSync(join(root, 'fixtures/site', file), 'utf8').replace(
    '{} as',
    () => `{\n${route}} as`,
  )
  expect(text).toContain(route)
  const prettier = [join(root, 'node_modules/prettier/bin/prettier.cjs'), '--stdin-filepath', file]
  expect(execFileSync(process.execPath, prettier, { cwd: root, input: text, encoding: 'utf8' })).toBe(text)
})
