/** Tests how problems are formatted and sorted. */
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

test('one line per problem, in both editor languages', () => {
  expect(formatProblem(problem)).toBe(
    'content/products/lotse.de.md:4 · "Short description" (summary): 212 characters, at most 160 are allowed; shorten it.',
  )
  expect(formatProblem(problem, 'de')).toBe(
    'content/products/lotse.de.md:4 · „Kurzbeschreibung“ (summary): 212 Zeichen, erlaubt sind höchstens 160; kürzen Sie den Text.',
  )
})

test('characters that would move or hide text in a terminal are escaped', () => {
  const path = 'content/products/a\u001b[2K\u202egpj\n.de.md'
  expect(formatProblem({ ...problem, path })).toMatch(
    /^content\/products\/a\\u001b\[2K\\u202egpj\\u000a\.de\.md:4 · [^\n]*$/,
  )
})

test('field names show the nesting', () => {
  expect(fieldName(['sections', 2, 'items', 0, 'title'])).toBe('sections[2].items[0].title')
  expect(fieldName([])).toBe('')
})

test('problems are sorted by file and line', () => {
  const other = [{ ...problem, line: 10 }, { ...problem, path: 'content/a.md', line: 99 }, problem]
  expect(other.sort(byPlace).map(({ path, line }) => `${path}:${line}`)).toEqual([
    'content/a.md:99',
    'content/products/lotse.de.md:4',
    'content/products/lotse.de.md:10',
  ])
})
