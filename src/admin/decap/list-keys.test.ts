/** The state that a list in the form keeps about its items, with changes from outside and from the list itself. */
import type { List } from 'immutable'
import { fromJS } from 'immutable'
import { keysFollowing } from './list-keys'

const listOf = (...items: unknown[]) => fromJS(items) as List<unknown>
const section = (id: string, words = '') => ({ id, words })

/** A list as Decap first renders it, with only the second item expanded. */
const start = (value: List<unknown>, keys: string[]) => {
  const state = { keys, itemsCollapsed: keys.map((_key, index) => index !== 1) }
  return { ...state, ...keysFollowing(value, state, true) }
}

const after = (value: List<unknown>, state: ReturnType<typeof start>) => ({
  ...state,
  ...keysFollowing(value, state, true),
})

test('sections moved from outside keep their keys and stay open, even when edited', () => {
  const state = start(listOf(section('a'), section('b'), section('c')), ['1', '2', '3'])
  const moved = after(listOf(section('c'), section('b', 'new'), section('a')), state)
  expect(moved).toMatchObject({ keys: ['3', '2', '1'], itemsCollapsed: [true, false, true] })
  expect(keysFollowing(moved.seen, moved, true)).toBeNull()
})

test('an item added from outside is collapsed and gets a new key, a removed one takes its key along', () => {
  const value = listOf(section('a'), section('b'))
  const added = after(value.insert(1, fromJS(section('n'))), start(value, ['1', '2']))
  expect(added.keys).toEqual(['1', expect.not.stringMatching(/^[12]$/), '2'])
  expect(added.itemsCollapsed).toEqual([true, true, false])
  expect(after(listOf(section('b')), added)).toMatchObject({ keys: ['2'], itemsCollapsed: [false] })
})

test('items without ids are identified by value, and by position while they are edited', () => {
  const value = listOf('one', 'two', 'two')
  const state = start(value, ['1', '2', '3'])
  expect(after(value.set(1, 'two!'), state).keys).toEqual(['1', '2', '3'])
  expect(after(listOf('two', 'two', 'one'), state).keys).toEqual(['3', '2', '1'])
})

test('a list that changes itself supplies its keys, before or after the items', () => {
  const value = listOf(section('a'), section('b'))
  const state = start(value, ['1', '2'])
  const longer = value.push(fromJS(section('n')))
  const keys = ['1', '2', 'mine']
  const own = { ...state, keys, itemsCollapsed: [true, true, false] }
  expect(after(longer, own)).toMatchObject({ keys, itemsCollapsed: [true, true, false] })
  expect(after(longer, after(value, own))).toMatchObject({ keys, itemsCollapsed: [true, true, false] })
})

test('a list that does not exist yet', () => {
  const state = { keys: [], itemsCollapsed: [] }
  const empty = { ...state, ...keysFollowing(undefined, state, true) }
  expect(keysFollowing(undefined, empty, true)).toBeNull()
  expect(keysFollowing(listOf(section('a')), empty, true)?.keys).toHaveLength(1)
})
