/** Rules about paths from a build's metadata, and their result for one path. */

export type RouteRules = { prerender?: boolean; redirect?: string; ssr?: boolean; template?: string }

/**
 * `static`: exactly this path. `wildcard`: the path and everything below it. `dynamic`: patterns such as `/news/:slug`.
 */
export type RouteMatcher = Record<'static' | 'wildcard' | 'dynamic', Record<string, RouteRules>>

/** A pattern matches when all segments are equal or parameters (`:name`). */
function matchesPattern(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const found = path.split('/')
  return (
    wanted.length === found.length &&
    wanted.every((part, index) => (part.startsWith(':') ? Boolean(found[index]) : part === found[index]))
  )
}

/** All rules that match a path, merged, the least specific first; `path` has no trailing slash. */
export function rulesFor(path: string, matcher: RouteMatcher): RouteRules {
  const wildcards = Object.keys(matcher.wildcard)
    .filter((prefix) => prefix === '/' || path === prefix || path.startsWith(`${prefix}/`))
    .sort((a, b) => a.length - b.length)
  const patterns = Object.keys(matcher.dynamic).filter((pattern) => matchesPattern(pattern, path))
  return Object.assign(
    {},
    ...wildcards.map((prefix) => matcher.wildcard[prefix]),
    ...patterns.map((pattern) => matcher.dynamic[pattern]),
    Object.hasOwn(matcher.static, path) ? matcher.static[path] : {},
  ) as RouteRules
}
