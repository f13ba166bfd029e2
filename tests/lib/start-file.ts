/** The files that a page's start file loads, read as the browser gets them (src/early/start.ts). */
import type { Page, Site } from './site'

function startCode(site: Site, { root }: Page): string {
  const file = root.querySelector('script[data-page][src]')?.getAttribute('src') ?? ''
  return site.files.has(file) ? site.text(file) : ''
}

/** The scripts that the start file adds to a page; empty if it cannot be read. */
export function startedScripts(site: Site, page: Page): string[] {
  const written = /\["\/webpack-runtime-[^\]]*\]/.exec(startCode(site, page))?.[0]
  return JSON.parse(written ?? '[]') as string[]
}

/** The text of the file among those that are started whose name begins so. */
const startedCode = (site: Site, page: Page, name: string): string =>
  startedScripts(site, page)
    .filter((file) => file.startsWith(`/${name}-`) && site.files.has(file))
    .map((file) => site.text(file))
    .join('')

/**
 * The files of a page's component, its own and those that it needs, among them the chunk that all components share:
 * Gatsby's list names the first alone, webpack's code all of them, by their hashes.
 */
export function componentFiles(site: Site, page: Page, chunk: string): readonly string[] {
  const call = new RegExp(`"${chunk}":[^"]*`).exec(startedCode(site, page, 'app'))?.[0] ?? ''
  const runtime = startedCode(site, page, 'webpack-runtime')
  const hashes = [...call.matchAll(/\.e\((\d+)\)/g)].flatMap(
    ([, id]) => new RegExp(`[{,]${id}:"([0-9a-f]{20})"`).exec(runtime)?.[1] ?? [],
  )
  return [...site.files].filter((file) => hashes.some((hash) => file.endsWith(`-${hash}.js`)))
}
