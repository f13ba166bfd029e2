/** The built site for the checks: its files, and its pages parsed once. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import { siteFiles } from '../../scripts/lib/site-files'
import { localeOf, type LocaleCode } from '../../src/site/locales'
import { localeOfPath } from '../../src/site/paths'
import { siteUrl } from '../../src/site/site-url'
import { declaredPages, type DeclaredPage } from './declared-pages'

export type Page = {
  /** The address that serves this file, without trailing slash. */
  path: string
  /** From the root of the built site: `/about/index.html`. */
  file: string
  html: string
  root: HTMLElement
  locale: LocaleCode
  iso: string
  /** The page declared by routes and content at this address; undefined if there is none. */
  declared: DeclaredPage | undefined
}

export type Site = {
  folder: string
  origin: string
  files: ReadonlySet<string>
  pages: readonly Page[]
  declared: readonly DeclaredPage[]
  /** Reads a file of the site as text. */
  text: (file: string) => string
  /** The file that the host serves for a path; undefined for a 404. */
  fileAt: (path: string) => string | undefined
}

/** The address of a page's file. */
function pathOfFile(file: string): string {
  return file.replace(/(?:\/index)?\.html$/, '') || '/'
}

function readPage(folder: string, file: string, declared: ReadonlyMap<string, DeclaredPage>): Page {
  const html = readFileSync(join(folder, file), 'utf8')
  const path = pathOfFile(file)
  const locale = localeOfPath(path)
  const root = parse(html, { comment: true, blockTextElements: { script: true, style: true } })
  return { path, file, html, root, locale, iso: localeOf(locale).iso, declared: declared.get(path) }
}

/** Loads a built site, without the editor. */
export function loadSite(folder: string): Site {
  const list = siteFiles(folder)
  const files = new Set(list)
  const declared = declaredPages()
  const byPath = new Map(declared.map((page) => [page.path, page]))
  const fileAt = (path: string): string | undefined => {
    const clean = decodeURIComponent(path)
    return [clean, `${clean}.html`, `${clean === '/' ? '' : clean}/index.html`].find((file) =>
      files.has(file),
    )
  }
  return {
    folder,
    origin: siteUrl,
    files,
    pages: list
      .filter((file) => file.endsWith('.html') && !file.startsWith('/admin/'))
      .map((file) => readPage(folder, file, byPath)),
    declared,
    text: (file) => readFileSync(join(folder, file), 'utf8'),
    fileAt,
  }
}

/** Pages at their own address that search engines may list. */
export function listedPages(site: Site): Page[] {
  return site.pages.filter(({ declared }) => declared && !declared.alias && !declared.noindex)
}
