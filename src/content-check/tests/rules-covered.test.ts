/** MD-74: every rule has a test that breaks it; the good twins are next to those tests. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sentences } from '../../content-model/sentences'

const source = join(__dirname, '..')
const model = join(source, '../content-model')

function textsIn(folder: string, choose: (name: string) => boolean): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && choose(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}

/** Rules about what is only possible in the editor. */
const editorOnly = ['unnameable', 'hidden-target']

const isTest = (name: string) => name.includes('tests') || name.endsWith('.test.ts')

test('MD-74 every rule is broken by at least one test', () => {
  const tests = textsIn(source, isTest) + readFileSync(join(model, 'validate.test.ts'), 'utf8')
  const own = Object.keys(sentences.en.rules).map((sentence) => sentence.replace(/\..*/, ''))
  const rules = [...new Set(own)].filter((rule) => !editorOnly.includes(rule)).sort()
  expect(rules.length).toBeGreaterThan(70)
  expect(rules.filter((rule) => !tests.includes(rule))).toEqual([])
})
