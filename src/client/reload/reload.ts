/** Reloads a page: the only way in which the site replaces its own document. */
import { checkTarget } from '../navigation/guard'
import { createReloadGuard } from './guard'

export type Load = { to?: string; error?: unknown; force?: boolean }

/** Performs the reload; replaced in tests, where a document cannot be unloaded. */
export const browser = {
  assign: (href: string) => location.assign(href),
  reload: () => location.reload(),
}

const guard = createReloadGuard()

/**
 * Loads `to` (default: the current address) as a document. Unless forced, the guard decides: once per path within ten
 * seconds, and once per error in the lifetime of this page. Returns whether it loads. Addresses of other sites and
 * script protocols throw (navigation guard).
 */
export function loadDocument({ to = location.href, error, force = false }: Load = {}): boolean {
  const { url } = checkTarget(to, location.href)
  if (!force && !guard.allow(url.pathname, error)) return false
  const samePage = url.pathname === location.pathname && url.search === location.search
  if (samePage) {
    // Assigning an address that differs only in its hash would load nothing.
    if (url.hash !== location.hash) history.replaceState(history.state, '', url)
    browser.reload()
  } else browser.assign(url.href)
  return true
}
