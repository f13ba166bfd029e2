/** @jest-environment jsdom */
/** Components that are loaded on demand. */
import { render, screen } from '@testing-library/react'
import { useLate } from './use-late'

const Part = () => <p>Question</p>

function Page({ wanted = true, load }: { wanted?: boolean; load: () => Promise<typeof Part> }) {
  const Late = useLate(wanted, load)
  return Late ? <Late /> : null
}

test('a loaded component is present at the first paint of the next page', async () => {
  const load = jest.fn(() => Promise.resolve(Part))
  const { unmount } = render(<Page load={load} />)
  expect(screen.queryByText('Question')).toBeNull()
  await screen.findByText('Question')
  unmount()
  render(<Page load={load} />)
  expect(screen.queryByText('Question')).not.toBeNull()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a component that is not wanted is neither loaded nor rendered', async () => {
  const load = jest.fn(() => Promise.resolve(Part))
  const { rerender } = render(<Page load={load} wanted={false} />)
  expect(load).not.toHaveBeenCalled()
  rerender(<Page load={load} />)
  await screen.findByText('Question')
  rerender(<Page load={load} wanted={false} />)
  expect(screen.queryByText('Question')).toBeNull()
})

test('a component that failed to load is requested again when it is wanted again', async () => {
  const load = jest.fn(() => Promise.resolve(Part)).mockRejectedValueOnce(new Error('offline'))
  const { rerender } = render(<Page load={load} />)
  rerender(<Page load={load} wanted={false} />)
  rerender(<Page load={load} />)
  await screen.findByText('Question')
  expect(load).toHaveBeenCalledTimes(2)
})
