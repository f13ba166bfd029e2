/** @jest-environment jsdom */
/** The motion components in a document: their effects, and when they have none. */
import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MasonryWall } from '../../components/masonry-wall/masonry-wall'
import { PointerParallax } from '../../components/pointer-parallax/pointer-parallax'
import { useReveal } from '../../components/reveal/use-reveal'
import { ScrollParallax } from '../../components/scroll-parallax/scroll-parallax'

/** Gives every element the rectangle that `of` returns; jsdom has no layout. */
function layOut(of: (element: Element) => { top?: number; width?: number; height?: number }) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const { top = 0, width = 200, height = 100 } = of(this)
    return { left: 0, top, width, height, right: width, bottom: top + height, x: 0, y: top } as DOMRect
  })
}
const reduceMotion = (reduce: boolean) => {
  window.matchMedia = () => ({ matches: reduce }) as MediaQueryList
}
const child = (container: HTMLElement) => container.firstElementChild?.firstElementChild as HTMLElement
const move = (target: Element | null, clientX: number, clientY: number) => {
  const event = new MouseEvent('pointermove', { clientX, clientY, bubbles: true })
  target?.dispatchEvent(event)
}

/** An observer that is triggered by the test. */
let see: (entry: object) => void = () => undefined
let disconnected = 0
class FakeIntersections {
  constructor(callback: (entries: object[]) => void) {
    see = (entry) => callback([entry])
  }
  observe = () => undefined
  disconnect = () => void disconnected++
}

beforeEach(() => {
  reduceMotion(false)
  layOut(() => ({}))
  window.innerHeight = 1000
  window.IntersectionObserver = FakeIntersections as unknown as typeof IntersectionObserver
  disconnected = 0
})

describe('pointer parallax', () => {
  const page = <PointerParallax>art</PointerParallax>
  test('R93: moves its content against the pointer, with the required duration and perspective', () => {
    const { container, unmount } = render(page)
    move(container.firstElementChild, 200, 50)
    expect(child(container).style.transform).toBe('translate3d(-10px, 0px, 0)')
    expect(child(container).style.transition).toContain('transform 1000ms')
    expect((container.firstElementChild as HTMLElement).style.perspective).toBe('1000px')
    const moved = child(container)
    unmount()
    expect(moved.style.transform).toBe('')
  })
  test('R91: stays still on a phone, and reads no sensor', () => {
    const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Android 15; Mobile')
    const listen = jest.spyOn(window, 'addEventListener')
    const { container } = render(page)
    expect(listen.mock.calls.map(([type]) => type)).not.toContain('deviceorientation')
    move(container.firstElementChild, 200, 50)
    expect(child(container).style.transform).toBe('')
    agent.mockRestore()
    listen.mockRestore()
  })
  test('R117: does not move with reduced motion', () => {
    reduceMotion(true)
    const { container } = render(page)
    move(container.firstElementChild, 200, 50)
    expect(child(container).style.transform).toBe('')
  })
})

describe('scroll parallax', () => {
  test('R94: moves with the position of its box, which stays in place', () => {
    layOut((element) => ({ top: element.parentElement?.parentElement === document.body ? 500 : 9999 }))
    const { container } = render(<ScrollParallax>art</ScrollParallax>)
    expect(child(container).style.transform).toBe('translate3d(0, -25px, 0)')
    expect((container.firstElementChild as HTMLElement).style.transform).toBe('')
  })
  test('R117: does not move with reduced motion', () => {
    reduceMotion(true)
    const { container } = render(<ScrollParallax>art</ScrollParallax>)
    expect(child(container).style.transform).toBe('')
  })
  test('R109: visible in the HTML', () => {
    expect(renderToString(<ScrollParallax>art</ScrollParallax>)).not.toMatch(/opacity|style=/)
  })
})

describe('masonry wall', () => {
  const items = ['A', 'B', 'C']
  const heights: Record<string, number> = { A: 100, B: 50, C: 50 }
  const wall = (list: string[]) => (
    <MasonryWall items={list} idOf={(item) => item}>
      {(item) => item}
    </MasonryWall>
  )
  beforeEach(() => {
    layOut((element) => ({ height: heights[element.textContent ?? ''] }))
    Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, value: 800 })
  })
  const places = (container: HTMLElement) =>
    [...container.querySelectorAll('li')].map(
      ({ textContent, style }) => `${textContent} ${style.gridColumn} ${style.gridRow}`,
    )

  test('R96: a plain list without columns in the HTML', () => {
    const html = renderToString(wall(items))
    expect(html).toBe('<ul class="grid wall"><li>A</li><li>B</li><li>C</li></ul>')
  })
  test('R97: the shortest column gets the next item; the order in the document stays', () => {
    const { container, rerender } = render(wall(items))
    expect(places(container)).toEqual(['A 1 1 / span 100', 'B 2 1 / span 50', 'C 2 51 / span 50'])
    expect(container.querySelector('ul')?.style.gridTemplateColumns).toBe('repeat(2, minmax(0, 1fr))')
    rerender(wall(['C', 'A']))
    expect(places(container)).toEqual(['C 1 1 / span 50', 'A 2 1 / span 100'])
  })
})

describe('reveal', () => {
  function Box() {
    return <div ref={useReveal<HTMLDivElement>()}>text</div>
  }
  const page = <Box />
  const state = (container: HTMLElement) => (container.firstElementChild as HTMLElement).dataset.reveal
  const below = () => layOut(() => ({ top: 1500, height: 400 }))
  const sight = (ratio: number, top: number) => ({
    isIntersecting: ratio > 0,
    intersectionRatio: ratio,
    boundingClientRect: { top },
    rootBounds: { top: 0 },
  })
  test('R98: waits below the window, appears at half, once', () => {
    below()
    const { container } = render(page)
    expect(state(container)).toBeUndefined()
    window.dispatchEvent(new Event('scroll'))
    expect(state(container)).toBe('waiting')
    see(sight(0, 1500))
    see(sight(0.3, 880))
    expect(state(container)).toBe('waiting')
    see(sight(0.5, 800))
    expect([state(container), disconnected]).toEqual(['enter', 1])
  })
  test('scrolled past in one jump: shown', () => {
    below()
    const { container } = render(page)
    window.dispatchEvent(new Event('scroll'))
    see(sight(0, -900))
    expect(state(container)).toBeUndefined()
  })
  test('what takes the focus is shown', () => {
    below()
    const { container } = render(page)
    window.dispatchEvent(new Event('scroll'))
    container.firstElementChild?.dispatchEvent(new FocusEvent('focusin'))
    expect(state(container)).toBeUndefined()
  })
  test('what is already in view is never hidden', () => {
    layOut(() => ({ top: 900 }))
    const { container } = render(page)
    window.dispatchEvent(new Event('scroll'))
    expect(state(container)).toBeUndefined()
  })
  test('R109, R117: nothing is hidden in the HTML, nor with reduced motion', () => {
    below()
    reduceMotion(true)
    expect(renderToString(page)).not.toContain('data-reveal')
    const { container } = render(page)
    window.dispatchEvent(new Event('scroll'))
    expect(state(container)).toBeUndefined()
  })
})
