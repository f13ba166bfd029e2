/** @jest-environment jsdom */
import { copyWholeWords } from './copied-text'

function copied(html: string): { data: Map<string, string>; own: boolean } {
  document.body.innerHTML = html
  getSelection()?.selectAllChildren(document.body)
  const data = new Map<string, string>()
  const event = new Event('copy', { bubbles: true, cancelable: true })
  Object.assign(event, { clipboardData: { setData: (type: string, text: string) => data.set(type, text) } })
  document.body.dispatchEvent(event)
  return { data, own: event.defaultPrevented }
}

beforeAll(() => copyWholeWords(document))

test('copied text has whole words, its formatting, and links that work elsewhere', () => {
  const { data, own } = copied('<h2>Daten\u00adschutz</h2><p><a href="/de">Start</a></p>')
  expect(own).toBe(true)
  expect(data.get('text/plain')).toBe('DatenschutzStart')
  expect(data.get('text/html')).toBe(`<h2>Datenschutz</h2><p><a href="${location.origin}/de">Start</a></p>`)
})

test('without soft hyphens, copying is left to the browser', () => {
  expect(copied('<p>Kontakt</p>')).toEqual({ data: new Map(), own: false })
})
