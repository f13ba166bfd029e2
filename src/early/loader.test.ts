/** @jest-environment jsdom */
/** Gatsby's scripts: started when the page is idle or the visitor acts, once, in their order. */
import { runEarly } from './testing/run'

const gatsbyScripts = { compilationHash: 'abc', files: ['/a.js', '/b.js'], chunkMap: '{}' }
const added = () =>
  [...document.head.querySelectorAll('script')].map((script) => [script.getAttribute('src'), script.async])
const sign = (type: string) => window.dispatchEvent(new Event(type))

beforeEach(() => {
  for (const type of ['wheel', 'load']) sign(type)
  Object.assign(globalThis, { gatsbyScripts })
  document.head.innerHTML = '<link rel="stylesheet" href="/styles.css" media="print">'
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' })
  script.dataset['page'] = '/about'
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
})

test('the first sign of the visitor starts them, a second one nothing', () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  runEarly('loader')
  expect([added(), window.___chunkMapping]).toEqual([[], '{}'])
  sign('keydown')
  sign('wheel')
  expect(added()).toEqual([
    ['/a.js', false],
    ['/b.js', false],
  ])
  expect([window.pagePath, window.___webpackCompilationHash]).toEqual(['/about', 'abc'])
  expect(document.querySelector('link')?.media).toBe('all')
})

test.each([false, true])(
  'after the load event, data saver %s: idle time starts them unless data are to be saved',
  (saveData) => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    const idle = jest.fn()
    Object.assign(window, { requestIdleCallback: idle })
    Object.assign(navigator, { connection: { saveData } })
    runEarly('loader')
    expect(idle).not.toHaveBeenCalled()
    sign('load')
    expect(idle.mock.calls.length > 0).toBe(!saveData)
  },
)
