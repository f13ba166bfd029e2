/** @jest-environment jsdom */
/** Where an editor is after signing in. */
import { keepPlace } from './place'

const mockState = { auth: { user: undefined as object | undefined } }
const mockListeners = new Set<() => void>()
jest.mock('./internals', () => ({
  decapState: () => mockState,
  onDecapState: (listener: () => void) => {
    mockListeners.add(listener)
    return () => mockListeners.delete(listener)
  },
}))

const article = '#/collections/news/entries/new-hall'

function signIn(): void {
  mockState.auth.user = {}
  for (const listener of [...mockListeners]) listener()
}

beforeEach(() => {
  sessionStorage.clear()
  mockListeners.clear()
  mockState.auth.user = undefined
})

test('a page opened at an entry is there as soon as the editor is signed in, without another navigation', () => {
  history.replaceState(null, '', `/admin/${article}`)
  keepPlace()
  const left = jest.fn()
  addEventListener('hashchange', left)
  // As Decap's login screen does, to remove the code of a sign-in.
  history.replaceState(null, '', '/admin/')
  signIn()
  expect(location.hash).toBe(article)
  removeEventListener('hashchange', left)
  expect(left).not.toHaveBeenCalled()
})

test('a page opened by a sign-in goes to the last place, once Decap has opened its first collection', () => {
  jest.useFakeTimers()
  sessionStorage.setItem('editor.place', article)
  history.replaceState(null, '', '/admin/?code=1')
  keepPlace()
  signIn()
  jest.advanceTimersByTime(100)
  expect(location.hash).toBe('')
  location.hash = '#/collections/pages'
  jest.advanceTimersByTime(100)
  expect(location.hash).toBe(article)
  jest.useRealTimers()
})

test('back from an entry, a long list, which grows at its end, is where it was left', () => {
  jest.useFakeTimers()
  const list = '#/collections/news'
  let bottom = 1000
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(((_: number, top: number) => {
    Object.assign(window, { scrollY: Math.min(top, bottom) })
    if (top > bottom) bottom += 1000
  }) as typeof scrollTo)
  history.replaceState(null, '', `/admin/${list}`)
  keepPlace()
  Object.assign(window, { scrollY: 2500 })
  dispatchEvent(new Event('scroll'))
  Object.assign(window, { scrollY: 0 })
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL: `https://www.example.com/admin/${article}` }))
  jest.advanceTimersByTime(300)
  expect(scrollY).toBe(2500)
  scroll.mockRestore()
  jest.useRealTimers()
})
