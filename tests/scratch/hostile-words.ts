/** Hostile words in titles, descriptions, menus, company facts and file names of a built site. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'node-html-parser'
import { SaxesParser } from 'saxes'
import { parseDocument } from 'yaml'
import { siteFiles } from '../../scripts/lib/site-files'
import { localeCodes, perLocale } from '../../src/site/locales'
import { pathOf } from '../../src/site/paths'
import type { Check } from '../lib/report'
import { hostile } from './words'

const yaml = (text: string): string => JSON.stringify(text)
const slugOf = (index: number): string => `hostile-words-${index}`
/** Starts with the language: the content check rejects texts that are the same in two languages. */
const summaryOf = (words: string, language: string): string =>
  `${language}: a description that is long enough for a page and holds ${words}`

/** A name that hosts and shells may misread; it has to be served unchanged. */
const fileName = 'it\'s R&amp;D "50%25" <b>.pdf'

const languages = [...localeCodes, 'fr']
/** The addresses of the news; that of the third language is in the copy's own paths. */
const newsPaths: Readonly<Record<string, string>> = {
  ...perLocale((locale) => pathOf('news', locale)),
  fr: '/fr/fr-news',
}
const [first = '', second = '', third = ''] = hostile

function article(index: number, words: string, language: string): string {
  return [
    ...['---', `title: ${yaml(words)}`, `summary: ${yaml(summaryOf(words, language))}`, 'date: 2026-03-01'],
    ...['author: mara-lindqvist', '---', ''],
    `## ${words.replace(/[<>\\`*_$[\]{}]/g, '')}`,
    ...['', `Words of article ${index} in ${language}.`, ''],
  ].join('\n')
}

/** Sets fields of a file's front matter or settings; the rest is left unchanged. */
function setFields(file: string, fields: Readonly<Record<string, string>>): void {
  const text = readFileSync(file, 'utf8')
  const [, front = text, rest = ''] = /^---\n([\s\S]*?\n)(---\n[\s\S]*)$/.exec(text) ?? []
  const document = parseDocument(front)
  for (const [path, value] of Object.entries(fields)) document.setIn(path.split('.'), value)
  writeFileSync(file, rest ? `---\n${document.toString()}${rest}` : document.toString())
}

/** Writes the words into the copy's content, in every language. */
export function plantHostileWords(copy: string): void {
  const content = (path: string): string => join(copy, 'content', path)
  for (const language of languages) {
    hostile.forEach((words, index) => {
      writeFileSync(content(`news/${slugOf(index)}.${language}.md`), article(index, words, language))
    })
    setFields(content(`pages/about.${language}.md`), {
      title: first,
      menuTitle: '&lt;b id=inj&gt;',
      description: summaryOf(second, language),
    })
    setFields(content(`products/pegel.${language}.md`), { title: third })
  }
  setFields(
    content('site/site.yml'),
    Object.fromEntries(
      languages.flatMap((language) => [
        [`${language}.company.legalName`, first],
        [`${language}.company.street`, second],
        [`${language}.company.city`, third],
        [`${language}.description`, summaryOf(first, language)],
      ]),
    ),
  )
  const download = join(copy, 'static/downloads', fileName)
  mkdirSync(dirname(download), { recursive: true })
  writeFileSync(download, '%PDF-1.7\n')
}

type Thing = { '@type': string; headline?: string; description?: string }

/** Checks the texts of a planted article's page, read back with third-party parsers. */
function articleCheck(copy: string, index: number, words: string, language: string): Check {
  const name = `${newsPaths[language] ?? ''}/${slugOf(index)}`
  const file = join(copy, 'public', name, 'index.html')
  if (!existsSync(file)) return { name, problems: ['the page was not built'] }
  const root = parse(readFileSync(file, 'utf8'))
  const data = root.querySelector('script[type="application/ld+json"]')?.rawText ?? '{}'
  const things = (JSON.parse(data) as { '@graph'?: Thing[] })['@graph'] ?? []
  const found = things.find((thing) => thing['@type'] === 'NewsArticle')
  const read: Readonly<Record<string, string | undefined>> = {
    headline: found?.headline,
    'description in the data': found?.description?.slice(summaryOf('', language).length),
    title: root.querySelector('title')?.text.split(' | ')[0],
    'link preview': root.querySelector('meta[property="og:title"]')?.getAttribute('content'),
    heading: root.querySelector('h1')?.text,
  }
  return {
    name,
    // The renderer may add soft hyphens and non-breaking spaces, so texts are compared without them.
    problems: Object.entries(read)
      .filter(([, text]) => text === undefined || bare(text) !== bare(words))
      .map(([place, text]) => `${place} is ${JSON.stringify(text)} instead of ${JSON.stringify(words)}`),
  }
}

const bare = (text: string): string => text.replace(/\u00ad/g, '').replace(/[\s\u2060]+/g, ' ')

/** Checks that no element on any page comes from the words, however they were decoded. */
function pageCheck(copy: string, file: string): Check {
  const root = parse(readFileSync(join(copy, 'public', file), 'utf8'))
  const planted = root.querySelectorAll('*').filter(({ attributes }) => {
    return attributes['id'] === 'inj' || Object.keys(attributes).some((name) => /^on|^inj/i.test(name))
  })
  return { name: file, problems: planted.map(({ outerHTML }) => `planted: ${outerHTML.slice(0, 80)}`) }
}

function xmlCheck(copy: string, file: string): Check {
  try {
    new SaxesParser().write(readFileSync(join(copy, 'public', file), 'utf8')).close()
    return { name: file, problems: [] }
  } catch (error) {
    return { name: file, problems: [String(error)] }
  }
}

/** Checks every page and feed of the built copy. */
export function hostileChecks(copy: string): Check[] {
  const files = siteFiles(join(copy, 'public'))
  const pages = files.filter((file) => file.endsWith('.html') && !file.startsWith('/admin/'))
  return [
    ...languages.flatMap((language) =>
      hostile.map((words, index) => articleCheck(copy, index, words, language)),
    ),
    ...pages.map((file) => pageCheck(copy, file)),
    ...files.filter((file) => file.endsWith('.xml')).map((file) => xmlCheck(copy, file)),
  ]
}
