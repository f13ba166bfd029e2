/** @jest-environment jsdom */
/** The order of the page transition (R23; docs/spec/navigation.md#transition). */
import { createPageTransition, type Stage } from './page-transition'

/** A stage whose transitions end when the test says so, and which notes what happens. */
function setUp() {
  document.body.innerHTML = '<main></main>'
  const log: string[] = []
  let end: () => void = () => undefined
  const stage: Stage = {
    page: () => document.querySelector('main'),
    nextFrame: () => Promise.resolve(log.push(document.querySelector('main')?.className ?? '')),
    settled: (element) => {
      log.push(element.className)
      return new Promise<void>((resolve) => (end = resolve))
    },
  }
  const tick = () => new Promise((resolve) => setTimeout(resolve))
  const endTransition = async () => {
    await tick()
    end()
    await tick()
  }
  return { log, transition: createPageTransition(stage), endTransition, tick }
}

test('R23: leave, then enter, with the class names of the transition `page`', async () => {
  const { log, transition, endTransition } = setUp()
  const left = transition.leave()
  await endTransition()
  await left
  expect(transition.phase()).toBe('left')
  expect(document.querySelector('main')?.className).toBe(
    'page-leave-active page-leave-to'.split(' ').reverse().join(' '),
  )
  document.body.innerHTML = '<main></main>'
  const entered = transition.enter()
  await endTransition()
  await entered
  expect(transition.phase()).toBe('idle')
  expect(document.querySelector('main')?.className).toBe('')
  expect(log).toEqual([
    'page-leave-from page-leave-active',
    'page-leave-to page-leave-active',
    'page-enter-from page-enter-active',
    'page-enter-to page-enter-active',
  ])
})

test('navigations during the leave phase share it', async () => {
  const { transition, endTransition } = setUp()
  const first = transition.leave()
  expect(transition.leave()).toBe(first)
  await endTransition()
  await expect(transition.leave()).resolves.toBeUndefined()
})

test('a navigation during the enter phase turns it into a leave phase', async () => {
  const { transition, endTransition, tick } = setUp()
  const left = transition.leave()
  await endTransition()
  await left
  const entered = transition.enter()
  await tick()
  const again = transition.leave()
  expect(transition.phase()).toBe('leaving')
  await endTransition()
  await again
  await endTransition()
  await Promise.race([entered, tick()])
  expect(transition.phase()).toBe('left')
})

test('without a page element nothing waits', async () => {
  const { transition } = setUp()
  document.body.innerHTML = ''
  await transition.leave()
  await transition.enter()
  expect(transition.phase()).toBe('idle')
})
