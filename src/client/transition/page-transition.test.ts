/** @jest-environment jsdom */
/** The order of the page transition (R23; docs/spec/navigation.md#transition). */
import { createPageTransition } from './page-transition'

const way = { from: '/', to: '/products' }

/** A transition whose frames advance on command of the test, with a log of events. */
function setUp() {
  document.body.innerHTML = '<main></main>'
  const log: string[] = []
  let end: () => void = () => undefined
  const note = (text: string) => log.push(`${text}, ${document.querySelector('main')?.className}`)
  const transition = createPageTransition({
    page: () => document.querySelector('main'),
    hold: ({ to }) => {
      note(`held for ${to}`)
      return Promise.resolve(() => {
        note('shown')
        return new Promise<void>((resolve) => (end = resolve))
      })
    },
  })
  const tick = () => new Promise((resolve) => setTimeout(resolve))
  return { log, transition, tick, end: () => end() }
}

test('R23: leave, then enter, with the class names of the transition `page`', async () => {
  const { log, transition, tick, end } = setUp()
  await transition.leave(way)
  expect(transition.phase()).toBe('left')
  expect(document.querySelector('main')?.className).toBe('page-leave-to page-leave-active')
  document.body.innerHTML = '<main></main>'
  const entered = transition.enter()
  await tick()
  expect(transition.phase()).toBe('entering')
  end()
  await entered
  expect(transition.phase()).toBe('idle')
  expect(document.querySelector('main')?.className).toBe('')
  expect(log).toEqual(['held for /products, ', 'shown, page-enter-to page-enter-active'])
})

test('navigations during the leave phase share it', async () => {
  const { log, transition } = setUp()
  const first = transition.leave(way)
  expect(transition.leave(way)).toBe(first)
  await first
  expect(log).toHaveLength(1)
})

test('a navigation during the enter phase turns it into a leave phase', async () => {
  const { transition, tick, end } = setUp()
  await transition.leave(way)
  const entered = transition.enter()
  await tick()
  const again = transition.leave(way)
  end()
  await Promise.all([again, entered])
  expect(transition.phase()).toBe('left')
  expect(document.querySelector('main')?.className).toBe('page-leave-to page-leave-active')
})

test('without a page element or a held picture, nothing waits', async () => {
  document.body.innerHTML = ''
  const transition = createPageTransition({ page: () => null, hold: () => Promise.resolve(undefined) })
  await transition.leave(way)
  await transition.enter()
  expect(transition.phase()).toBe('idle')
})
