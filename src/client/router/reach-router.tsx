/**
 * What Gatsby uses of its router in the browser: location, history, and the element around the page. The build renders
 * with the router itself (docs/decisions/light-i18n-runtime.md); a test compares the two.
 */
import {
  cloneElement,
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react'

type State = { key?: string } | null

/** The place of the window in the form that Gatsby hands to pages and hooks. */
function currentLocation() {
  const { search, hash, href, origin, protocol, host, hostname, port, pathname } = window.location
  const state = window.history.state as State
  return {
    pathname: encodeURI(decodeURI(pathname)),
    search,
    hash,
    href,
    origin,
    protocol,
    host,
    hostname,
    port,
    state,
    key: state?.key ?? 'initial',
  }
}

type RouterLocation = ReturnType<typeof currentLocation>
type Change = { location: RouterLocation; action: 'POP' | 'PUSH' }
type NavigateOptions = { state?: object; replace?: boolean }

/** The location of the last change; before that, the one at the start, without the key that the entry gets later. */
let location = currentLocation()
let listeners: ((change: Change) => void)[] = []
/** Whether an address has been set whose page is not yet shown. */
let transitioning = false
let finish = (): void => undefined

/**
 * Sets the address and shows its page. While the page of an earlier call is not yet shown, its history entry is
 * replaced. The promise is fulfilled when the page is shown.
 */
export function navigate(
  to: string | number,
  { state, replace = false }: NavigateOptions = {},
): Promise<void> {
  if (typeof to === 'number') window.history.go(to)
  else {
    const keyed = { ...state, key: String(Date.now()) }
    try {
      if (transitioning || replace) window.history.replaceState(keyed, '', to)
      else window.history.pushState(keyed, '', to)
    } catch {
      // Browsers limit how many entries a page may add in a short time, and refuse what cannot be stored.
      window.location[replace ? 'replace' : 'assign'](to)
    }
  }
  transitioning = true
  const shown = new Promise<void>((resolve) => (finish = resolve))
  location = currentLocation()
  listeners.forEach((listener) => listener({ location, action: 'PUSH' }))
  return shown
}

/** Gatsby adds the kind of change to the location in its own listener. */
export const globalHistory = {
  navigate,
  /** Returns a function that removes the listener. */
  listen(listener: (change: Change) => void): () => void {
    const onPopState = () => {
      location = currentLocation()
      listener({ location, action: 'POP' })
    }
    listeners.push(listener)
    addEventListener('popstate', onPopState)
    return () => {
      removeEventListener('popstate', onPopState)
      listeners = listeners.filter((other) => other !== listener)
    }
  },
}

type Located = { location: RouterLocation }

const LocationContext = createContext<Located | null>(null)

/** Gatsby provides it for nested routers, which this site does not have. */
export const BaseContext = createContext({ baseuri: '/', basepath: '/' })

type LocationProps = { children: ReactNode | ((located: Located) => ReactNode) }

/** Follows the history; a new location is rendered in the next frame. */
export function LocationProvider({ children }: LocationProps) {
  const [located, setLocated] = useState<Located>({ location })
  useEffect(() => {
    transitioning = false
    finish()
  }, [located])
  useEffect(() => {
    let unmounted = false
    const stop = globalHistory.listen((change) =>
      requestAnimationFrame(() => {
        if (!unmounted) setLocated({ location: change.location })
      }),
    )
    return () => {
      unmounted = true
      stop()
    }
  }, [])
  return (
    <LocationContext value={located}>
      {typeof children === 'function' ? children(located) : children}
    </LocationContext>
  )
}

/** The location of the provider above it, or of its own. */
export function Location({ children }: { children: (located: Located) => ReactNode }) {
  const located = useContext(LocationContext)
  return located ? children(located) : <LocationProvider>{children}</LocationProvider>
}

type RouteProps = { path: string; uri?: string; location: RouterLocation }

type RouterProps = Located & { id: string; children: ReactElement<RouteProps> }

/**
 * The element around the page, which Gatsby creates as the only route; it matches always. Gets the focus when another
 * page is shown, but not for the first one.
 */
export function Router({ id, location: place, children }: RouterProps) {
  const wrapper = useRef<HTMLDivElement>(null)
  const first = useRef(true)
  const uri = `/${place.pathname.replace(/^\/+|\/+$/g, '')}`
  useEffect(() => {
    if (!first.current) wrapper.current?.focus()
    first.current = false
  }, [uri])
  return (
    <div style={{ outline: 'none' }} tabIndex={-1} ref={wrapper} id={id}>
      {cloneElement(children, { uri, location: place })}
    </div>
  )
}

/**
 * Gatsby asks for the page with a pattern that matches a path. Returns nothing, because there are none: each page has a
 * path.
 * @throws If a page has a pattern (`matchPath`): remove the alias of the router in src/gatsby/webpack.ts.
 */
export function pick(patterns: readonly unknown[]): undefined {
  if (patterns.length > 0)
    throw new Error('Pages with a matchPath need Gatsby’s own router (src/gatsby/webpack.ts).')
}
