/** @jest-environment jsdom */
/** The address of the page of results: true, and nothing in it is lost. */
import { fireEvent, render, screen } from '@testing-library/react'
import search from '../../../locales/en/search.json'
import { makeTranslate, TextsContext } from '../../i18n/texts'
import { sampleSite } from '../sample-site'
import { ResultsPage } from './results-page'

jest.mock('../../client/search/searcher', () => ({
  ask: () => new Promise(() => undefined),
  warmUp: () => undefined,
}))

const show = (address: string) => {
  history.replaceState(null, '', address)
  render(
    <TextsContext value={{ t: makeTranslate({ search }), iso: 'en-US' }}>
      <ResultsPage site={sampleSite} button={null} plainField="search" />
    </TextsContext>,
  )
}
const shown = () => location.pathname + location.search + location.hash
const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })

test('R57: foreign parameters and the fragment stay, so that the language switch can keep them', () => {
  show('/search?q=1&a=b%20c#frag')
  expect(shown()).toBe('/search?q=1&a=b%20c#frag')
  type('plan')
  expect(shown()).toBe('/search?q=plan&a=b+c#frag')
  type('')
  expect(shown()).toBe('/search?a=b+c#frag')
})

test('a kind that there is not goes', () => {
  show('/search?q=plan&kind=nonsense')
  expect(shown()).toBe('/search?q=plan')
})

test('what was typed before the search had come goes on, and so does the typing', () => {
  document.body.innerHTML = '<input id="search" value="plan" />'
  document.getElementById('search')?.focus()
  show('/search?q=old')
  expect(screen.getAllByRole('searchbox').map((field) => (field as HTMLInputElement).value)).toEqual(['plan'])
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  expect(shown()).toBe('/search?q=plan')
})
