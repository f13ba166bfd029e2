/** Tests of how problems are written and ordered. */
import { byPlace, fieldName, formatProblem, type Problem } from './problems'

const problem: Problem = {
  severity: 'error',
  rule: 'too-long',
  path: 'content/products/lotse.de.md',
  line: 4,
  label: { en: 'Short description', de: 'Kurzbeschreibung' },
  field: 'summary',
  found: { en: '212 characters, at most 160 are allowed', de: '212 Zeichen, erlaubt sind höchstens 160' },
  remedy: { en: 'shorten it', de: 'kürzen Sie den Text' },
}

test('one line per problem, in both languages of the editor', () => {
  expect(formatProblem(problem)).toBe(
    'content/products/lotse.de.md:4 · "Short description" (summary): 212 characters, at most 160 are allowed; shorten it.',
  )
  expect(formatProblem(problem, 'de')).toBe(
    'content/products/lotse.de.md:4 · „Kurzbeschreibung“ (summary): 212 Zeichen, erlaubt sind höchstens 160; kürzen Sie den Text.',
  )
})

test('a file name or a text that would move or hide words in a terminal is escaped', () => {
  const path = 'content/products/a\u001b[2K\u202egpj\n.de.md'
  expect(formatProblem({ ...problem, path })).toMatch(
    /^content\/products\/a\\u001b\[2K\\u202egpj\\u000a\.de\.md:4 · [^\n]*$/,
  )
})

test('fields are named as they are nested', () => {
  expect(fieldName(['sections', 2, 'items', 0, 'title'])).toBe('sections[2].items[0].title')
  expect(fieldName([])).toBe('')
})

test('problems are ordered by file and line', () => {
  const other = [{ ...problem, line: 10 }, { ...problem, path: 'content/a.md', line: 99 }, problem]
  expect(other.sort(byPlace).map(({ path, line }) => `${path}:${line}`)).toEqual([
    'content/a.md:99',
    'content/products/lotse.de.md:4',
    'content/products/lotse.de.md:10',
  ])
})
