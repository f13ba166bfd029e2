/** A small valid site in code: the baseline that each bad case changes. */
import { checkSources } from '../check-sources'
import type { Problem } from '../../content-model/problems'
import { localeCodes } from '../../site/locales'
import { singleRouteIds } from '../../site/routes'
import type { SourceFile } from '../sources/source'

/** Texts or bytes by path. */
export type Files = Record<string, string | Uint8Array>

const sentence = {
  en: 'A sentence that is long enough for the description of a page.',
  de: 'Ein Satz, der für die Beschreibung einer Seite lang genug ist.',
}

/** The front matter of a page; `extra` is appended to the section list. */
export function page(locale: 'en' | 'de', extra = ''): string {
  const heading = { en: 'Heading', de: 'Überschrift' }[locale]
  return `---
title: Page
menuTitle: Page
description: ${sentence[locale]}
sections:
  - type: hero
    id: opening
    heading: ${heading}
    size: small
${extra}---
`
}

/** A product with one text section; `lines` are added to the front matter, `text` is the section's Markdown. */
export function product(lines = '', text = { en: 'Words.', de: 'Wörter.' }['en']): string {
  return `---
title: Lotse
tagline: One line says everything.
summary: ${sentence.en}
kind: Integration
order: 1
${lines}sections:
  - type: text
    id: words
    anchor: overview
    text: |
${text.replace(/^/gm, '      ')}
---
`
}

/** A news article; `lines` are added to the front matter. */
export function article(body = 'Words.\n', lines = '', date = '2026-03-01'): string {
  return `---
title: Article
summary: ${sentence.en}
date: ${date}
author: mara
${lines}---

${body}`
}

export const member = (lines = '') => `---
name: Mara
role: Lead
text: Builds things.
order: 1
${lines}---
`

const host =
  "{ name: H, street: S, postalCode: '1', city: C, country: L, processors: P, logDays: 7, messages: M, transfer: T }"

const settings = localeCodes
  .map((locale) => {
    const item = 'label: Home\n      link: home'
    return `${locale}:
  name: Musterwerk
  claim: Claim
  description: ${sentence[locale]}
  company: { legalName: M, street: S, postalCode: '1', city: C, country: L, phone: +49 30 123456, email: a@b.de, hours: H, register: R, vatId: V, directions: D }
  host: ownServer
  hosts:
    netlify: ${host}
    ownServer: ${host}
  navigation:
    - ${item}
  contact: { label: Contact, link: contact }
  footer:
    columns:
      - heading: Company
    managementLabel: Management
    legal:
      - { label: Imprint, link: imprint }
      - { label: Privacy, link: privacy }
`
  })
  .join('')

/** All files of the good site, with changes applied; `undefined` removes a file. */
export function filesOf(changes: Record<string, string | Uint8Array | undefined> = {}): Files {
  const files: Record<string, string | Uint8Array | undefined> = { 'content/site/site.yml': settings }
  for (const locale of localeCodes) {
    for (const id of singleRouteIds) files[`content/pages/${id}.${locale}.md`] = page(locale)
    files[`content/team/mara.${locale}.md`] = member()
  }
  const merged = Object.entries({ ...files, ...changes })
  return Object.fromEntries(
    merged.filter((entry): entry is [string, string | Uint8Array] => entry[1] !== undefined),
  )
}

function sourceOf(path: string, content: string | Uint8Array): SourceFile {
  // The fixture texts above are English; a German file with the same sentence would rightly count as untranslated.
  const text =
    typeof content === 'string' && path.endsWith('.de.md')
      ? content.replaceAll(sentence.en, sentence.de)
      : content
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  return { path, size: bytes.length, bytes }
}

export const media = ['/media/plan.png', '/media/Team.png']
export const downloads = ['/downloads/plan.pdf']

/** The current day in all tests of the check. */
export const day = '2026-06-01'

/** Checks the good site with some files changed. */
export function check(changes: Record<string, string | Uint8Array | undefined> = {}): Problem[] {
  const files = Object.entries(filesOf(changes)).map(([path, content]) => sourceOf(path, content))
  return checkSources({ files, media, downloads }, { day })
}

/** The same text in all languages of an entry. */
export function inAll(folder: string, content: string): Record<string, string> {
  return Object.fromEntries(localeCodes.map((locale) => [`content/${folder}.${locale}.md`, content]))
}

/** `rule path:line`, for compact comparisons. */
export const brief = (problems: readonly Problem[]) =>
  problems.map(({ rule, path, line }) => `${rule} ${path}:${line}`)

/** The ids of the failed rules, without duplicates. */
export const rulesOf = (problems: readonly Problem[]) => [...new Set(problems.map(({ rule }) => rule))]
