/**
 * No file of the built site mentions unpublished entries: a draft, one in German only, a future article, an expired
 * job.
 */
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { localeCodes } from '../../src/site/locales'
import type { Check } from '../lib/report'

/** Occurs in titles, file names, headings, texts and the name of a picture, and nowhere else. */
const secret = 'quarzgeheimnis'

const languages = [...localeCodes, 'fr']
const sentence = (language: string) =>
  `In ${language} a sentence of ${secret} that is long enough for a description of a page.`

function article(id: string, lines: string, language: string): string {
  const front = `title: ${secret} ${id}\nsummary: ${sentence(language)}\nauthor: mara-lindqvist\n${lines}`
  return `---\n${front}\n---\n\n## Heading of ${secret}\n\n![Plan of ${secret}](/media/${secret}.png)\n\nIn ${language}.\n`
}

const job = (language: string) => `---
title: ${secret} in a job
summary: ${sentence(language)}
place: ${secret}
workload: ${secret}
employment: FULL_TIME
date: 2025-01-01
validThrough: 2025-02-01
tasks: [${secret}, a]
profile: [${secret}, b]
offer: [${secret}, c]
contact: mara-lindqvist
---
`

/** Plants the entries in the copy's content. */
export function plantSecrets(copy: string): void {
  const content = (path: string): string => join(copy, 'content', path)
  copyFileSync(content('media/workshop-wall.png'), content(`media/${secret}.png`))
  const write = (id: string, textIn: (language: string) => string, chosen: readonly string[] = languages) => {
    for (const language of chosen) writeFileSync(content(`${id}.${language}.md`), textIn(language))
  }
  const news = (id: string, lines: string, chosen?: readonly string[]) =>
    write(`news/${secret}-${id}`, (language) => article(id, lines, language), chosen)
  news('draft', 'date: 2026-03-01\ndraft: true')
  news('german', 'date: 2026-03-01\ndraft: true', ['de'])
  news('later', 'date: 2999-01-01')
  write(`jobs/${secret}-ended`, job)
}

/** The text of a file, decompressed if necessary. */
function textOf(file: string): string {
  const bytes = readFileSync(file)
  if (file.endsWith('.br')) return brotliDecompressSync(bytes).toString('latin1')
  // The search index is compressed, though its file names do not show it.
  return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('latin1')
}

/** Searches the names and the contents of all files. */
export function secretChecks(copy: string): Check[] {
  const folder = join(copy, 'public')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const told = files
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => `${file}\n${textOf(file)}`.toLowerCase().includes(secret))
  return [
    {
      name: 'nothing that is not published is mentioned',
      problems: told.map((file) => `${file.slice(folder.length)} mentions an entry that is not published`),
    },
    { name: 'files were searched', problems: files.length > 500 ? [] : [`only ${files.length} files`] },
  ]
}
