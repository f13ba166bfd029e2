/** What a page's start file loads, read as the browser gets it (src/early/start.ts). */
import type { Page, Site } from './site'

type Chunks = Readonly<Record<string, readonly string[]>>

function startCode(site: Site, { root }: Page): string {
  const file = root.querySelector('script[data-page][src]')?.getAttribute('src') ?? ''
  return site.files.has(file) ? site.text(file) : ''
}

/** The scripts that the start file adds to a page; empty if it cannot be read. */
export function startedScripts(site: Site, page: Page): string[] {
  const written = /\["\/webpack-runtime-[^\]]*\]/.exec(startCode(site, page))?.[0]
  return JSON.parse(written ?? '[]') as string[]
}

/** The files of a chunk, by its name in Gatsby's list. */
export function chunkFiles(site: Site, page: Page, chunk: string): readonly string[] {
  const written = /___chunkMapping='([^']*)'/.exec(startCode(site, page))?.[1]
  const chunks = JSON.parse(written ?? '{}') as Chunks
  return chunks[chunk] ?? []
}
