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
const dataset: Record<string, string> = {}
const dark = { localStorage: { getItem: () => 'dark' }, document: { documentElement: { dataset } } }

test('the theme is set before the first paint', () => {
  runInNewContext(inlineScripts().theme, dark)
  expect(dataset).toEqual({ theme: 'dark' })
})

test('blocked storage and cookies break nothing', () => {
  const { theme, rootLocale } = inlineScripts()
  expect(() => runInNewContext(theme, {})).not.toThrow()
  expect(() => runInNewContext(rootLocale, {})).not.toThrow()
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
  const { theme, rootLocale } = inlineScripts()
  const size = (text: string) => brotliCompressSync(text).length
  expect(size(theme + rootLocale)).toBeLessThanOrEqual(350)
  expect(size(startScript(gatsby))).toBeLessThanOrEqual(1400)
})
