/** The content of a new site: the starter’s files with the company’s facts, without what it leaves out. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parse, stringify } from 'yaml'
import type { SectionType } from '../../../src/content-model/fields'
import { sectionTypes } from '../../../src/content-model/sections'
import { isGroup } from '../../../src/lib/values'
import { routeOf, routes, type RouteId } from '../../../src/site/routes'
import { optionalCollections, type Answers } from './answers'

/** Files by their path from the project's folder. */
export type Files = Map<string, string>

/** Texts that every site needs and that are right as they are but for the company's facts. */
const legalPages = ['imprint', 'privacy', 'accessibility']

/** In which languages the starter is written; other languages begin with the first of them. */
const written = ['en', 'de']

const today = (): string => new Date().toISOString().slice(0, 10)

/** The first language of the site whose texts are there, for languages without texts of their own. */
export function sourceOf(language: string, languages: readonly string[]): string {
  if (written.includes(language)) return language
  return languages.find((code) => written.includes(code)) ?? 'en'
}

function claimOf({ claim, languages }: Answers, language: string): string {
  return (
    claim[language] ??
    languages.map((code) => claim[code]).find(Boolean) ??
    `[${claimHint[language] ?? claimHint.en}]`
  )
}

const claimHint: Readonly<Record<string, string>> & { en: string } = {
  en: 'Your claim: what you promise, in a few words.',
  de: 'Ihr Leitsatz: was Sie versprechen, in wenigen Worten.',
}

/** The name of a country in a language. */
const countryIn = (country: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country

function factsOf(answers: Answers, language: string): Readonly<Record<string, string>> {
  const { name, legalName, street, postalCode, city, phone, email, manager, vatId } = answers
  return {
    ...{ name, legalName, street, postalCode, city, phone, email, manager },
    // One value for all languages: in the words of the first.
    vatId:
      vatId ||
      (sourceOf(answers.languages[0] ?? 'en', answers.languages) === 'de' ? '[USt-IdNr.]' : '[VAT id]'),
    country: countryIn(answers.country, language),
    claim: claimOf(answers, language),
    today: today(),
  }
}

/** Fills `[[name]]`. */
const fill = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replace(/\[\[(\w+)\]\]/g, (whole, name: string) => facts[name] ?? whole)

/** Fills the texts of a tree, so that no fact can become YAML. */
function filled(value: unknown, facts: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return fill(value, facts)
  if (Array.isArray(value)) return value.map((item: unknown) => filled(item, facts))
  if (!isGroup(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner, facts)]))
}

/** From this length on a text is a sentence, which the content check wants translated (unequal-texts.ts). */
const sentence = 50

/** Marks the sentences of a language whose texts are another's; a marked one is no longer than it may be. */
function marked(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => marked(item, language))
  if (isGroup(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, marked(inner, language)]))
  if (typeof value !== 'string' || value.length < sentence) return value
  const mark = `[${language}: translate] `
  if (value.includes('\n')) return `${mark}\n\n${value}`
  const room = Math.max(value.length, 140) - mark.length
  return mark + (value.length > room ? value.slice(0, value.lastIndexOf(' ', room)) : value)
}

/** What a site without some collections has no longer: pages by their id, and kinds of sections. */
export function leftOut(names: readonly string[]) {
  const has = (name: string | undefined) => name === undefined || !names.includes(name)
  // Of all routes: the site that is replaced may have left out others.
  const pages = (Object.keys(routes) as RouteId[]).filter((id) => !has(routeOf(id).lists))
  const sections = Object.entries<SectionType>(sectionTypes).flatMap(([type, { lists }]) =>
    has(lists) ? [] : [type],
  )
  return { has, pages, sections }
}

type LeftOut = ReturnType<typeof leftOut>

/** Topics are those of articles. */
export const withTheirs = (names: readonly string[]): string[] =>
  names.flatMap((name) => (name === 'news' ? ['news', 'tags'] : [name]))

const leftOutOf = ({ collections }: Answers): LeftOut =>
  leftOut(withTheirs(optionalCollections.filter((name) => !collections.includes(name))))

const isGone = (link: unknown, { pages }: LeftOut): boolean =>
  typeof link === 'string' &&
  pages.some((id) => link === id || (/^[#/]/.test(link.slice(id.length)) && link.startsWith(id)))

/** Lines that lead to a page that is not there: `- [News](/news): …`. */
function withoutDeadLines(text: string, { pages }: LeftOut): string {
  const dead = pages.map((id) => `](/${routeOf(id).paths.en})`)
  return text
    .split('\n')
    .filter((line) => !dead.some((link) => line.includes(link)))
    .join('\n')
}

/** Takes sections, links and menus away whose page or collection is not there. */
export function pruned(value: unknown, out: LeftOut): unknown {
  if (typeof value === 'string') return withoutDeadLines(value, out)
  if (Array.isArray(value))
    return value
      .filter((item: unknown) => {
        if (!isGroup(item)) return true
        if (typeof item['type'] === 'string' && out.sections.includes(item['type'])) return false
        return (
          !isGone(item['link'], out) &&
          !(item['heading'] && item['entries'] && !out.has(String(item['entries'])))
        )
      })
      .map((item: unknown) => pruned(item, out))
  if (!isGroup(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      if (isGroup(inner) && isGone(inner['link'], out)) return []
      if (key === 'entries' && !out.has(String(inner))) return []
      return [[key, pruned(inner, out)]]
    }),
  )
}

/** The same for every text of a tree. */
function withLinks(value: unknown, languages: readonly string[]): unknown {
  if (typeof value === 'string') return withOwnLinks(value, languages)
  if (Array.isArray(value)) return value.map((item: unknown) => withLinks(item, languages))
  if (!isGroup(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withLinks(inner, languages)]))
}

/** Splits a Markdown file into front matter and text. */
export function parts(source: string): { front: unknown; body: string } {
  const [, front = '', body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(source) ?? []
  // The starter's places may stand where YAML reads a list.
  return { front: parse(front.replace(/^(\w+): (\[\[\w+\]\])$/gm, "$1: '$2'")), body }
}

const yaml = (value: unknown): string => stringify(value, { lineWidth: 0, aliasDuplicateObjects: false })

/** A date is written without quotes, as editors' files have it. */
export const markdown = (front: unknown, body: string): string =>
  `---\n${yaml(front).replace(/^(date: )["']?(\d{4}-\d{2}-\d{2})["']?$/m, '$1$2')}---\n${body}`

/**
 * Returns a file of the starter in a language, filled with `values`. Takes its path below `starter/` without language
 * and ending. A language in which the starter is not written gets the words of another one, marked.
 */
export function starterText(
  root: string,
  path: string,
  language: string,
  languages: readonly string[],
  values: Readonly<Record<string, string>>,
): string {
  const file = join(root, 'starter', `${path}.${sourceOf(language, languages)}.md`)
  const { front, body } = parts(readFileSync(file, 'utf8'))
  const own = filled(front, values)
  return written.includes(language)
    ? markdown(own, fill(body, values))
    : markdown(marked(own, language), body && String(marked(fill(body, values), language)))
}

function starterFile(source: string, answers: Answers, language: string, out: LeftOut): string {
  const facts = factsOf(answers, language)
  const { front, body } = parts(source)
  const values = withLinks(pruned(filled(front, facts), out), answers.languages)
  return written.includes(language)
    ? markdown(values, fill(body, facts))
    : markdown(marked(values, language), body && String(marked(fill(body, facts), language)))
}

/** Facts of the sample, whose legal texts name some of them, with those of the new company. */
function replacements(sample: string, answers: Answers): ReadonlyMap<string, string> {
  const settings = parse(readFileSync(join(sample, 'site/site.yml'), 'utf8')) as Record<
    string,
    { name: string; company: Record<string, string> }
  >
  const team = readdirSync(join(sample, 'team'))
    .map((file) => parts(readFileSync(join(sample, 'team', file), 'utf8')).front as Record<string, unknown>)
    .filter((person) => person['management'] === true)
  return new Map([
    ...team.map((person): [string, string] => [String(person['name']), answers.manager]),
    ...Object.values(settings).flatMap(({ name, company }): [string, string][] => [
      [company['legalName'] ?? name, answers.legalName],
      [company['phone'] ?? name, answers.phone],
      [name, answers.name],
    ]),
  ])
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Replaces whole words in one pass, the longest first: nothing that was put in is replaced again. */
function replaceAll(text: string, pairs: ReadonlyMap<string, string>): string {
  const words = [...pairs.keys()].sort((a, b) => b.length - a.length).map(literal)
  const any = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  return text.replace(any, (found) => pairs.get(found) ?? found)
}

/** What of the sample's legal texts only the owner can say, and parts that a site without something does not need. */
function legalBody(body: string, language: string, { collections }: Answers): string {
  const german = language === 'de'
  const legalForm = german ? '[Ihre Rechtsform]' : '[Your legal form]'
  const day = german ? 'Tag der letzten Prüfung' : 'day of the last review'
  const text = body
    .replace(/^> (?:Sample|Muster):.*\n\n/m, '')
    .replace(/(\{\{company\.vatId\}\}) \([^)]*\)/, '$1')
    .replace(/^(- \*\*(?:Legal form|Rechtsform):\*\*) .*$/m, `$1 ${legalForm}`)
    .replace(/ (?:Each of them may act for it alone|Beide sind einzelvertretungsberechtigt)\./, '')
    .replace(/^(.+) (?:[A-Z][a-z]+ \d+, \d{4}|\d+\. \p{L}+ \d{4})\./gmu, `[$1: ${day}.]`)
  return collections.includes('jobs')
    ? text
    : text.replace(/^## (?:Applications|Bewerbungen)\n[\s\S]*?(?=^## )/m, '')
}

/** Links of the texts are English addresses; a site without English has the page at its first language's. */
function withOwnLinks(text: string, languages: readonly string[]): string {
  const first = sourceOf(languages[0] ?? 'en', languages)
  if (languages.includes('en') || first === 'en') return text
  return (Object.keys(routes) as RouteId[]).reduce((changed, id) => {
    const paths: Readonly<Record<string, string | undefined>> = routeOf(id).paths
    const [english, own] = [paths['en'], paths[first]]
    return english && own ? changed.replaceAll(`](/${english})`, `](/${own})`) : changed
  }, text)
}

function legalFile(root: string, id: string, answers: Answers, language: string): string {
  const source = sourceOf(language, answers.languages)
  const sample = join(root, 'fixtures/site/content')
  const { front, body } = parts(readFileSync(join(sample, `pages/${id}.${source}.md`), 'utf8'))
  const pairs = replacements(sample, answers)
  const own = (value: unknown): unknown => {
    if (typeof value === 'string') return replaceAll(value, pairs)
    if (Array.isArray(value)) return value.map(own)
    return isGroup(value)
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, own(inner)]))
      : value
  }
  const { checked: _checked, ...values } = own(front) as Record<string, unknown>
  const text = withOwnLinks(replaceAll(legalBody(body, source, answers), pairs), answers.languages)
  return written.includes(language)
    ? markdown(values, text)
    : markdown(marked(values, language), String(marked(text, language)))
}

type OldSettings = Record<string, { hosts: { netlify: object; ownServer: Record<string, unknown> } }>

function hostsOf(old: OldSettings, language: string) {
  const settings = old[language] ?? Object.values(old)[0]
  if (!settings) throw new Error('content/site/site.yml is empty: there are no web hosts to choose from.')
  return settings.hosts
}

/** The site's settings, one key per language; the facts of web hosts stay as they were. */
function settingsFile(root: string, starter: string, answers: Answers, out: LeftOut): string {
  const texts = parse(readFileSync(join(starter, 'site/site.yml'), 'utf8')) as Record<
    string,
    Record<string, unknown>
  >
  const old = parse(readFileSync(join(root, 'content/site/site.yml'), 'utf8')) as OldSettings
  const languages = answers.languages.map((language) => {
    const source = sourceOf(language, answers.languages)
    const { navigation, contact, footer, ...facts } = pruned(
      filled(texts[source], factsOf(answers, language)),
      out,
    ) as Record<string, unknown>
    const { netlify, ownServer } = hostsOf(old, source)
    const german = sourceOf(answers.languages[0] ?? 'en', answers.languages) === 'de'
    const own = {
      ...ownServer,
      // What is one value for all languages is written in the first one's.
      name: german ? '[Ihr Hostinganbieter]' : '[Your hosting provider]',
      street: german ? '[Straße]' : '[Street]',
      postalCode: '[12345]',
      city: source === 'de' ? '[Sitz des Anbieters]' : '[Its city]',
      country: countryIn(answers.country, language),
    }
    const values = {
      ...facts,
      host: answers.host,
      hosts: { netlify, ownServer: own },
      navigation,
      contact,
      footer,
    }
    return [language, written.includes(language) ? values : marked(values, language)]
  })
  return yaml(Object.fromEntries(languages))
}

/**
 * Returns the files below `content/` of the new site. Takes the project's folder, with the site that is replaced, and
 * the answers.
 */
export function contentFiles(root: string, answers: Answers): Files {
  const starter = join(root, 'starter/content')
  const out = leftOutOf(answers)
  const files: Files = new Map([['content/site/site.yml', settingsFile(root, starter, answers, out)]])
  for (const language of answers.languages) {
    const source = sourceOf(language, answers.languages)
    const ending = `.${source}.md`
    for (const collection of readdirSync(starter)) {
      if (collection === 'site' || !out.has(collection)) continue
      // Imprint and privacy policy name the management, whether there are examples or not.
      if (!answers.examples && collection !== 'pages' && collection !== 'team') continue
      for (const file of readdirSync(join(starter, collection)).filter((name) => name.endsWith(ending))) {
        const id = file.slice(0, -ending.length)
        if (collection === 'pages' && out.pages.includes(id as RouteId)) continue
        const text = readFileSync(join(starter, collection, file), 'utf8')
        files.set(
          posix.join('content', collection, `${id}.${language}.md`),
          starterFile(text, answers, language, out),
        )
      }
    }
    for (const id of legalPages)
      files.set(`content/pages/${id}.${language}.md`, legalFile(root, id, answers, language))
  }
  return files
}

/** Sets name and description in a JSON file of npm's; keeps the rest as it is. */
export function renamed(json: string, name: string, description: string): string {
  const data = JSON.parse(json) as {
    name: string
    description?: string
    packages?: Record<string, { name?: string }>
  }
  data.name = name
  if (data.description !== undefined) data.description = description
  const own = data.packages?.['']
  if (own) own.name = name
  return `${JSON.stringify(data, null, 2)}\n`
}
