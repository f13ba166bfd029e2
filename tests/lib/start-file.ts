/** The files that a page's start file loads, read from the built files (src/early/start.ts). */
import { startFileAttribute } from '../../src/early/names'
import type { Page, Site } from './site'

/** The address of a page's start file; empty if the page has none. */
export const startFileOf = ({ root }: Page): string =>
  root.querySelector(`[${startFileAttribute}]`)?.getAttribute(startFileAttribute) ?? ''

function startCode(site: Site, page: Page): string {
  const file = startFileOf(page)
  return site.files.has(file) ? site.text(file) : ''
}

/** The scripts that the start file adds to a page; empty if it cannot be read. */
export function startedScripts(site: Site, page: Page): string[] {
  const written = /\["\/webpack-runtime-[^\]]*\]/.exec(startCode(site, page))?.[0]
  return JSON.parse(written ?? '[]') as string[]
}

/** The text of the started file whose name starts with `name`. */
const startedCode = (site: Site, page: Page, name: string): string =>
  startedScripts(site, page)
    .filter((file) => file.startsWith(`/${name}-`) && site.files.has(file))
    .map((file) => site.text(file))
    .join('')

/**
 * The files of a page's component and its dependencies, including the chunk shared by all components: Gatsby's list has
 * only the component's own file, webpack's code has all of them, by hash.
 */
export function componentFiles(site: Site, page: Page, chunk: string): readonly string[] {
  const call = new RegExp(`"${chunk}":[^"]*`).exec(startedCode(site, page, 'app'))?.[0] ?? ''
  const runtime = startedCode(site, page, 'webpack-runtime')
  const hashes = [...call.matchAll(/\.e\((\d+)\)/g)].flatMap(
    ([, id]) => new RegExp(`[{,]${id}:"([0-9a-f]{20})"`).exec(runtime)?.[1] ?? [],
  )
  return [...site.files].filter((file) => hashes.some((hash) => file.endsWith(`-${hash}.js`)))
}
