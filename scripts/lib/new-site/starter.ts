/** The content of a new site: the starter’s files with the company’s facts, without the collections left out. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parse, stringify } from 'yaml'
import { pages } from '../../../src/content-model/collections/pages'
import type { SectionType } from '../../../src/content-model/fields'
import { sectionTypes } from '../../../src/content-model/sections'
import { isGroup } from '../../../src/lib/values'
import { today } from '../../../src/site/publishing'
import { routeOf, routes, type RouteId } from '../../../src/site/routes'
import { linksIn, sampleAddresses, type Addresses } from './addresses'
import { optionalCollections, type Answers } from './answers'
import { sourceOf, written } from './sources'

/** Files by path, relative to the project's folder. */
export type Files = Map<string, string>

/** Texts that every site needs and that are correct apart from the company's facts. */
const legalPages = ['imprint', 'privacy', 'accessibility']

/** A claim in one language also serves the others, unless it is a sentence that has to be translated. */
function claimOf({ claim, languages }: Answers, language: string): string {
  const others = languages.flatMap((code) => claim[code] ?? []).filter(({ length }) => length < sentence)
  const hint = claimHint[sourceOf(language, languages)] ?? claimHint.en
  return claim[language] ?? others[0] ?? `[${hint}]`
}

const claimHint: Readonly<Record<string, string>> & { en: string } = {
  en: 'Your claim: what you promise, in a few words.',
  de: 'Ihr Leitsatz: was Sie versprechen, in Kürze.',
}

/** A country's name in a language. */
const countryIn = (country: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country

/** Whether values shared by all languages are worded in German: they are written in the first language. */
const isGermanFirst = ({ languages }: Answers): boolean => sourceOf(languages[0] ?? 'en', languages) === 'de'

function factsOf(answers: Answers, language: string): Readonly<Record<string, string>> {
  const { name, legalName, street, postalCode, city, phone, email, manager, vatId } = answers
  return {
    ...{ name, legalName, street, postalCode, city, phone, email, manager },
    vatId: vatId || (isGermanFirst(answers) ? '[USt-IdNr.]' : '[VAT id]'),
    country: countryIn(answers.country, language),
    claim: claimOf(answers, language),
    today: today(),
  }
}

/** Fills in placeholders such as `[[name]]`. */
const fill = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replace(/\[\[(\w+)\]\]/g, (whole, name: string) => facts[name] ?? whole)

/** Changes every text of a tree. */
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item: unknown) => withTexts(item, change))
  if (!isGroup(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withTexts(inner, change)]))
}

/**
 * Texts of at least this length are sentences, which the content check requires to be translated (unequal-texts.ts).
 */
const sentence = 50

/** Marks a sentence as being in another language, within the length limit. */
function markedText(text: string, language: string): string {
  if (text.length < sentence) return text
  const mark = `[${language}: translate] `
  if (text.includes('\n')) return `${mark}\n\n${text}`
  const room = Math.max(text.length, 140) - mark.length
  return mark + (text.length > room ? text.slice(0, text.lastIndexOf(' ', room)) : text)
}

/** Marks the sentences of a language that the starter is not written in. */
const marked = (value: unknown, language: string): unknown =>
  written.includes(language) ? value : withTexts(value, (text) => markedText(text, language))

/**
 * Fills in a starter text for a language, and marks it if it is still in another one; a bare fact needs no translation.
 */
function filled(text: string, facts: Readonly<Record<string, string>>, language: string): string {
  const own = fill(text, facts)
  return /^\[\[\w+\]\]$/.test(text) ? own : String(marked(own, language))
}

/**
 * What a site without some collections leaves out: page ids, the addresses by which links refer to those pages, and
 * section types. Besides this site's addresses, links may use those in `addresses`.
 */
export function leftOut(names: readonly string[], addresses: Addresses = new Map()) {
  const has = (name: string | undefined) => name === undefined || !names.includes(name)
  // Of all routes, since the replaced site may have left out others.
  const pages = (Object.keys(routes) as RouteId[]).filter((id) => !has(routeOf(id).lists))
  const sections = Object.entries<SectionType>(sectionTypes).flatMap(([type, { lists }]) =>
    has(lists) ? [] : [type],
  )
  const paths = pages.flatMap((id) => [
    ...Object.values(routeOf(id).paths),
    ...Object.values(addresses.get(id) ?? {}),
  ])
  return { has, pages, paths: [...new Set(paths)], sections }
}

type LeftOut = ReturnType<typeof leftOut>

/** Adds topics, which belong to articles. */
export const withTheirs = (names: readonly string[]): string[] =>
  names.flatMap((name) => (name === 'news' ? ['news', 'tags'] : [name]))

const leftOutOf = (root: string, { collections }: Answers): LeftOut =>
  leftOut(
    withTheirs(optionalCollections.filter((name) => !collections.includes(name))),
    sampleAddresses(root),
  )

const isGone = (link: unknown, { pages }: LeftOut): boolean =>
  typeof link === 'string' &&
  pages.some((id) => link === id || (/^[#/]/.test(link.slice(id.length)) && link.startsWith(id)))

/** Removes lines that link to a page that is left out: `- [News](/news): …`. */
function withoutDeadLines(text: string, { paths }: LeftOut): string {
  const dead = paths.map((path) => `](/${path})`)
  return text
    .split('\n')
    .filter((line) => !dead.some((link) => line.includes(link)))
    .join('\n')
}

/** Removes sections, links and menu items whose page or collection is left out. */
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

/** Splits a Markdown file into front matter and text. */
export function parts(source: string): { front: unknown; body: string } {
  const [, front = '', body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(source) ?? []
  // YAML would read the starter's placeholders as lists.
  return { front: parse(front.replace(/^(\w+): (\[\[\w+\]\])$/gm, "$1: '$2'")), body }
}

export const yaml = (value: unknown): string =>
  stringify(value, { lineWidth: 0, aliasDuplicateObjects: false })

/** Writes dates without quotes, as in editors' files. */
export const markdown = (front: unknown, body: string): string =>
  `---\n${yaml(front).replace(/^(date: )["']?(\d{4}-\d{2}-\d{2})["']?$/m, '$1$2')}---\n${body}`

/**
 * Returns a file of the starter in a language, filled with `values`. Takes its path below `starter/` without language
 * and extension. A language that the starter is not written in gets another one's text, marked.
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
  const own = (text: string) => filled(text, values, language)
  return markdown(withTexts(front, own), own(body))
}

/** Values shared by all files of a new site. */
type Making = {
  readonly root: string
  readonly answers: Answers
  readonly out: LeftOut
  readonly links: (text: string) => string
}

function starterFile(source: string, language: string, { answers, out, links }: Making): string {
  const facts = factsOf(answers, language)
  const { front, body } = parts(source)
  const own = (text: string) => filled(links(text), facts, language)
  return markdown(withTexts(pruned(front, out), own), own(body))
}

/** Facts of the sample, some of which are in its legal texts, mapped to those of the new company. */
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

/** Replaces whole words in one pass, the longest first, so that no replacement is replaced again. */
function replaceAll(text: string, pairs: ReadonlyMap<string, string>): string {
  const words = [...pairs.keys()].sort((a, b) => b.length - a.length).map(literal)
  const any = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  return text.replace(any, (found) => pairs.get(found) ?? found)
}

/**
 * Parts of the sample's legal texts that only the owner can write, and parts that a site without a feature does not
 * need.
 */
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

/** Long registered names leave too little room for the rest of a description, so the short name is used there. */
function legalDescription(
  text: string,
  pairs: ReadonlyMap<string, string>,
  { legalName, name }: Answers,
): string {
  const description = replaceAll(text, pairs)
  return description.length <= pages.fields.description.max
    ? description
    : description.replace(legalName, name)
}

function legalFile(id: string, language: string, { root, answers, links }: Making): string {
  const source = sourceOf(language, answers.languages)
  const sample = join(root, 'fixtures/site/content')
  const { front, body } = parts(readFileSync(join(sample, `pages/${id}.${source}.md`), 'utf8'))
  const pairs = replacements(sample, answers)
  const { checked: _checked, description, ...values } = front as Record<string, unknown>
  const own = {
    ...(withTexts(values, (text) => replaceAll(text, pairs)) as object),
    description: legalDescription(String(description), pairs, answers),
  }
  const text = links(replaceAll(legalBody(body, source, answers), pairs))
  return markdown(marked(own, language), String(marked(text, language)))
}

type SampleSettings = Record<string, { hosts: { netlify: object; ownServer: Record<string, unknown> } }>

function hostsOf(sample: SampleSettings, language: string) {
  const settings = sample[language]
  if (!settings) throw new Error(`The sample says nothing about web hosts in “${language}”.`)
  return settings.hosts
}

/** The site's settings, one key per language; the facts about web hosts are the sample's. */
function settingsFile({ root, answers, out }: Making): string {
  const starter = join(root, 'starter/content')
  const texts = parse(readFileSync(join(starter, 'site/site.yml'), 'utf8')) as Record<
    string,
    Record<string, unknown>
  >
  const sample = parse(
    readFileSync(join(root, 'fixtures/site/content/site/site.yml'), 'utf8'),
  ) as SampleSettings
  const languages = answers.languages.map((language) => {
    const source = sourceOf(language, answers.languages)
    const facts = factsOf(answers, language)
    const { navigation, contact, footer, ...company } = withTexts(pruned(texts[source], out), (text) =>
      filled(text, facts, language),
    ) as Record<string, unknown>
    const { netlify, ownServer } = hostsOf(sample, source)
    const german = isGermanFirst(answers)
    const own = {
      ...ownServer,
      name: german ? '[Ihr Hostinganbieter]' : '[Your hosting provider]',
      street: german ? '[Straße]' : '[Street]',
      postalCode: '[12345]',
      city: source === 'de' ? '[Sitz des Anbieters]' : '[Its city]',
      country: countryIn(answers.country, language),
      transfer:
        source === 'de'
          ? '[Wo Ihr Hostinganbieter die Daten verarbeitet; außerhalb des Europäischen Wirtschaftsraums auch, worauf sich die Übermittlung stützt]'
          : '[Where your hosting provider processes the data; outside the European Economic Area also the basis of the transfer]',
    }
    const hosts = marked({ netlify, ownServer: own }, language)
    return [language, { ...company, host: answers.host, hosts, navigation, contact, footer }]
  })
  return yaml(Object.fromEntries(languages))
}

/**
 * Returns the files below `content/` of the new site. Takes the folder of the project, which holds the site to be
 * replaced, and the answers.
 */
export function contentFiles(root: string, answers: Answers): Files {
  const starter = join(root, 'starter/content')
  const out = leftOutOf(root, answers)
  const making = { root, answers, out, links: linksIn(root, answers.languages) }
  const files: Files = new Map([['content/site/site.yml', settingsFile(making)]])
  for (const language of answers.languages) {
    const source = sourceOf(language, answers.languages)
    const ending = `.${source}.md`
    for (const collection of readdirSync(starter)) {
      if (collection === 'site' || !out.has(collection)) continue
      // The imprint and the privacy policy name the management even without examples.
      if (!answers.examples && collection !== 'pages' && collection !== 'team') continue
      for (const file of readdirSync(join(starter, collection)).filter((name) => name.endsWith(ending))) {
        const id = file.slice(0, -ending.length)
        if (collection === 'pages' && out.pages.includes(id as RouteId)) continue
        const text = readFileSync(join(starter, collection, file), 'utf8')
        files.set(
          posix.join('content', collection, `${id}.${language}.md`),
          starterFile(text, language, making),
        )
      }
    }
    for (const id of legalPages)
      files.set(`content/pages/${id}.${language}.md`, legalFile(id, language, making))
  }
  return files
}

/** Sets name and description in one of npm's JSON files; keeps the rest. */
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
