/** Drafts and dates: what is published, and when a day starts. */
import { changesOn, heldBack, isUnpublished, today } from './publishing'

test('a day starts at midnight in Germany, in summer and in winter', () => {
  expect(today(new Date('2026-07-01T21:59:00Z'))).toBe('2026-07-01')
  expect(today(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02')
  expect(today(new Date('2026-12-01T22:59:00Z'))).toBe('2026-12-01')
  expect(today(new Date('2026-12-01T23:00:00Z'))).toBe('2026-12-02')
})

test.each([
  ['news', { date: '2026-11-20' }, false],
  ['news', { date: '2026-11-21' }, true],
  ['news', { date: '2026-11-01', draft: true }, true],
  ['products', { draft: true }, true],
  ['products', { draft: false }, false],
  ['products', {}, false],
  ['news', { date: '2026-11-20', draft: true }, true],
  ['news', { date: '2026-11-19', validThrough: '2026-11-19' }, false],
  ['jobs', { date: '2027-01-01' }, false],
  ['jobs', { date: '2026-11-01', validThrough: '2026-11-21' }, false],
  ['jobs', { date: '2026-11-01', validThrough: '2026-11-20' }, false],
  ['jobs', { date: '2026-11-01', validThrough: '2026-11-19' }, true],
  ['jobs', { date: '2026-11-01', validThrough: null }, false],
])('%s %j on 2026-11-20: unpublished %s', (collection, record, unpublished) => {
  expect(isUnpublished(collection, record, '2026-11-20')).toBe(unpublished)
})

test('an article appears and a job expires at midnight in Germany', () => {
  const before = today(new Date('2026-11-20T22:59:59Z'))
  const after = today(new Date('2026-11-20T23:00:00Z'))
  const article = { date: '2026-11-21' }
  const job = { date: '2026-11-01', validThrough: '2026-11-20' }
  expect([before, after].map((day) => isUnpublished('news', article, day))).toEqual([true, false])
  expect([before, after].map((day) => isUnpublished('jobs', job, day))).toEqual([false, true])
})

test('a reason for holding an entry back, and its day', () => {
  const day = '2027-03-01'
  expect(heldBack('news', { draft: true, date: '2028-01-01' }, day)).toEqual({ reason: 'draft' })
  expect(heldBack('news', { date: '2027-03-02' }, day)).toEqual({ reason: 'planned', day: '2027-03-02' })
  expect(heldBack('jobs', { validThrough: '2027-02-28' }, day)).toEqual({
    reason: 'ended',
    day: '2027-02-28',
  })
  expect(heldBack('jobs', { validThrough: day }, day)).toBeUndefined()
})

test.each([
  ['an article appears on its day', 'news', [{ date: '2027-03-01' }], '2027-03-01'],
  ['a published article stays', 'news', [{ date: '2026-11-20' }], undefined],
  ['a draft waits for its editor', 'news', [{ date: '2027-03-01' }, { draft: true }], undefined],
  ['a job ends after its last day', 'jobs', [{ validThrough: '2027-02-28' }], '2027-03-01'],
  ['a job that ends today', 'jobs', [{ validThrough: '2026-11-20' }], '2026-11-21'],
  ['an ended job stays ended', 'jobs', [{ validThrough: '2026-11-19' }], undefined],
  ['a job without an end', 'jobs', [{ validThrough: null }], undefined],
  ['other entries', 'products', [{ date: '2027-03-01' }, undefined], undefined],
])('%s', (_, collection, languages, day) => {
  expect(changesOn(collection, languages, '2026-11-20')).toBe(day)
})

test('what is public changes on the stated day, and not before', () => {
  for (const [collection, record] of [
    ['news', { date: '2027-03-01' }],
    ['jobs', { validThrough: '2027-02-28' }],
  ] as const) {
    const day = changesOn(collection, [record], '2026-11-20') ?? ''
    const state = (on: string) => isUnpublished(collection, record, on)
    expect([state('2027-02-28'), state(day)]).toEqual(collection === 'news' ? [true, false] : [false, true])
  }
})
