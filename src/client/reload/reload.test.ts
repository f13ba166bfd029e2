/** @jest-environment jsdom */
/** The reload guard (B10, B11, A18). */
import { registry } from '../../site/storage/registry'
import { createReloadGuard, mayReload } from './guard'
import { browser, loadDocument } from './reload'

const now = 1_000_000
const stored = (expires: number) => ({ path: '/a', expires })
const blockStorage = () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('blocked')
    })
  }
}
beforeEach(() => sessionStorage.clear())

test.each<[string, string, unknown, boolean, boolean]>([
  ['same path, one millisecond left', '/a', stored(now + 1), false, false],
  ['same path, at the very millisecond', '/a', stored(now), false, false],
  ['same path, run out', '/a', stored(now - 1), false, true],
  ['other path', '/b', stored(now + 1), false, true],
  ['forced', '/a', stored(now + 1), true, true],
  ['nothing stored', '/a', undefined, false, true],
  ['damaged entry', '/a', { path: 5 }, false, true],
])('B11: %s', (_, path, entry, force, expected) => {
  expect(mayReload({ path, now, stored: entry, force })).toBe(expected)
})

test('B11: corrupt JSON in storage does not prevent the reload', () => {
  sessionStorage.setItem(registry.reload.name, '{"path":')
  expect(createReloadGuard().allow('/a', 'lost')).toBe(true)
})

test('R61: the guard holds for ten seconds, across documents', () => {
  let time = now
  const guard = () => createReloadGuard({ now: () => time, isReload: () => false })
  expect(guard().allow('/a', 'lost')).toBe(true)
  time += 10_000
  expect(guard().allow('/a', 'lost')).toBe(false)
  time += 1
  expect(guard().allow('/a', 'lost')).toBe(true)
  expect(guard().allow('/b', 'lost')).toBe(true)
})

test('A18: one error never causes two loads in the lifetime of a page', () => {
  let time = now
  const guard = createReloadGuard({ now: () => time, isReload: () => false })
  expect(guard.allow('/a', 'chunk 7')).toBe(true)
  time += 60_000
  expect(guard.allow('/a', 'chunk 7')).toBe(false)
  expect(guard.allow('/a', 'chunk 8')).toBe(true)
})

test('A18: blocked storage: a page that was reloaded is not reloaded again', () => {
  blockStorage()
  expect(createReloadGuard({ now: () => now, isReload: () => false }).allow('/a', 'lost')).toBe(true)
  expect(createReloadGuard({ now: () => now, isReload: () => true }).allow('/a', 'lost')).toBe(false)
})

describe('loadDocument', () => {
  const assign = jest.fn()
  const reload = jest.fn()
  beforeEach(() => {
    jest.spyOn(browser, 'assign').mockImplementation(assign)
    jest.spyOn(browser, 'reload').mockImplementation(reload)
  })
  test('the current page is reloaded, another one is opened', () => {
    expect(loadDocument({ error: 1 })).toBe(true)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(loadDocument({ to: '/news?a=1#b', error: 4 })).toBe(true)
    expect(assign).toHaveBeenCalledWith('http://localhost/news?a=1#b')
  })
  test('the guard refuses the second time, unless forced', () => {
    loadDocument({ to: '/twice', error: 2 })
    expect(loadDocument({ to: '/twice', error: 3 })).toBe(false)
    expect(loadDocument({ to: '/twice', force: true })).toBe(true)
  })
  test('R68, R69: the navigation guard applies to reloads too', () => {
    expect(() => loadDocument({ to: 'https://evil.example/', force: true })).toThrow('not allowed by default')
    expect(() => loadDocument({ to: 'javascript:alert(1)', force: true })).toThrow("'javascript:' protocol")
  })
})
