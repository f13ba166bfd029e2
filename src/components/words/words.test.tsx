/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { WordBreaks, Words } from './words'

const shown = (text: string) =>
  render(
    <WordBreaks value={['Daten\u00adschutz\u00aderklärung']}>
      <h2>
        <Words>{text}</Words>
      </h2>
    </WordBreaks>,
  ).container.textContent

test('a long word in the page’s list is hyphenated, whole words only', () => {
  expect(shown('Unsere Datenschutzerklärung')).toBe('Unsere Daten\u00adschutz\u00aderklärung')
  expect(shown('Datenschutzerklärungen, Kontakt')).toBe('Datenschutzerklärungen, Kontakt')
})
