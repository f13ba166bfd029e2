/** @jest-environment jsdom */
/** The address of the results page: in sync, and nothing in it is lost. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRef, type ReactNode } from 'react'
import search from '../../../locales/en/search.json'
import { makeTranslate, TextsContext } from '../../i18n/texts'
import { SearchField } from '../../components/search/search-field'
import { sampleSite } from '../testing/sample-site'
import { samples } from '../testing/samples'
import { ResultsPage } from './results-page'
import { Search } from './search'

jest.mock('../../client/search/searcher', () => ({
  ask: () => new Promise(() => undefined),
  warmUp: () => undefined,
}))

const withTexts = (children: ReactNode) => (
  <TextsContext value={{ t: makeTranslate({ search }), iso: 'en-US' }}>{children}</TextsContext>
)
const show = (address: string) => {
  history.replaceState(null, '', address)
  const around = createRef<HTMLDivElement>()
  render(
    withTexts(
      <div ref={around}>
        <SearchField id="field" action="/search" />
        <ResultsPage site={sampleSite} around={around} />
      </div>,
    ),
  )
}
const shown = () => location.pathname + location.search + location.hash
const type = (value: string) => fireEvent.input(screen.getByRole('searchbox'), { target: { value } })

test('R57: unrelated parameters and the fragment are kept, so that the language switch can keep them', () => {
  show('/search?q=1&a=b%20c#frag')
  expect(shown()).toBe('/search?q=1&a=b%20c#frag')
  type('plan')
  expect(shown()).toBe('/search?q=plan&a=b+c#frag')
  type('')
  expect(shown()).toBe('/search?a=b+c#frag')
})

test('an unknown kind is removed', () => {
  show('/search?q=plan&kind=nonsense')
  expect(shown()).toBe('/search?q=plan')
})

test('text typed before the search has loaded stays in the field', async () => {
  history.replaceState(null, '', '/search?q=old')
  render(withTexts(<Search section={samples.search} site={sampleSite} />))
  const field = screen.getByRole('searchbox')
  field.focus()
  type('plan')
  await waitFor(() => expect(shown()).toBe('/search?q=plan'))
  expect(screen.getByRole('searchbox')).toBe(field)
  expect(document.activeElement).toBe(field)
  expect(field).toHaveProperty('value', 'plan')
})
