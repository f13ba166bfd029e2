/** The early scripts as sent to the browser: complete, small, and with values in place of the site's tables. */
import { runInNewContext } from 'node:vm'
import { brotliCompressSync } from 'node:zlib'
import { inlineScripts, startScript } from './compile'

const gatsby = {
  compilationHash: 'abc',
  files: ['/webpack-runtime-1.js', '/framework-2.js', '/app-3.js'],
  chunkMap: '{"app":["/app-3.js"]}',
  styles: '/styles-4.css',
}

/** Runs the script of every page in a new document, up to the end of its HTML, and returns the document's root. */
function runInDocument(localStorage?: Pick<Storage, 'getItem'>) {
  const [root, listened]: [Record<string, string>, string[]] = [{}, []]
  const currentScript = { dataset: { start: '/start-1.js', page: '/about' } }
  const window: Partial<Window> = {}
  runInNewContext(inlineScripts().everyPage, {
    addEventListener: (type: string) => listened.push(type),
    document: { documentElement: { dataset: root }, currentScript },
    localStorage,
    window,
  })
  return { root, listened, window }
}

test('the theme is set before the first paint', () => {
  expect(runInDocument({ getItem: () => 'dark' }).root).toEqual({ theme: 'dark' })
})

test('with blocked storage the page still has its path and loads the start file once it is parsed', () => {
  const { root, listened, window } = runInDocument()
  expect([root, listened, window]).toEqual([{}, ['DOMContentLoaded', 'click'], { pagePath: '/about' }])
})

test('blocked cookies break nothing', () => {
  expect(() => runInNewContext(inlineScripts().rootLocale, {})).not.toThrow()
})

test('the choice of language contains the site’s languages', () => {
  const replace = jest.fn()
  runInNewContext(inlineScripts().rootLocale, {
    location: { pathname: '/', origin: 'https://a.example', search: '', hash: '', replace },
    document: { cookie: '', referrer: '' },
    navigator: { languages: ['de-AT'] },
  })
  expect(replace).toHaveBeenCalledWith('/de')
})

test('all scripts are small', () => {
  const { everyPage, rootLocale } = inlineScripts()
  const size = (text: string) => brotliCompressSync(text).length
  expect(size(everyPage + rootLocale)).toBeLessThanOrEqual(600)
  expect(size(startScript(gatsby))).toBeLessThanOrEqual(1170)
})
