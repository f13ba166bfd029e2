/** @jest-environment jsdom */
/** The field for short descriptions: several lines, and a counter in the interface language. */
import { fireEvent, render, screen } from '@testing-library/react'
import type { Language } from '../words/language'
import { TextControl } from './text-control'

// SearchText needs Decap's store, which only runs in a browser; tests/editor tests it there.
jest.mock('./search-text', () => ({ SearchText: () => null }))

function show(value: string | undefined, language: Language = 'en', options: Record<string, unknown> = {}) {
  const all: Record<string, unknown> = { shortest: 30, longest: 160, ...options }
  const changes: string[] = []
  document.documentElement.lang = language
  const nothing = () => undefined
  render(
    <TextControl
      value={value}
      onChange={(text) => changes.push(text)}
      forID="summary-field-1"
      classNameWrapper="field"
      setActiveStyle={nothing}
      setInactiveStyle={nothing}
      field={{ get: (key) => all[key] }}
    />,
  )
  const box = screen.getByRole<HTMLTextAreaElement>('textbox')
  return { box, changes, counter: document.getElementById(box.getAttribute('aria-describedby') ?? '') }
}

test.each<[string | undefined, Language, string, boolean]>([
  [undefined, 'en', '0 of at most 160 characters', false],
  ['x'.repeat(30), 'en', '30 of at most 160 characters', false],
  ['x'.repeat(160), 'de', '160 von höchstens 160 Zeichen', false],
  ['x'.repeat(161), 'en', '161 of at most 160 characters: one too many', true],
  ['x'.repeat(163), 'de', '163 von höchstens 160 Zeichen: 3 zu viel', true],
  ['x'.repeat(29), 'de', '29 Zeichen: mindestens eines fehlt noch', true],
  ['x'.repeat(10), 'en', '10 characters: at least 20 more are needed', true],
])('%j in %s', (value, language, words, wrong) => {
  const { counter } = show(value, language)
  expect(counter?.textContent).toBe(words)
  expect(counter?.dataset['wrong']).toBe(wrong ? 'true' : undefined)
})

test('without a limit, it only counts', () => {
  expect(show('abc', 'en', { shortest: undefined, longest: undefined }).counter?.textContent).toBe(
    '3 characters',
  )
})

test('a description stays one paragraph, a multi-line text keeps its lines', () => {
  const one = show('a')
  fireEvent.change(one.box, { target: { value: 'one \n two' } })
  expect(one.changes).toEqual(['one two'])
  document.body.replaceChildren()
  const several = show('a', 'en', { lines: true })
  fireEvent.change(several.box, { target: { value: 'one\n\ntwo' } })
  expect(several.changes).toEqual(['one\n\ntwo'])
})
