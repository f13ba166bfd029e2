/** @jest-environment jsdom */
/** Viewport state, device class and cookie (docs/spec/viewport.md). */
import { breakpointNames, mediaQueryOf, type Breakpoint } from '../../site/breakpoints'
import { allChoices, createConsentStore } from '../consent/store'
import { deviceClass, initialBreakpoint, isMobile } from './device'
import { createViewport } from './viewport'
import { keepViewportCookie, viewportCookie } from './viewport-cookie'

const agents = {
  desktop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36',
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) Version/12.1 Mobile/15E148 Safari/604.1',
  ipados: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.0 Safari/605.1.15',
  phone: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
  firefox: 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0',
  tablet: 'Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 Chrome/126.0 Safari/537.36',
  bot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  tv: 'Mozilla/5.0 (SMART-TV; Linux; Tizen 6.0) AppleWebKit/538.1 TV Safari/538.1',
}

test.each<[keyof typeof agents, string, Breakpoint, boolean]>([
  ['desktop', 'desktop', 'xl', false],
  ['iphone', 'mobile', 'xs', true],
  ['ipad', 'tablet', 'md', true],
  ['ipados', 'desktop', 'xl', false],
  ['phone', 'mobile', 'xs', true],
  ['firefox', 'mobile', 'xs', true],
  ['tablet', 'tablet', 'md', true],
  ['bot', 'bot', 'xl', false],
  ['tv', 'tv', 'xl', false],
])('R87, R91: %s is %s, starts at %s, mobile test %s', (agent, device, breakpoint, mobile) => {
  expect(deviceClass(agents[agent])).toBe(device)
  expect(initialBreakpoint('', agents[agent])).toBe(breakpoint)
  expect(isMobile(() => agents[agent])).toBe(mobile)
})

test('R91: a user agent that cannot be read counts as mobile', () => {
  expect(
    isMobile(() => {
      throw new Error('blocked')
    }),
  ).toBe(true)
})

test.each<[string, Breakpoint]>([
  ['viewport=sm', 'sm'],
  ['viewport=toString', 'xs'],
  ['viewport=huge', 'xs'],
  ['other=sm', 'xs'],
])('the first value with cookies %j is %s', (cookies, expected) => {
  expect(initialBreakpoint(cookies, agents.phone)).toBe(expected)
})

/** Media queries whose match is set by the test. */
function fakeMedia() {
  const queries = new Map<string, { matches: boolean; listener?: (event: { matches: boolean }) => void }>()
  const entry = (query: string) => {
    const found = queries.get(query) ?? { matches: false }
    queries.set(query, found)
    return found
  }
  const show = (name: Breakpoint) => {
    for (const other of breakpointNames) entry(mediaQueryOf(other)).matches = other === name
    for (const other of breakpointNames) {
      const { matches: now, listener } = entry(mediaQueryOf(other))
      listener?.({ matches: now })
    }
  }
  const matchMedia = (query: string) =>
    ({
      get matches() {
        return entry(query).matches
      },
      addEventListener: (_: string, listener: (event: { matches: boolean }) => void) => {
        entry(query).listener = listener
      },
    }) as unknown as MediaQueryList
  return { show, matchMedia }
}

test('R51: the state follows the media queries, and keeps the fallback while none matches', () => {
  const media = fakeMedia()
  const viewport = createViewport(media.matchMedia)
  viewport.start()
  expect(viewport.current()).toBe('xl')
  media.show('sm')
  expect(viewport.current()).toBe('sm')
})

const now = Date.UTC(2026, 0, 1)

test('R88: the cookie text', () => {
  expect(viewportCookie('md', now)).toBe(
    'viewport=md;expires=Fri, 01 Jan 2027 00:00:00 GMT;path=/;path=/;secure;SameSite=Strict',
  )
})

test('A6: the cookie is written after consent, with each change, and deleted on withdrawal', () => {
  const written: string[] = []
  jest
    .spyOn(document, 'cookie', 'set')
    .mockImplementation((text) => void written.push(text.split(';')[0] ?? ''))
  const media = fakeMedia()
  const viewport = createViewport(media.matchMedia)
  viewport.start()
  const consent = createConsentStore()
  keepViewportCookie(viewport, consent, { now: () => now, isRead: true })
  media.show('md')
  expect(written).toEqual([])
  consent.choose({ functional: true, media: false })
  media.show('sm')
  expect(written).toEqual(['viewport=md', 'viewport=sm'])
  consent.choose(allChoices(false))
  expect(written.at(-1)).toBe('viewport=')
  media.show('lg')
  expect(written).toHaveLength(3)
})

test('a cookie that nothing reads is never written, even if allowed, and an existing one is deleted', () => {
  document.cookie = 'viewport=md'
  const written = jest.spyOn(document, 'cookie', 'set')
  const media = fakeMedia()
  const viewport = createViewport(media.matchMedia)
  viewport.start()
  const consent = createConsentStore()
  keepViewportCookie(viewport, consent, { isRead: false })
  consent.choose(allChoices(true))
  media.show('md')
  const texts = written.mock.calls.map(([text]) => text.split(';')[0])
  expect([...new Set(texts)]).toEqual(['viewport='])
})
