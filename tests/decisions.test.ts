/** The list of decisions is complete: every heading, and every paragraph that starts with its decision in bold. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(__dirname, '../docs/decisions')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const files = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md')

/** The decisions in a file, in order. */
const decisionsOf = (file: string): string[] =>
  [...read(file).matchAll(/^(?:## (.+)|\*\*(.+?)\*\*)/gm)].map(([, heading, bold]) =>
    (heading ?? bold ?? '').replace(/[.,:]$/, ''),
  )

/** The entries of the list below each file: the name of the decision, without its explanation. */
const listed = new Map(
  read('README.md')
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [, file = ''] = /^\[.+?\]\((.+?)\)/.exec(part) ?? []
      const lines = [...part.matchAll(/^- (?:\[(.+?)\]\((.+?)\)|(.+?))(?:: .+)?$/gm)]
      return [file, lines.map(([, linked, target, plain]) => ({ name: linked ?? plain ?? '', target }))]
    }),
)

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-')

test('the list has a part for every file of decisions, and no other parts', () => {
  expect([...listed.keys()].sort()).toEqual([...files].sort())
})

test.each(files)('%s: every decision has a line, in order, that links to its heading', (file) => {
  const lines = listed.get(file) ?? []
  expect(lines.map(({ name }) => name)).toEqual(decisionsOf(file))
  for (const { name, target } of lines) if (target) expect(target).toBe(`${file}#${anchorOf(name)}`)
})
