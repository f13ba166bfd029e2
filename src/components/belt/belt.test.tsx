/** @jest-environment jsdom */
/** The belt moves so that hidden tiles come into view, in either text direction. */
import { render } from '@testing-library/react'
import { TextsContext, type Texts } from '../../i18n/texts'
import { Belt } from './belt'

test.each([
  ['en-US', 'translate3d(-38.4px, 0, 0)'],
  ['ar-EG', 'translate3d(38.4px, 0, 0)'],
])('in %s, at the top of the window, it moves by %s', (iso, transform) => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  const { container } = render(
    <TextsContext.Provider value={{ t: (key) => key, iso: iso as Texts['iso'] }}>
      <Belt seed="lotse" />
    </TextsContext.Provider>,
  )
  const moved = container.firstElementChild?.firstElementChild as HTMLElement
  expect(moved.style.transform).toBe(transform)
})
