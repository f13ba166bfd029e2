/**
 * Decides whether an address may be navigated to: the one rule for links, redirects and reloads (R68, R69;
 * docs/spec/navigation.md#allowed-targets).
 */
import { scriptProtocols } from '../../site/constants'

export type Target = {
  /** The address as the browser parses it. */
  url: URL
  /** Leaves the site: another origin, or another protocol. */
  external: boolean
}

const externalRefused =
  'Navigating to an external URL is not allowed by default. Use `navigateTo(url, { external: true })`.'

/** Control characters and white space, which browsers skip inside a protocol and which can therefore hide one. */
const invisible = new RegExp('[\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff]+', 'g')
const visible = (to: string): string => to.replace(invisible, '')

/** The script protocol of an address, with its disguises removed (`java\nscript:`, `view-source:data:`). */
export function scriptProtocolOf(to: string): string | undefined {
  let text = visible(to).toLowerCase()
  while (text.startsWith('view-source:')) text = text.slice('view-source:'.length)
  const protocol = text.slice(0, text.indexOf(':') + 1)
  return scriptProtocols.includes(protocol) ? protocol : undefined
}

/**
 * Resolves an address against the current one (`base`, absolute). Throws with the required message (R70) for script
 * protocols, always, and for external addresses unless allowed. Text that browsers cannot parse as an address is
 * refused as external.
 */
export function checkTarget(to: string, base: string, allowExternal = false): Target {
  const disguised = scriptProtocolOf(to)
  const url = URL.canParse(to || '/', base) ? new URL(to || '/', base) : undefined
  const protocol = disguised ?? (url && scriptProtocols.includes(url.protocol) ? url.protocol : undefined)
  if (protocol) throw new Error(`Cannot navigate to a URL with '${protocol}' protocol.`)
  const external = !url || hasProtocolOfItsOwn(to, base) || url.origin !== new URL(base).origin
  if (!url || (external && !allowExternal)) throw new Error(externalRefused)
  // As a string, a path that starts with two slashes would be read as another host.
  if (!external) url.pathname = url.pathname.replace(/^\/{2,}/, '/')
  return { url, external }
}

/**
 * A protocol of two or more characters, even where browsers see a path (`foo.com:8080/x`), or two slashes in either
 * direction. `https://own.host/x` has one but is internal: http addresses are judged by their origin alone.
 */
function hasProtocolOfItsOwn(to: string, base: string): boolean {
  if (!/^(?:[\w+.-]{2,}:|[/\\]{2})/.test(visible(to))) return false
  return !URL.canParse(to) || new URL(to).origin !== new URL(base).origin
}
