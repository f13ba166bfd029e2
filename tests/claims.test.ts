/** The accessibility statement claims only what tests prove, in both languages. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checks, promises } from './claims'

const root = join(__dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The items of the list below a heading. */
function itemsBelow(statement: string, heading: string): string[] {
  const [, part = ''] = statement.split(`## ${heading}\n`)
  const [own = ''] = part.split('\n## ')
  return own.split('\n').flatMap((line) => /^(?:-|\d+\.) (.*)$/.exec(line)?.[1] ?? [])
}

const english = read('content/pages/accessibility.en.md')
const german = read('content/pages/accessibility.de.md')

test.each([
  ['What you can expect', 'Was Sie erwarten können', promises],
  ['How we tested', 'Wie wir geprüft haben', checks],
] as const)('“%s” lists what is proved, in order', (inEnglish, inGerman, claims) => {
  const items = itemsBelow(english, inEnglish)
  expect(items.length).toBe(claims.length)
  expect(items.filter((item, index) => !item.startsWith(claims[index]?.begins ?? '?'))).toEqual([])
  expect(itemsBelow(german, inGerman).length).toBe(claims.length)
})

test.each([...promises, ...checks])('“$begins” has tests that exist', ({ proofs }) => {
  expect(proofs.length).toBeGreaterThan(0)
  expect(
    proofs.filter(({ file, text }) => !existsSync(join(root, file)) || !read(file).includes(text)),
  ).toEqual([])
})
