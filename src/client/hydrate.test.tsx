/** @jest-environment jsdom */
/** Hydration that a tap does not wait for. */
import { screen, waitFor } from '@testing-library/react'
import { keptFormSyncEvent, readyAttribute, themeSyncEvent } from '../early/names'
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

test('a page that a translation has changed is rendered again: focus, open menus and the kept click move along', async () => {
  const Page = () => (
    <>
      <details>
        <summary>Menu</summary>
      </details>
      <button>Settings</button>
      <input />
    </>
  )
  document.body.innerHTML =
    '<div id="root"><details open><summary><font>Menü</font></summary></details><button><font>Einstellungen</font></button><input></div>'
  const [button, field] = [screen.getByRole('button'), screen.getByRole('textbox')]
  window.earlyClick = button
  field.focus()
  // React reports the difference as a recoverable error.
  const reported = jest.fn((event: Event) => event.preventDefault())
  window.addEventListener('error', reported)
  const synced: unknown[] = []
  for (const type of [keptFormSyncEvent, themeSyncEvent])
    document.addEventListener(type, () => synced.push(type, document.activeElement?.tagName))
  hydrateInSlices(<Page />, document.getElementById('root') as Element)
  await screen.findByText('Settings')
  expect(reported).toHaveBeenCalled()
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  expect(window.earlyClick).toBe(screen.getByRole('button'))
  expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(true)
  // The text comes back before the focus, and so before the next key.
  expect(synced).toEqual([keptFormSyncEvent, 'BODY', themeSyncEvent, 'BODY'])
})
