/** @jest-environment jsdom */
/** Gatsby's scripts: started on the first interaction, once, in their order. */
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

beforeEach(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
  sign('wheel')
  Object.assign(globalThis, { gatsbyScripts })
  document.documentElement.removeAttribute('data-acted')
  document.head.replaceChildren()
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

test('a query in the address starts them without an interaction', () => {
  history.replaceState(null, '', '/search')
  runEarly('loader')
  expect(added()).toEqual([])
  history.replaceState(null, '', '/search?q=plan')
  runEarly('loader')
  expect(added()).toHaveLength(2)
  history.replaceState(null, '', '/')
})

test.each([
  ['earlyTheme', 1],
  ['earlyClick', 0],
] as const)('a click that came before this file is an interaction; repeated now: %s', (kept, times) => {
  const button = document.createElement('button')
  const click = jest.spyOn(button, 'click')
  window[kept] = button
  runEarly('loader')
  window[kept] = undefined
  expect([added().length, document.documentElement.hasAttribute('data-acted')]).toEqual([2, true])
  expect(click).toHaveBeenCalledTimes(times)
})

test('forced colours wait for no interaction: their styles are loaded with the scripts', () => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
  runEarly('loader')
  expect([added().length, document.documentElement.hasAttribute('data-acted')]).toEqual([2, false])
})
