/** Generates many articles from the sample's, in every language, as content for build benchmarks. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  defaultLocale,
  localeCodes,
  perLocale,
  type LocaleCode,
  type PerLocale,
} from '../../../src/site/locales'

/** The date of the newest generated article; each further one is a day older. */
const newest = Date.UTC(2024, 5, 1)
const day = 24 * 60 * 60 * 1000

const fileOf = (id: string, locale: LocaleCode): string => `${id}.${locale}.md`

/** The files of the sample's articles, by name and language; only those that exist in all languages. */
function samplesIn(folder: string): PerLocale<string>[] {
  const ids = [...new Set(readdirSync(folder).map((name) => name.replace(/\.[a-z]+\.md$/, '')))].sort()
  const whole = ids.filter((id) =>
    localeCodes.every((locale) => readdirSync(folder).includes(fileOf(id, locale))),
  )
  return whole.map((id) => perLocale((locale) => readFileSync(join(folder, fileOf(id, locale)), 'utf8')))
}

/** A sample with another title and date, and its parts in another order, so that no two texts are equal. */
function variation(sample: string, number: number): string {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(sample) ?? []
  const date = new Date(newest - number * day).toISOString().slice(0, 10)
  const named = front
    .replace(/^title: (.*?)['"]?$/m, (_, title: string) => {
      const plain = title.replace(/^['"]/, '')
      return `title: ${JSON.stringify(`${plain.slice(0, 60)} ${number}`)}`
    })
    .replace(/^slug: (.*)$/m, `slug: $1-${number}`)
    .replace(/^date: .*$/m, `date: ${date}`)
  const [opening = '', ...parts] = body.split(/^(?=## )/m)
  const turn = number % Math.max(1, parts.length)
  const turned = [...parts.slice(turn), ...parts.slice(0, turn)].map((part) => part.trimEnd())
  return `---\n${named}\n---\n${[opening.trimEnd(), ...turned].join('\n\n')}\n`
}

/**
 * Adds `count` articles to the content of the project at `root`, each in every language; deterministic. Returns the
 * file of the first one in the default language, for an edit.
 */
export function addArticles(root: string, count: number): string {
  const folder = join(root, 'content/news')
  const samples = samplesIn(folder)
  for (let number = 1; number <= count; number++) {
    for (const locale of localeCodes) {
      const sample = samples[number % samples.length]?.[locale] ?? ''
      const text = variation(sample, number)
      writeFileSync(join(folder, fileOf(`bench-${number}`, locale)), text)
    }
  }
  return join(folder, fileOf('bench-1', defaultLocale))
}
