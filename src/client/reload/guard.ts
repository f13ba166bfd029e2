/** The guard that keeps a broken page from reloading forever (R61; docs/spec/builds.md#reload-guard). */
import { reloadGuardTime } from '../../site/constants'
import type { Unchecked } from '../unchecked'
import { keep } from '../storage/keep'

type Entry = { path: string; expires: number }

function isEntry(value: unknown): value is Entry {
  const { path, expires } = (value as Unchecked<keyof Entry>) ?? {}
  return typeof path === 'string' && typeof expires === 'number'
}

export type ReloadRequest = {
  path: string
  /** Milliseconds. */
  now: number
  /** The stored record. */
  stored: unknown
  /** Bypasses the guard, for a reload that the visitor requested. */
  force?: boolean
}

/** Whether a path may be (re)loaded: forced, another path, or the entry has expired (strictly). */
export function mayReload({ path, now, stored, force = false }: ReloadRequest): boolean {
  return force || !isEntry(stored) || stored.path !== path || stored.expires < now
}

/** Dependencies of the guard on the browser. */
export type GuardEnvironment = { now: () => number; isReload: () => boolean }

const browserEnvironment: GuardEnvironment = {
  now: () => Date.now(),
  isReload() {
    const [entry] = performance.getEntriesByType('navigation')
    return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload'
  },
}

export type ReloadGuard = {
  /** Returns whether `path` may be loaded again because of `error`, and records the load. */
  allow: (path: string, error?: unknown) => boolean
}

/**
 * Makes a guard. Besides the stored entry it remembers, for the lifetime of the page, the errors for which a load was
 * granted. Where storage is blocked, a page that is itself the result of a reload is not reloaded again.
 */
export function createReloadGuard({ now, isReload }: GuardEnvironment = browserEnvironment): ReloadGuard {
  const seen = new Set<string>()
  return {
    allow(path, error) {
      const name = String(error)
      if (seen.has(name)) return false
      const time = now()
      if (!mayReload({ path, now: time, stored: keep.read('reload') })) return false
      const entry: Entry = { path, expires: time + reloadGuardTime }
      const remembered = keep.write('reload', JSON.stringify(entry))
      if (!remembered && isReload()) return false
      seen.add(name)
      return true
    },
  }
}
