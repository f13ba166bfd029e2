/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom'
import { showContentProblems } from './problem-overlay'

test('a problem caused in a window beside the browser is listed when one comes back, without hiding the tab', async () => {
  const answers = [[], [{ text: 'content/pages/home.de.md:8 · put the value in quotes' }]]
  window.fetch = () => Promise.resolve({ json: () => Promise.resolve(answers.shift()) } as Response)
  showContentProblems()
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(document.body.textContent).toContain('home.de.md:8'))
})
