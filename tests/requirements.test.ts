/** docs/requirements.md is complete, and everything it refers to exists. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtMutations, mutations } from './mutations'

const root = join(__dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The number of the last requirement. */
const last = 124

type Row = { id: string; code: string[]; proofs: { file: string; text: string }[] }

const rows: Row[] = read('docs/requirements.md')
  .split('\n')
  .filter((line) => /^\| R\d/.test(line))
  .map((line) => {
    const [, id = '', , code = '', proof = ''] = line.split('|').map((cell) => cell.trim())
    return {
      id,
      code: [...code.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
      proofs: [...proof.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file = '', text = '']) => ({ file, text })),
    }
  })

test('the table has each of R1 to R124 once, in order', () => {
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: last }, (_, index) => `R${index + 1}`))
})

test.each(rows)('$id refers to existing code and tests', ({ code, proofs }) => {
  expect(code.length).toBeGreaterThan(0)
  expect(proofs.length).toBeGreaterThan(0)
  expect(code.filter((file) => !existsSync(join(root, file)))).toEqual([])
  expect(
    proofs.filter(({ file, text }) => !existsSync(join(root, file)) || !read(file).includes(text)),
  ).toEqual([])
})

test.each(mutations)(
  '$id: the fault “$to” still applies to the code, and its test is the listed one',
  (fault) => {
    const { id, file, from, to, proof, name } = fault
    expect(read(file).split(from)).toHaveLength(2)
    expect(to).not.toBe(from)
    const row = rows.find((candidate) => candidate.id === id)
    expect(row?.proofs).toContainEqual({ file: proof, text: name })
  },
)

test.each(builtMutations)(
  '$id: the check that reports “$problem” is the listed one',
  ({ id, proof, name }) => {
    const row = rows.find((candidate) => candidate.id === id)
    expect(row?.proofs).toContainEqual({ file: proof, text: name })
  },
)
