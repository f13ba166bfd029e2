/** Addresses of the files of a build: written by src/gatsby/build-files.ts, read by the browser. */

/** The folder of the build files below the site's path prefix (A13). */
export const buildAssetsFolder = 'builds'
/** The file beside each page's index.html (A21). */
export const payloadFile = '_payload.json'
/**
 * Gatsby's own file about a build, which it reads as it starts. The last pass adds the build's id here: if the pages
 * contained it, every build would change every page.
 */
export const appDataFile = 'page-data/app-data.json'

/** The address of a build file: `latest.json`, or `meta/{id}.json`. */
function buildAssetsUrl(file: string, prefix = ''): string {
  return `${prefix}/${buildAssetsFolder}/${file}`
}

/** The address of the newest build's id; `time` (ms) bypasses caches. */
export function latestBuildUrl(time: number, prefix = ''): string {
  return `${buildAssetsUrl('latest.json', prefix)}?${time}`
}

/** The address of a build's metadata; it never changes, so it may be cached forever. */
export function buildMetadataUrl(id: string, prefix = ''): string {
  return buildAssetsUrl(`meta/${id}.json`, prefix)
}

/**
 * The address of a page's payload: `path` is a path without trailing slash (the home page is `/`), with the
 * site's prefix. Throws for anything that names a host.
 */
export function payloadUrl(path: string, id: string): string {
  const base = 'https://own.invalid'
  if (!path.startsWith('/') || new URL(path, base).origin !== base)
    throw new Error(`Payload URL must not include hostname: ${path}`)
  return `${pagePath(path) === '/' ? '' : pagePath(path)}/${payloadFile}?${id}`
}

/** A path without query, hash and trailing slash; the home page is `/`. */
export function pagePath(path: string): string {
  return path.replace(/[?#].*$/, '').replace(/\/+$/, '') || '/'
}
