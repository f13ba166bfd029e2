/** @jest-environment jsdom */
/** Hydration that a tap does not wait for. */
import { screen, waitFor } from '@testing-library/react'
import { readyAttribute } from '../early/names'
import { hydrateInSlices } from './hydrate'

test('a tap during hydration does not wait for the whole page; once the page is hydrated, React answers', async () => {
  document.body.innerHTML = '<div id="root"><button>Next</button></div>'
  const rendered = jest.fn()
  const clicked = jest.fn()
  const Page = () => {
    rendered()
    return <button onClick={clicked}>Next</button>
  }
  hydrateInSlices(<Page />, document.getElementById('root') as Element)
  screen.getByRole('button').click()
  expect(rendered).not.toHaveBeenCalled()
  await waitFor(() => expect(rendered).toHaveBeenCalled())
  document.documentElement.setAttribute(readyAttribute, '')
  await waitFor(() => {
    screen.getByRole('button').click()
    expect(clicked).toHaveBeenCalled()
  })
})
