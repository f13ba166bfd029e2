/** @jest-environment jsdom */
/** Scroll decisions, saved positions and their effect (docs/spec/navigation.md#scroll). */
import { applyScroll, hashTarget } from './apply'
import { decideScroll, type Navigation, type ScrollDecision } from './decide'
import { createPositions, entryKey } from './positions'

/** `/path?search#hash` as a place. */
function place(address: string): Navigation['to'] {
  const url = new URL(address, 'https://musterwerk.example')
  return { path: url.pathname, search: url.search, hash: url.hash }
}
const saved = { left: 0, top: 640 }

test.each<[string, string | undefined, string, Partial<Navigation>, ScrollDecision]>([
  ['first load', undefined, '/about', {}, 'none'],
  ['first load with hash', undefined, '/about#team', {}, 'none'],
  ['same path, hash removed', '/about#team', '/about', {}, 'top'],
  ['same path, with hash', '/about', '/about#team', {}, 'hash'],
  ['same path, only query changes', '/news?a=1', '/news?a=2', {}, 'none'],
  ['same path but trailing slash differs', '/about', '/about/', {}, 'none'],
  ['the same address again', '/about', '/about', {}, 'top'],
  ['R24: other path', '/about', '/news', {}, 'top'],
  ['R25: other path with hash', '/about', '/news#latest', {}, 'hash'],
  ['R26: back, no hash', '/news', '/about', { saved }, saved],
  ['R26: back with hash: saved position wins', '/news', '/about#team', { saved }, saved],
  ['back within a page', '/about#team', '/about', { saved }, saved],
  ['back, nothing saved', '/news', '/about#team', {}, 'hash'],
  ['link that asks to stay', '/news', '/about', { keepPosition: true }, 'none'],
  ['back to where such a link led', '/news', '/about', { keepPosition: true, saved }, saved],
  ['fragment link, followed by the browser', '/about', '/about#team', { byBrowser: true }, 'none'],
  ['back within a page that the browser restores', '/about#team', '/about', { byBrowser: true }, 'none'],
  ['… whose position is known', '/about#team', '/about', { byBrowser: true, saved }, saved],
  ['another page, however positions are restored', '/news', '/about', { byBrowser: true }, 'top'],
])('%s', (_, from, to, extra, expected) => {
  expect(decideScroll({ from: from ? place(from) : undefined, to: place(to), ...extra })).toEqual(expected)
})

describe('positions', () => {
  beforeEach(() => sessionStorage.clear())
  test('are named by history key, else by address', () => {
    expect(entryKey({ key: '17' }, '/about')).toBe('17')
    expect([entryKey(null, '/about'), entryKey({}, '/about')]).toEqual(['/about', '/about'])
  })
  test('survive a reload', () => {
    const before = createPositions()
    expect(before.restored).toBe(false)
    before.save('17', saved)
    before.persist()
    const after = createPositions()
    expect([after.restored, after.find('17'), after.find('18')]).toEqual([true, saved, undefined])
  })
  test('are limited in number: the oldest are dropped', () => {
    const positions = createPositions()
    for (let index = 0; index <= 100; index++) positions.save(String(index), saved)
    expect([positions.find('0'), positions.find('1')]).toEqual([undefined, saved])
  })
  test.each(['{"a":1}', '[["a",null],5]', 'nonsense'])('damaged storage %s counts as empty', (text) => {
    sessionStorage.setItem('scroll-positions', text)
    expect(createPositions().restored).toBe(false)
  })
})

describe('effect', () => {
  const into = jest.fn()
  const to = jest.fn()
  beforeEach(() => {
    into.mockClear()
    to.mockClear()
    window.scrollTo = to
    Element.prototype.scrollIntoView = into
    document.body.innerHTML = '<h2 id="über uns"></h2><a name="old"></a>'
  })
  test('hash targets are found by id and by name, escaped or not', () => {
    expect(hashTarget('#%C3%BCber%20uns')?.tagName).toBe('H2')
    expect(hashTarget('#old')?.tagName).toBe('A')
    expect([hashTarget('#none'), hashTarget('#'), hashTarget(''), hashTarget('#%E0%A4%A')]).toEqual(
      Array(4).fill(undefined),
    )
  })
  test('R25: a new page shows the target at once', () => {
    applyScroll('hash', '#old', true)
    expect(into).toHaveBeenCalledWith({ behavior: 'instant' })
  })
  test('a missing target scrolls to the top', () => {
    applyScroll('hash', '#none', true)
    expect(to).toHaveBeenCalledWith({ left: 0, top: 0, behavior: 'instant' })
  })
  test('within a page, the style sheet decides', () => {
    applyScroll('top', '', false)
    expect(to).toHaveBeenCalledWith({ left: 0, top: 0, behavior: 'auto' })
  })
  test('none does nothing, a position is restored at once', () => {
    applyScroll('none', '', true)
    expect(to).not.toHaveBeenCalled()
    applyScroll(saved, '#old', true)
    expect(to).toHaveBeenCalledWith({ ...saved, behavior: 'instant' })
  })
})
