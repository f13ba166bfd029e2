/** Brings the editor back to where they were: signing in by redirect drops the part of the address after `#`. */
import { ownPages } from '../../site/routes'
import { collectionNamed } from '../../content-model'
import { decapState, onDecapState } from './internals'

const storageKey = 'editor.place'

/**
 * The site's fixed pages cannot be added to, but Decap would show a form all the same: whoever asks for one gets that
 * of the pages which editors make.
 */
function withoutFixed(hash: string): string {
  const [, name] = /^#\/collections\/([\w-]+)\/new\b/.exec(hash) ?? []
  return collectionNamed(name)?.fixedEntries ? `#/collections/${ownPages}/new` : hash
}

/** Redirects from an address that must not be shown to its replacement. */
function leaveFixed(): void {
  const wanted = withoutFixed(location.hash)
  if (wanted !== location.hash) location.replace(wanted)
}

const isPlace = (hash: string) => /^#\/(collections|workflow|media|search)\b/.test(hash)

/** Decap opens its first collection by itself; continuing before that would look like leaving the entry. */
const isFirstCollection = (hash: string) => /^#\/collections\/[\w-]+$/.test(hash)

/** How long that may take, in milliseconds, and how often to look. */
const patience = 1500
const interval = 30

function goTo(wanted: string): void {
  const start = Date.now()
  const look = setInterval(() => {
    if (location.hash !== wanted && !isFirstCollection(location.hash) && Date.now() - start < patience) return
    clearInterval(look)
    if (location.hash !== wanted) location.hash = wanted
  }, interval)
}

/** Must run before Decap starts. */
export function keepPlace(): void {
  leaveFixed()
  const wanted = isPlace(location.hash) ? location.hash : (sessionStorage.getItem(storageKey) ?? '')
  addEventListener('hashchange', () => {
    leaveFixed()
    if (isPlace(location.hash)) sessionStorage.setItem(storageKey, location.hash)
  })
  if (!wanted) return
  sessionStorage.setItem(storageKey, wanted)
  const stop = onDecapState(() => {
    if (!decapState().auth?.user) return
    stop()
    goTo(wanted)
  })
}
