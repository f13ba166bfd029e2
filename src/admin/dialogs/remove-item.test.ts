/** Only an item that holds text is worth a question before it is removed. */
import { holdsText } from './remove-item'

test.each([
  ['', false],
  ['  ', false],
  ['Text', true],
  [{ type: 'text', id: 'text-2' }, false],
  [{ type: 'text', id: 'text-2', heading: '', items: [{ label: '' }], wide: true }, false],
  [{ type: 'text', id: 'text-2', items: [{ label: 'One' }] }, true],
  [undefined, false],
])('%j: %s', (item, expected) => {
  expect(holdsText(item)).toBe(expected)
})
