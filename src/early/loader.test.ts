/** @jest-environment jsdom */
/** Gatsby's scripts: started after the first paint or on the first interaction, once, in their order. */
import { runEarly } from './testing/run'

const gatsbyScripts = {
  compilationHash: 'abc',
  files: ['/a.js', '/b.js'],
  chunkMap: '{}',
  styles: '/styles.css',
}
const added = () =>
  [...document.head.querySelectorAll('script')].map((script) => [script.getAttribute('src'), script.async])
const sign = (type: string) => window.dispatchEvent(new Event(type))
const point = (movementX: number, movementY: number) =>
  window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY }))

/** A stub that reports the first paint immediately. */
class Painted {
  constructor(private readonly tell: () => void) {}
  observe(): void {
    this.tell()
  }
}

beforeEach(() => {
  Object.assign(window, { PerformanceObserver: Painted })
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
  for (const type of ['wheel', 'load']) sign(type)
  Object.assign(globalThis, { gatsbyScripts })
  document.documentElement.removeAttribute('data-acted')
  document.head.replaceChildren()
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
})

test('the first interaction of the visitor starts them, later ones do nothing', () => {
  runEarly('loader')
  expect([document.head.innerHTML, window.___chunkMapping]).toEqual(['', '{}'])
  sign('keydown')
  sign('wheel')
  expect(added()).toEqual([
    ['/a.js', false],
    ['/b.js', false],
  ])
  expect(window.___webpackCompilationHash).toBe('abc')
  expect(document.head.innerHTML).toContain('<link rel="stylesheet" href="/styles.css">')
})

test('a file that is lost with the connection is requested again when the connection is back, others are not', () => {
  sign('keydown')
  const before = added().length
  document.head.querySelector('script[src]')?.dispatchEvent(new Event('error'))
  expect(added()).toHaveLength(before)
  for (let time = 0; time < 2; time++) sign('online')
  expect(added().slice(before)).toEqual([added().find(([src]) => src)])
})

test('a resting pointer, which every layout reports, is not an interaction; a moving one is', () => {
  runEarly('loader')
  point(0, 0)
  expect([added(), document.documentElement.hasAttribute('data-acted')]).toEqual([[], false])
  point(0, -1)
  expect(added()).toHaveLength(2)
  expect(document.documentElement.hasAttribute('data-acted')).toBe(true)
})

const fast = { connection: { saveData: false, effectiveType: '4g' }, hardwareConcurrency: 8 }
test.each([
  ['a fast one', fast, false, true],
  [
    'one of a browser that tells nothing',
    { connection: undefined, hardwareConcurrency: undefined },
    false,
    true,
  ],
  ['one that saves data', { ...fast, connection: { saveData: true } }, false, false],
  ['one on a slow connection', { ...fast, connection: { effectiveType: '3g' } }, false, false],
  ['one of two cores', { ...fast, hardwareConcurrency: 2 }, false, false],
  ['one for fingers', fast, true, false],
] as const)('after the load event, on a device: %s', (_, device, coarse, starts) => {
  Object.assign(window, {
    matchMedia: (query: string) => ({ matches: query.includes('coarse') && coarse }),
  })
  for (const [key, value] of Object.entries(device))
    Object.defineProperty(navigator, key, { value, configurable: true })
  runEarly('loader')
  expect(added()).toEqual([])
  sign('load')
  expect(added().length > 0).toBe(starts)
  expect(document.documentElement.hasAttribute('data-acted')).toBe(false)
  sign('keydown')
  expect(document.documentElement.hasAttribute('data-acted')).toBe(true)
})

test('on a fast device, after a load event that came before this file', () => {
  for (const [key, value] of Object.entries(fast))
    Object.defineProperty(navigator, key, { value, configurable: true })
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
  runEarly('loader')
  expect(added()).toHaveLength(2)
})

test('nothing starts before the first paint without an interaction', () => {
  let paint = (): void => undefined
  const observe = jest.fn()
  class Unpainted {
    observe = observe
    constructor(tell: () => void) {
      paint = tell
    }
  }
  Object.assign(window, { PerformanceObserver: Unpainted })
  for (const [key, value] of Object.entries(fast))
    Object.defineProperty(navigator, key, { value, configurable: true })
  runEarly('loader')
  sign('load')
  expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true })
  expect(added()).toEqual([])
  paint()
  expect(added()).toHaveLength(2)
})

test('a query in the address starts them without an interaction, even on a device that saves resources', () => {
  Object.assign(window, { matchMedia: (query: string) => ({ matches: query.includes('coarse') }) })
  history.replaceState(null, '', '/search')
  runEarly('loader')
  sign('load')
  expect(added()).toEqual([])
  history.replaceState(null, '', '/search?q=plan')
  sign('load')
  expect(added()).toHaveLength(2)
  history.replaceState(null, '', '/')
})

test('forced colours wait for no interaction: their styles are loaded with the scripts', () => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
  runEarly('loader')
  sign('load')
  expect(added()).toHaveLength(2)
})
