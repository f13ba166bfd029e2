/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "http://localhost/de/"}
 */
/** The browser's router behaves like Gatsby's, as far as Gatsby uses it. */
import { render, waitFor } from '@testing-library/react'
import * as gatsbys from '@gatsbyjs/reach-router'
import * as own from './reach-router'

type Router = typeof own

const routers: [string, Router][] = [
  ['Gatsby’s', gatsbys as unknown as Router],
  ['the browser’s', own],
]

/** A page in the elements in which Gatsby renders it. */
function show({ Location, Router }: Router) {
  const Page = ({ path, uri, location }: Parameters<Router['Router']>[0]['children']['props']) => (
    <p>{[path, uri, location.pathname, location.search, location.hash, location.key].join(' ')}</p>
  )
  return render(
    <Location>
      {({ location }) => (
        <Router id="wrapper" location={location} {...{ basepath: '' }}>
          <Page path={location.pathname} location={location} />
        </Router>
      )}
    </Location>,
  ).container
}

const entriesAdded = () => {
  const before = history.length
  return () => history.length - before
}

// The promise of a navigation waits for React, which would wait for the end of `act`.
beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))

describe.each(routers)('%s router', (_name, router) => {
  beforeEach(() => history.replaceState(null, '', '/de/'))

  test('the page is in an element that can have the focus, with its place', () => {
    const container = show(router)
    const element = container.firstElementChild as HTMLElement
    expect([element.id, element.tabIndex, element.style.outline]).toEqual(['wrapper', -1, 'none'])
    expect(element.textContent).toBe('/de/ /de /de/   initial')
  })

  test('a new address is an entry with a key and its state; the promise waits for its page', async () => {
    const container = show(router)
    const added = entriesAdded()
    await router.navigate('/de/über-uns?a=1#team', { state: { keepPosition: true } })
    expect(added()).toBe(1)
    const { key } = history.state as { key: string }
    expect(history.state).toEqual({ keepPosition: true, key: expect.stringMatching(/^\d+$/) as string })
    const path = '/de/%C3%BCber-uns'
    expect(container.textContent).toBe(`${path} ${path} ${path} ?a=1 #team ${key}`)
  })

  test('an address can replace the entry; a second address before the first page is shown does', async () => {
    show(router)
    const added = entriesAdded()
    await router.navigate('/de/news', { replace: true })
    expect(added()).toBe(0)
    void router.navigate('/de/news/1')
    await router.navigate('/de/news/2')
    expect([added(), location.pathname]).toEqual([1, '/de/news/2'])
  })

  test('back shows the page of the entry before', async () => {
    const container = show(router)
    await router.navigate('/de/news')
    void router.navigate(-1)
    await waitFor(() => expect(container.textContent).toContain('/de/ /de /de/'))
  })

  test('listeners hear of both kinds of change until they are removed', async () => {
    show(router)
    const heard: string[] = []
    const stop = router.globalHistory.listen(({ action, location }) =>
      heard.push(`${action} ${location.pathname}`),
    )
    await router.navigate('/de/news')
    dispatchEvent(new PopStateEvent('popstate'))
    stop()
    await router.navigate('/de/kontakt')
    expect(heard).toEqual(['PUSH /de/news', 'POP /de/news'])
  })

  test('without patterns there is no page for a pattern', () => {
    const pick: (patterns: unknown[], path: string) => unknown = router.pick
    expect(pick([], '/de/')).toBeFalsy()
  })
})

test('the focus moves to the next page, not to the first one', async () => {
  void own.navigate('/', { replace: true })
  const container = show(own)
  expect(document.activeElement).toBe(document.body)
  await own.navigate('/?q=1')
  expect(document.activeElement).toBe(document.body)
  await own.navigate('/news')
  expect(document.activeElement).toBe(container.firstElementChild)
})

test('where the browser refuses another entry, the document is loaded', () => {
  const refuse = jest.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError')
  })
  const failed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  void own.navigate('/news?again')
  expect(refuse).toHaveBeenCalled()
  // jsdom loads no documents, and says so.
  expect(failed).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('navigation') as string }),
  )
})

test('pages with patterns are refused', () => {
  expect(() => own.pick([{ path: '/app/*' }])).toThrow(/matchPath/)
})
