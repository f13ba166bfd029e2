/** @jest-environment jsdom */
/** Placeholders for facts: their values, and that they cannot introduce markup. */
import { asMarkdown, fillPlaceholders, placeholderNames, unknownPlaceholders } from './placeholders'
import { renderMarkdown } from './render'

const render = (source: string) =>
  renderMarkdown(source, { resolveLink: () => undefined, renderImage: () => undefined }).html

test('a known name is replaced, with or without spaces, as often as it occurs', () => {
  const filled = fillPlaceholders('{{company.name}}, {{ company.name }}', (name) => name.toUpperCase())
  expect(filled).toBe('COMPANY.NAME, COMPANY.NAME')
})

test('unknown names are kept and reported with their line; other braces have no effect', () => {
  const source = 'One\n\n{{company.fax}} {{x}} {{{a}}}'
  expect(fillPlaceholders(source, () => 'no')).toBe(source)
  expect(unknownPlaceholders(source)).toEqual([{ name: 'company.fax', line: 2 }])
  expect(unknownPlaceholders(placeholderNames.map((name) => `{{${name}}}`).join('\n'))).toEqual([])
})

test('a fact is plain text: none of it is parsed as Markdown or HTML', () => {
  const fact = '*Muster* <b>& [Werk](javascript:x) | `GmbH` #1 \\o/'
  const drawn = document.createElement('div')
  drawn.innerHTML = render(fillPlaceholders('{{company.name}}', () => asMarkdown(fact)))
  expect(drawn.textContent?.trim()).toBe(fact)
  expect(drawn.querySelectorAll('p > *')).toHaveLength(0)
})
