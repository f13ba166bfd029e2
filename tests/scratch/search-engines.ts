/** An editor's settings for search engines and shared links: a custom title, and a page with noindex. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { localeCodes } from '../../src/site/locales'
import type { Check } from '../lib/report'

const languages = [...localeCodes, 'fr']
const titleIn = (language: string) => `Words for search engines in ${language}`

/** The address of each entry, in every language. */
const unlisted = '/services/training'
const titled = '/services/migration'

/** Writes the fields into two entries of the copy's content. */
export function plantForSearchEngines(copy: string): void {
  for (const language of languages) {
    for (const [path, line] of [
      [unlisted, 'unlisted: true'],
      [titled, `searchTitle: ${titleIn(language)}`],
    ] as const) {
      const file = join(copy, 'content', `${path}.${language}.md`)
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^---\n/, `---\n${line}\n`))
    }
  }
}

/** Checks the English pages and the sitemaps. */
export function searchEngineChecks(copy: string): Check[] {
  const folder = join(copy, 'public')
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const maps = readdirSync(folder).filter((file) => /^sitemap.*\.xml$/.test(file))
  const page = read(`${unlisted}/index.html`)
  const own = read(`${titled}/index.html`)
  const title = titleIn('en')
  const found = {
    'an unlisted page asks to be left out': /<meta[^>]+name="robots"[^>]+noindex/.test(page),
    'an unlisted page is in no site map': !maps.some((file) => read(file).includes(`${unlisted}<`)),
    'the site maps were read': maps.some((file) => read(file).includes(`${titled}<`)),
    'a page’s title for search engines': own.includes(`<title>${title}`) || own.includes(`>${title} |`),
    'it is not the page’s heading': !new RegExp(`<h1[^>]*>${title}`).test(own),
  }
  return Object.entries(found).map(([name, isSo]) => ({ name, problems: isSo ? [] : [`${name}: not so`] }))
}
