/** Texts are parsed once, and kept while they are in use. */
import { collections } from '../content-model'
import { rounds } from './parsed'

const text = '---\ntitle: One\nsections:\n  - type: text\n---\nWords\n'

test('the same text gives the same values, in this round and the next; what a round does not use is dropped', () => {
  const next = rounds()
  const [first, second] = [next(), next()]
  const values = first(collections.news, text, 'en')
  expect(values).toMatchObject({ title: 'One', body: 'Words' })
  expect(first(collections.news, text, 'de')).toBe(values)
  expect(second(collections.news, text, 'en')).toBe(values)
  next()
  const again = next()(collections.news, text, 'en')
  expect(again).toEqual(values)
  expect(again).not.toBe(values)
})

test('values shared by several callers cannot be modified', () => {
  const { sections } = rounds()()(collections.news, text, 'en') as { sections: object[] }
  expect([sections, sections[0]].map((part) => Object.isFrozen(part))).toEqual([true, true])
})

test('a multi-language file has a different text in each language', () => {
  const file = Object.values(collections).find(({ storage }) => storage === 'file')
  if (!file) throw new Error('No collection is a file.')
  const read = rounds()()
  const own = 'en:\n  name: One\nde:\n  name: Eins\n'
  expect(read(file, own, 'en')).toEqual({ name: 'One' })
  expect(read(file, own, 'de')).toEqual({ name: 'Eins' })
})
