/** The day of the next build: the first scheduled day. */
import { nextDue } from './write-due'

const entry = (id: string, ...languages: object[]) => ({
  id,
  values: Object.fromEntries(languages.map((values, index) => [['en', 'de'][index], values])),
})

test('the first scheduled day counts, whichever collection it is in', () => {
  const job = entry('job', { validThrough: '2027-02-10' }, { validThrough: '2027-02-10' })
  const entries = {
    news: [entry('late', { date: '2027-03-01' }), entry('old', { date: '2020-01-01' })],
    jobs: [job],
    products: [entry('other', { title: 'x' })],
  }
  expect(nextDue({ entries }, '2026-11-20')).toBe('2027-02-11')
  expect(nextDue({ entries }, '2027-02-11')).toBe('2027-03-01')
  expect(nextDue({ entries }, '2027-03-01')).toBeUndefined()
})
