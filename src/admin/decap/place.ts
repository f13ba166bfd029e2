/**
 * Returns editors to where they were: signing in by redirect drops the URL fragment, and lists drawn again start at their
 * top.
 */
import { ownPages } from '../../site/routes'
import { collectionNamed } from '../../content-model'
import { decapState, onDecapState } from './internals'

const storageKey = 'editor.place'

/**
 * Fixed pages cannot be added, but Decap would show a form for a new one anyway: its address is replaced with that of
 * the form for own pages.
 */
function withoutFixed(hash: string): string {
  const [, name] = /^#\/collections\/([\w-]+)\/new\b/.exec(hash) ?? []
  return collectionNamed(name)?.fixedEntries ? `#/collections/${ownPages}/new` : hash
}

/** Redirects from an address that must not be shown. */
function leaveFixed(): void {
  const wanted = withoutFixed(location.hash)
  if (wanted !== location.hash) location.replace(wanted)
}

const isPlace = (hash: string) => /^#\/(collections|workflow|media|search)\b/.test(hash)

/** Decap opens its first collection on its own; navigating before that would look like leaving the entry. */
const isFirstCollection = (hash: string) => /^#\/collections\/[\w-]+$/.test(hash)

/** The timeout for that and the polling interval, in milliseconds. */
const patience = 1500
const interval = 30

/** Looks until the editor is ready, then acts, at the latest after the timeout. */
function onceReady(isReady: () => boolean, act?: () => void): void {
  const start = Date.now()
  const look = setInterval(() => {
    if (!isReady() && Date.now() - start < patience) return
    clearInterval(look)
    act?.()
  }, interval)
}

function goTo(wanted: string): void {
  onceReady(
    () => location.hash === wanted || isFirstCollection(location.hash),
    () => {
      if (location.hash !== wanted) location.hash = wanted
    },
  )
}

/** Decap shows every list from its top; back from an entry, it is where it was left. */
function keepListPlaces(): void {
  const places = new Map<string, number>()
  addEventListener('scroll', () => places.set(location.hash, scrollY))
  addEventListener('hashchange', ({ oldURL }) => {
    const list = location.hash
    const place = places.get(list) ?? 0
    if (!oldURL.includes(`${list}/entries/`)) return
    // A long list shows more entries only once it is scrolled to its end.
    const isThere = (): boolean => {
      if (location.hash !== list) return true
      scrollTo(0, place)
      return Math.abs(scrollY - place) < 1
    }
    onceReady(isThere)
  })
}

/** Must run before Decap starts. */
export function keepPlace(): void {
  const first = location.hash
  // Decap has read the address already, so it is replaced only once Decap follows it.
  const wanted = isPlace(first) ? withoutFixed(first) : (sessionStorage.getItem(storageKey) ?? '')
  addEventListener('hashchange', () => {
    leaveFixed()
    if (isPlace(location.hash)) sessionStorage.setItem(storageKey, location.hash)
  })
  keepListPlaces()
  if (!wanted) return
  sessionStorage.setItem(storageKey, wanted)
  const stop = onDecapState(() => {
    if (!decapState().auth?.user) return
    stop()
    // The login screen has emptied the address even of an editor who was signed in; Decap itself is still at that place.
    if (wanted === first && location.hash === '') history.replaceState(history.state, '', wanted)
    else goTo(wanted)
  })
}
