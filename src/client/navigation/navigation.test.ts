/** @jest-environment jsdom */
/** Order of a navigation, rapid navigation, and pages that cannot be shown here. */
import type { PageTransition, TransitionPhase } from '../transition/page-transition'
import { announcePage, moveFocus, prepareAnnouncements } from './arrival'
import { gatsbyRuntime, judgePage, type Verdict } from './gatsby'
import { createNavigator, type NavigatorDependencies } from './navigator'
import { takeOverNavigation } from './take-over'

test.each<[string, Parameters<typeof judgePage>, Verdict]>([
  ['a page of this build', [{ page: { webpackCompilationHash: 'a' } }, false, 'a'], 'show'],
  ['a page of another build', [{ page: { webpackCompilationHash: 'b' } }, false, 'a'], 'document'],
  ['no compilation known (development)', [{ page: {} }, false, ''], 'show'],
  ['the not-found page', [{ page: { webpackCompilationHash: 'a' } }, true, 'a'], 'document'],
  ['a lost chunk', [{ status: 'error', error: 1 }, false, 'a'], 'lost'],
  ['nothing at all', [undefined, false, 'a'], 'lost'],
])('%s', (_, input, expected) => {
  expect(judgePage(...input)).toBe(expected)
})

/** Stubs that log, with pages that load on command of the test. */
function setUp(verdict: Verdict = 'show', needsDocument = false) {
  const log: string[] = []
  const loads = new Map<string, () => void>()
  let phase: TransitionPhase = 'idle'
  const transition: PageTransition = {
    phase: () => phase,
    leave: () => {
      if (phase !== 'leaving') log.push('leave')
      phase = 'leaving'
      return new Promise((resolve) => setTimeout(resolve, 5))
    },
    enter: () => {
      log.push('enter')
      phase = 'idle'
      return Promise.resolve()
    },
  }
  const dependencies: NavigatorDependencies = {
    shownPath: () => '/',
    needsDocument: () => needsDocument,
    load: (path) => {
      log.push(`load ${path}`)
      return new Promise((resolve) => loads.set(path, () => resolve({ verdict, error: 'gone' })))
    },
    transition,
    loadDocument: (to) => void log.push(`document ${to.pathname}${to.search}${to.hash}`),
    onLost: (to, error) => void log.push(`lost ${to.pathname} ${String(error)}`),
  }
  const go = (to: string) => {
    const url = new URL(to, 'https://musterwerk.example')
    return createdNavigator.go({ to: url, commit: () => void log.push(`commit ${to}`) })
  }
  const createdNavigator = createNavigator(dependencies)
  const loaded = (path: string) => loads.get(path)?.()
  return { log, go, loaded }
}

test('R23: load, leave, then show', async () => {
  const { log, go, loaded } = setUp()
  const done = go('/about?x=1#team')
  loaded('/about?x=1')
  await done
  expect(log).toEqual(['load /about?x=1', 'leave', 'commit /about?x=1#team'])
})

test('within a page nothing is loaded and nothing leaves', async () => {
  const { log, go } = setUp()
  await go('/?x=1#team')
  expect(log).toEqual(['commit /?x=1#team'])
})

test('rapid navigation: only the last one is shown, whichever loads first', async () => {
  const { log, go, loaded } = setUp()
  const first = go('/slow')
  const second = go('/fast')
  loaded('/fast')
  loaded('/slow')
  await Promise.all([first, second])
  expect(log.filter((line) => line.startsWith('commit'))).toEqual(['commit /fast'])
})

test('a navigation within the leaving page lets it enter again', async () => {
  const { log, go, loaded } = setUp()
  const first = go('/about')
  loaded('/about')
  await new Promise((resolve) => setTimeout(resolve))
  await go('/#stay')
  await first
  expect(log.slice(-2)).toEqual(['commit /#stay', 'enter'])
})

test.each<[Verdict, string]>([
  ['document', 'document /about?x=1#team'],
  ['lost', 'lost /about gone'],
])('a page whose verdict is %s does not leave the old one', async (verdict, expected) => {
  const { log, go, loaded } = setUp(verdict)
  const done = go('/about?x=1#team')
  loaded('/about?x=1')
  await done
  expect(log).toEqual(['load /about?x=1', expected])
})

test('BLD-17: a page that is slow is loaded by the browser, and so is what is clicked meanwhile', async () => {
  jest.useFakeTimers()
  const { log, go, loaded } = setUp()
  const done = go('/slow')
  jest.advanceTimersByTime(3000)
  await done
  loaded('/slow')
  await go('/other')
  expect(log).toEqual(['load /slow', 'document /slow', 'document /other'])
  jest.useRealTimers()
})

test('B4: with a newer build, or without React, the next navigation is a document load of the target', async () => {
  const { log, go } = setUp('show', true)
  await go('/about#team')
  expect(log).toEqual(['document /about#team'])
})

describe('take-over', () => {
  const navigate = jest.fn()
  const journeys: { to: URL; commit: () => void }[] = []
  beforeAll(() => {
    gatsbyRuntime().___navigate = navigate
    takeOverNavigation({
      navigator: { go: (journey) => Promise.resolve(void journeys.push(journey)) },
      route: navigate,
      shownPath: () => '/',
    })
  })
  beforeEach(() => {
    journeys.length = 0
    navigate.mockReset()
  })

  test('links go through the navigator, which then takes over scroll restoration', () => {
    gatsbyRuntime().___navigate('/about#x', { state: { a: 1 } })
    expect([journeys[0]?.to.pathname, history.scrollRestoration]).toEqual(['/about', 'manual'])
    journeys[0]?.commit()
    expect(navigate).toHaveBeenCalledWith('/about#x', { state: { a: 1 } })
  })
  test.each(['https://evil.example/', '//evil.example', 'mailto:a@b.c'])('R68, R70: %s is refused', (to) => {
    expect(() => gatsbyRuntime().___navigate(to)).toThrow(
      'Navigating to an external URL is not allowed by default',
    )
  })
  test('R69: script addresses are refused', () => {
    expect(() => gatsbyRuntime().___navigate('javascript:alert(1)')).toThrow("'javascript:' protocol")
  })
  test('back and forward reach the router after the navigator, once', () => {
    const router = jest.fn()
    window.addEventListener('popstate', router)
    history.replaceState({ key: '1' }, '', '/about')
    window.dispatchEvent(new PopStateEvent('popstate', { state: { key: '1' } }))
    expect([router.mock.calls.length, journeys.length]).toEqual([0, 1])
    journeys[0]?.commit()
    expect([router.mock.calls.length, journeys.length]).toEqual([1, 1])
    window.removeEventListener('popstate', router)
  })
  test('a fragment link is left to the browser; its entry gets a key', () => {
    history.replaceState(null, '', '/#team')
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
    expect(journeys).toHaveLength(0)
    expect((history.state as { key: string }).key).toMatch(/^\d+$/)
  })
})

describe('arrival', () => {
  beforeEach(() => {
    document.body.innerHTML = '<main tabindex="-1"><h1>Über uns</h1><h2 id="team">Team</h2></main>'
    document.documentElement.lang = 'de-DE'
  })
  test.each([
    ['', 'MAIN'],
    ['#team', 'H2'],
    ['#none', 'MAIN'],
  ])('focus with hash %j goes to %s', (hash, tag) => {
    moveFocus(hash)
    expect(document.activeElement?.tagName).toBe(tag)
  })
  test('L59: the new page is announced once, in its language', () => {
    prepareAnnouncements()
    announcePage()
    const regions = [...document.querySelectorAll('[role=status]')]
    expect(regions.map(({ textContent }) => textContent)).toEqual(['Über uns'])
    expect(regions[0]?.getAttribute('lang')).toBe('de-DE')
  })
})
