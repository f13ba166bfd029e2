/**
 * Faults that an editor might write, planted one by one; and the share of all faults that this project's checks find.
 */
import { article, check, inAll } from '../../src/content-check/tests/good-site'
import { builtFaults, writtenFaults, type WrittenFault } from './faults'

/** The findings of the content check for an article in one language that contains only the fault. */
function rulesOf({ text = 'Words.', lines = '', locale }: WrittenFault): string[] {
  const own = locale ?? 'en'
  const files = inAll('news/a', article('Words.\n', lines))
  return check({ ...files, [`content/news/a.${own}.md`]: article(`${text}\n`, lines) })
    .filter((problem) => problem.path === `content/news/a.${own}.md` && !problem.rule.startsWith('unequal'))
    .map(({ rule }) => rule)
}

test.each(writtenFaults.map((fault) => [fault.category, fault.fault, fault] as const))(
  '%s: %s',
  (_category, _fault, planted) =>
    expect(rulesOf(planted)).toEqual(planted.rule ? expect.arrayContaining([planted.rule]) : []),
)

test('the text without planted faults has no findings', () =>
  expect(rulesOf({ category: '', fault: '' })).toEqual([]))

/** The best published share of a single tool on a similar set is 40 %; people find the rest. */
const goal = 0.65

test('the checks find the stated number of planted faults', () => {
  const faults = [
    ...writtenFaults.map(({ category, rule }) => ({ category, found: rule !== undefined })),
    ...builtFaults.map(({ category, by }) => ({ category, found: by !== undefined })),
  ]
  const names = [...writtenFaults, ...builtFaults].map(({ category, fault }) => `${category}: ${fault}`)
  expect(new Set(names).size).toBeGreaterThanOrEqual(60)
  const categories = [...new Set(faults.map(({ category }) => category))]
  const share = (list: readonly { found: boolean }[]) =>
    list.filter(({ found }) => found).length / list.length
  const rows = categories.map((category) => {
    const list = faults.filter((fault) => fault.category === category)
    return `${category}: ${list.filter(({ found }) => found).length} of ${list.length}`
  })
  const all = faults.filter(({ found }) => found).length
  process.stdout.write(
    `Planted faults found: ${all} of ${faults.length} (${Math.round(share(faults) * 100)} %); ${rows.join(', ')}\n`,
  )
  expect(share(faults)).toBeGreaterThanOrEqual(goal)
})
