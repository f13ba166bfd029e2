/** The path below which the site is published: '' at the root of a host. */

declare const __BASE_PATH__: string | undefined

/** The prefix that Gatsby was built with, without trailing slash. */
export function pathPrefix(): string {
  return typeof __BASE_PATH__ === 'string' ? __BASE_PATH__ : ''
}

/** Removes the prefix from a path of the address bar. */
export function withoutPrefix(path: string, prefix = pathPrefix()): string {
  return prefix && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path
}
