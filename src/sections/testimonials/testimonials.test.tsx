/**
 * The testimonial slider.
 * @jest-environment jsdom
 */
import { fireEvent, render, screen } from '@testing-library/react'
import { TextsContext, makeTranslate } from '../../i18n/texts'
import common from '../../../locales/en/common.json'
import { samples } from '../testing/samples'
import { Testimonials } from './testimonials'

const width = 400

/** Renders the testimonials, by default the three samples; the strip is 400 px wide. */
function show(section = samples.testimonials) {
  const texts = { t: makeTranslate({ common }), iso: 'en-US' } as const
  render(
    <TextsContext.Provider value={texts}>
      <Testimonials section={section} />
    </TextsContext.Provider>,
  )
  const strip = screen.getByRole('group', { name: 'Testimonials' })
  Object.defineProperty(strip, 'clientWidth', { value: width })
  return strip
}

const told = () => screen.getByRole('status').textContent

test('all testimonials are in the page, and nothing is announced before the visitor interacts', () => {
  show()
  expect(screen.getAllByRole('figure')).toHaveLength(3)
  expect(told()).toBe('')
  expect(screen.getByText('1 of 3')).toBeTruthy()
})

test('the buttons move by one, start over at the ends, and announce the position', () => {
  const strip = show()
  fireEvent.click(screen.getByRole('button', { name: 'Next testimonial' }))
  expect([strip.scrollLeft, told()]).toEqual([width, '2 of 3'])
  fireEvent.click(screen.getByRole('button', { name: 'Previous testimonial' }))
  fireEvent.click(screen.getByRole('button', { name: 'Previous testimonial' }))
  expect([strip.scrollLeft, told()]).toEqual([2 * width, '3 of 3'])
})

test('arrow keys move the strip, other keys do not', () => {
  const strip = show()
  expect(strip.tabIndex).toBe(0)
  fireEvent.keyDown(strip, { key: 'ArrowRight' })
  expect(told()).toBe('2 of 3')
  fireEvent.keyDown(strip, { key: 'ArrowLeft' })
  expect(told()).toBe('1 of 3')
  fireEvent.keyDown(strip, { key: 'Home' })
  expect(told()).toBe('1 of 3')
})

test.each(['altKey', 'ctrlKey', 'metaKey'])('an arrow key with %s is left to the browser', (modifier) => {
  const strip = show()
  expect(fireEvent.keyDown(strip, { key: 'ArrowLeft', [modifier]: true })).toBe(true)
  expect(told()).toBe('')
})

test('a press during scrolling counts from the target of the scrolling', () => {
  const strip = show()
  const next = screen.getByRole('button', { name: 'Next testimonial' })
  fireEvent.click(next)
  strip.scrollLeft = 0.2 * width
  fireEvent.scroll(strip)
  fireEvent.click(next)
  expect([strip.scrollLeft, told()]).toEqual([2 * width, '3 of 3'])
  strip.scrollLeft = 0.4 * width
  fireEvent.pointerDown(strip)
  fireEvent.scroll(strip)
  expect(screen.getByText('1 of 3')).toBeTruthy()
})

test('swiping updates the position without an announcement', () => {
  const strip = show()
  strip.scrollLeft = width
  fireEvent.scroll(strip)
  expect(screen.getByText('2 of 3')).toBeTruthy()
  expect(told()).toBe('')
})

test('a single testimonial is not a tab stop and has no buttons', () => {
  const strip = show({ ...samples.testimonials, items: samples.testimonials.items.slice(0, 1) })
  expect(strip.tabIndex).toBe(-1)
  expect(screen.queryByRole('button')).toBeNull()
})
