/**
 * A page that exists in one language only: built there and nowhere else, and the language switch leads to its parent.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import type { Check } from '../lib/report'

const id = 'planted-directions'
const address = `/hannover-2027/${id}`

/**
 * Plants a page in German below one that all languages have; English has the accompanying file that the editor writes.
 */
export function plantOneLanguage(copy: string): void {
  const write = (language: string, text: string) =>
    writeFileSync(join(copy, 'content/own-pages', `${id}.${language}.md`), text)
  const shared = 'above: own-pages/hannover-2027\nonlyIn: de\n'
  write('en', `---\n${shared}---\n`)
  write(
    'de',
    `---
title: Mit der Bahn zur Messe
menuTitle: Anfahrt
${shared}description: Mit der Bahn zur Messe in Hannover, vom Hauptbahnhof bis zu unserem Stand, auch ohne Stufen.
sections:
  - type: text
    id: text
    heading: Vom Hauptbahnhof zum Stand
    text: Die Stadtbahn fährt alle zehn Minuten. Alle Haltestellen sind ohne Stufen zu erreichen.
---
`,
  )
}

/** Checks the page, the other languages and the sitemaps. */
export function oneLanguageChecks(copy: string): Check[] {
  const folder = join(copy, 'public')
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const page = parse(read(`de${address}/index.html`))
  const maps = readdirSync(folder).filter((file) => /^sitemap.*\.xml$/.test(file))
  const inMaps = (path: string) => maps.some((file) => new RegExp(`//[^/<]+${path}<`).test(read(file)))
  const leadsTo = (language: string) =>
    new Set(
      page.querySelectorAll(`a[data-locale-choice="${language}"]`).map((link) => link.getAttribute('href')),
    )
  const only = (paths: Set<string | undefined>, path: string) => paths.size === 1 && paths.has(path)
  const alternates = page.querySelectorAll('link[rel="alternate"][hreflang]')
  const found = {
    'the English switch leads to the parent': only(leadsTo('en'), '/hannover-2027'),
    'the German switch stays': only(leadsTo('de'), `/de${address}`),
    'no other language has the page': !existsSync(join(folder, `${address.slice(1)}/index.html`)),
    'its head names German alone': alternates.every((link) =>
      link.getAttribute('hreflang')?.startsWith('de'),
    ),
    'its title is its only main heading, without an opening of its own':
      page
        .querySelectorAll('h1')
        .map((heading) => heading.text.replaceAll('\u00ad', ''))
        .join() === 'Mit der Bahn zur Messe',
    'the site map has it once': inMaps(`/de${address}`) && !inMaps(address),
  }
  return Object.entries(found).map(([name, isSo]) => ({ name, problems: isSo ? [] : [`${name}: not so`] }))
}
