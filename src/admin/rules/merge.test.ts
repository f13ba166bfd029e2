/** Merging items without ids: menu items, questions, figures. */
import type { Values } from '../../lib/values'
import { mergeEntries } from './merge'

const faq = (...items: Values[]): Values => ({ sections: [{ type: 'faq', id: 'faq', items }] })
const item = (question: string, answer: string): Values => ({ question, answer })
const [one, two, three] = [item('1?', 'One'), item('2?', 'Two'), item('3?', 'Three')]
const [eins, zwei, drei] = [item('1? (de)', 'Eins'), item('2? (de)', 'Zwei'), item('3? (de)', 'Drei')]
const before = { en: faq(one, two), de: faq(eins, zwei) }

test('they swapped two questions, I corrected an answer: it stays with its question', () => {
  const mine = { en: faq(item('1?', 'One, by me'), two), de: faq(eins, zwei) }
  const { merged, differences } = mergeEntries(before, { en: faq(two, one), de: faq(zwei, eins) }, mine)
  expect(merged).toEqual({ en: faq(two, item('1?', 'One, by me')), de: faq(zwei, eins) })
  expect(differences.map(({ locale, at, both }) => [locale, at.join('.'), both])).toEqual([
    ['en', 'sections.0.items', false],
    ['de', 'sections.0.items', false],
  ])
})

test('they added a question, I corrected one in one language: both are kept, in every language', () => {
  const theirs = { en: faq(three, one, two), de: faq(drei, eins, zwei) }
  const mine = { en: faq(one, item('2?', 'Two, by me')), de: faq(eins, zwei) }
  expect(mergeEntries(before, theirs, mine).merged).toEqual({
    en: faq(three, one, item('2?', 'Two, by me')),
    de: faq(drei, eins, zwei),
  })
})

test('each added a question: both are kept', () => {
  const four = item('4?', 'Four')
  const theirs = { en: faq(one, two, three), de: faq(eins, zwei, drei) }
  const mine = { en: faq(one, two, four), de: faq(eins, zwei, four) }
  expect(mergeEntries(before, theirs, mine).merged).toEqual({
    en: faq(one, two, four, three),
    de: faq(eins, zwei, four, drei),
  })
})

test('an item is recognized by the language that did not change', () => {
  const theirs = { en: faq(two, item('1?', 'One, by them')), de: faq(zwei, eins) }
  const mine = { en: faq(one, two), de: faq(eins, item('2? (de)', 'Zwei, von mir')) }
  expect(mergeEntries(before, theirs, mine).merged).toEqual({
    en: faq(two, item('1?', 'One, by them')),
    de: faq(item('2? (de)', 'Zwei, von mir'), eins),
  })
})

test('they moved an item of a submenu, I changed its text: it leads where it did', () => {
  const menu = (...children: Values[]): Values => ({ navigation: [{ label: 'About', children }] })
  const [team, jobs] = [
    { label: 'Team', link: 'team' },
    { label: 'Jobs', link: 'jobs' },
  ]
  const all = (values: Values) => ({ en: values, de: values })
  const mine = menu(team, { label: 'Vacancies', link: 'jobs' })
  expect(mergeEntries(all(menu(team, jobs)), all(menu(jobs, team)), all(mine)).merged.en).toEqual(
    menu({ label: 'Vacancies', link: 'jobs' }, team),
  )
})
