/** To-dos outside texts and settings: logo, history, translations. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { logoPaths } from '../pattern/logo-paths'
import { localeCodes, localeOf } from '../site/locales'
import { openWork, translationStatus } from '../translations-status/status'
import type { Point } from './point'
import { digestOf } from '../lib/digest'

/** A hash of the sample logo's paths. */
const sampleLogo = '8d0f924f1a2d29c4'

/** Takes the paths of the logo. Returns a point if they are the sample's. */
export function logoPoints(paths: unknown = logoPaths()): Point[] {
  const hash = digestOf(JSON.stringify(paths), 16)
  if (hash !== sampleLogo) return []
  return [
    {
      place: 'src/site/own/brand.ts',
      says: 'Logo, favicon and app icons are still the sample’s. Give your own to “npm run brand -- --logo logo.svg”; the icons follow.',
    },
  ]
}

/** Languages with built-in interface texts; `npm run new` copies them for every other one. */
const written = ['en', 'de'] as const

/** Shorter texts may well be equal in two languages: “News”, “Video”. */
const isSentence = (text: unknown): text is string =>
  typeof text === 'string' &&
  text
    .replace(/\{\{\w+\}\}/g, '')
    .trim()
    .split(/\s+/).length >= 3

type Texts = Readonly<Record<string, unknown>>

/**
 * Returns how many sentences of a language's interface texts are still another language's, by file. Takes the project's
 * folder and the languages of the site.
 */
export function interfacePoints(root: string, languages: readonly string[] = localeCodes): Point[] {
  const textsOf = (code: string, name: string): Texts => {
    const file = join(root, 'locales', code, name)
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {}
  }
  const namesOf = (code: string) => {
    const folder = join(root, 'locales', code)
    return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  }
  return languages.flatMap((code) =>
    namesOf(code).flatMap((name): Point[] => {
      const others = written.filter((other) => other !== code).map((other) => textsOf(other, name))
      const sentences = Object.entries(textsOf(code, name)).filter(([, text]) => isSentence(text))
      const copied = sentences.filter(([key, text]) => others.some((texts) => texts[key] === text))
      if (copied.length === 0) return []
      return [
        {
          place: `locales/${code}/${name}`,
          says: `${copied.length} of ${sentences.length} sentences of the interface are still in another language. Translate them.`,
        },
      ]
    }),
  )
}

/**
 * Returns the texts missing in a language, and whether the sitemap can take its dates from git. Takes the project's
 * folder. Outdated translations are left to `npm run translations`.
 */
export async function historyPoints(root: string): Promise<Point[]> {
  const status = await translationStatus(root, { drafts: false })
  const gaps = openWork(status).flatMap(({ entry, language: { locale, state, empty } }): Point[] => {
    if (state !== 'missing' && state !== 'incomplete') return []
    const lack = state === 'missing' ? 'is missing' : `lacks ${empty.join(', ')}`
    return [
      {
        place: `content/${entry.collection}/${entry.id}`,
        says: `“${entry.title}”: ${localeOf(locale).name} ${lack}. Write it, or visitors of that language do not find it.`,
      },
    ]
  })
  if (status.history === 'full') return gaps
  const says =
    'The history of the content is not complete here, so the sitemap has dates for articles only. Build from a clone with the whole history (fetch-depth: 0).'
  return [...gaps, { place: 'git', says }]
}
