/** @jest-environment jsdom */
/** Which picture travels between two pages. */
import { holdPicture } from './hold-picture'

const svg = (id: string) => `<svg id="${id}" preserveAspectRatio="xMinYMin slice"></svg>`
const card = (path: string, picture: string) =>
  `<article class="target">${picture}<h3><a href="${path}">Name</a></h3></article>`
const opening = (id: string) =>
  `<header><p><svg id="icon"></svg></p><div class="screen">${svg(id)}</div></header>`

const list = opening('opening') + card('/a', svg('a')) + card('/b', '<img id="b">')
const detail = opening('hero')

const show = (page: string) => (document.body.innerHTML = `<main>${page}</main>`)
const marked = () =>
  [...document.querySelectorAll<HTMLElement>('*')]
    .filter(({ style }) => style.getPropertyValue('view-transition-name') || style.viewTransitionName)
    .map(({ id }) => id)

/** A browser with view transitions: changes the page at once, and finishes when that is done. */
function startViewTransition(change: () => Promise<void>) {
  const finished = change()
  return { ready: Promise.resolve(), finished }
}

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition')
})

test.each([
  ['a card’s becomes that of the opening', '/list', '/a', list, detail, ['a'], ['hero']],
  ['a picture instead of a pattern', '/list', '/b', list, detail, ['b'], ['hero']],
  ['back: the opening’s becomes that of the card', '/a', '/list', detail, list, ['hero'], ['a']],
  ['neither is a card: one opening becomes the other', '/x', '/list', detail, list, ['hero'], ['opening']],
  ['nothing to travel', '/x', '/y', '<p>Words</p>', '<p>Words</p>', [], []],
])('%s', async (_, from, to, before, after, start, end) => {
  const seen: string[][] = []
  Object.assign(document, {
    startViewTransition: (change: () => Promise<void>) => {
      seen.push(marked())
      return startViewTransition(change)
    },
  })
  const { requestAnimationFrame } = window
  show(before)
  const release = await holdPicture({ from, to })
  expect(marked()).toEqual([])
  // No frame is drawn meanwhile; callbacks that wait for one still run.
  await new Promise((resolve) => window.requestAnimationFrame(resolve))
  show(after)
  const done = release?.()
  seen.push(marked())
  expect(window.requestAnimationFrame).toBe(requestAnimationFrame)
  await done
  expect(seen).toEqual([start, end])
  expect(marked()).toEqual([])
})

test('frames are drawn again after the browser gives up', async () => {
  const { requestAnimationFrame } = window
  const startAndGiveUp = (change: () => Promise<void>) => {
    void change()
    return { ready: Promise.reject(new Error('timeout')), finished: Promise.reject(new Error('timeout')) }
  }
  Object.assign(document, { startViewTransition: startAndGiveUp })
  show(list)
  await holdPicture({ from: '/list', to: '/a' })
  await new Promise((resolve) => setTimeout(resolve))
  expect(window.requestAnimationFrame).toBe(requestAnimationFrame)
})

test('a browser without view transitions shows the new page at once', async () => {
  show(list)
  expect(await holdPicture({ from: '/list', to: '/a' })).toBeUndefined()
})
