/** The colours around the page. */
import { readFileSync } from 'node:fs'
import { themeColors } from './icons'

test('the colours of the browser around the page are those of its ground', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  const [, light, dark] = /--background: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? []
  expect(themeColors).toEqual({ light, dark })
})
