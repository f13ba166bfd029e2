/** Accessibility of every page's HTML: names of fields and groups, link texts, languages. */
import type { HTMLElement } from 'node-html-parser'
import { unmarkedLanguage } from '../../src/content-check/rules/wording'
import { typedLineFaults } from '../../src/content-check/rules/typed-structure'
import { linkTextFault } from '../../src/content-check/rules/link-texts'
import { isLocaleCode, type LocaleCode } from '../../src/site/locales'
import type { Check } from '../lib/report'
import type { Site } from '../lib/site'

/** A finding; `rule` is a stable name. */
export type AccessProblem = { rule: string; what: string }

const wordsOf = (element: HTMLElement | null | undefined): string =>
  element?.structuredText.replace(/\s+/g, ' ').trim() ?? ''

const within = (element: HTMLElement, selector: string): HTMLElement | undefined =>
  element.closest(selector) ?? undefined

const byIds = (root: HTMLElement, ids: string | undefined): string =>
  (ids ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => wordsOf(root.querySelectorAll('[id]').find((element) => element.id === id)))
    .join(' ')
    .trim()

const fields = (root: HTMLElement): HTMLElement[] =>
  root
    .querySelectorAll('input, select, textarea')
    .filter((field) => !/^(?:hidden|submit|button|image|reset)$/.test(field.getAttribute('type') ?? ''))

function labelsOf(root: HTMLElement, field: HTMLElement): HTMLElement[] {
  const around = within(field, 'label')
  const named = field.id
    ? root.querySelectorAll('label').filter((label) => label.getAttribute('for') === field.id)
    : []
  return [...new Set([...named, ...(around ? [around] : [])])]
}

/** A placeholder disappears when it is needed, so it does not count as a name. */
function fieldProblems(root: HTMLElement): AccessProblem[] {
  const seen = new Map<string, HTMLElement>()
  return fields(root).flatMap((field) => {
    const labels = labelsOf(root, field)
    const name =
      labels.map(wordsOf).join(' ').trim() ||
      byIds(root, field.getAttribute('aria-labelledby')) ||
      (field.getAttribute('aria-label') ?? field.getAttribute('title') ?? '').trim()
    const what = field.outerHTML.slice(0, 100)
    const problems: AccessProblem[] = []
    if (!name) problems.push({ rule: 'field-without-label', what })
    if (labels.length > 1) problems.push({ rule: 'field-with-two-labels', what })
    const form = within(field, 'form')
    const key = `${form?.id ?? ''} ${form?.range.join() ?? ''} ${wordsOf(within(field, 'fieldset')?.querySelector('legend'))} ${name}`
    if (name && !/^(?:radio|checkbox)$/.test(field.getAttribute('type') ?? '') && seen.has(key))
      problems.push({ rule: 'two-fields-of-one-name', what: name })
    seen.set(key, field)
    return problems
  })
}

/** Groups of choices need a name: the question that they answer. */
function groupProblems(root: HTMLElement): AccessProblem[] {
  const groups = new Map<string, HTMLElement[]>()
  for (const field of fields(root)) {
    const type = field.getAttribute('type')
    const name = field.getAttribute('name')
    if ((type !== 'radio' && type !== 'checkbox') || !name) continue
    const key = `${type} ${name} ${within(field, 'form')?.range.join() ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), field])
  }
  const grouped = [...groups.values()].filter(
    ([first, second]) => second ?? first?.getAttribute('type') === 'radio',
  )
  const ungrouped = grouped.filter(([first]) => {
    const around = first && within(first, 'fieldset, [role=group], [role=radiogroup]')
    const legend = wordsOf(around?.querySelector('legend'))
    return (
      !around ||
      !(legend || around.getAttribute('aria-label') || byIds(root, around.getAttribute('aria-labelledby')))
    )
  })
  const nameless = root
    .querySelectorAll('fieldset')
    .filter(
      (set) =>
        !wordsOf(set.querySelector('legend')) &&
        !set.getAttribute('aria-label') &&
        !set.getAttribute('aria-labelledby'),
    )
  return [
    ...ungrouped.map(([first]) => ({
      rule: 'group-without-legend',
      what: first?.outerHTML.slice(0, 100) ?? '',
    })),
    ...nameless.map((set) => ({ rule: 'group-without-legend', what: set.outerHTML.slice(0, 100) })),
  ]
}

/** The same rules for link texts as in the content check, for what components render. */
function linkProblems(root: HTMLElement): AccessProblem[] {
  return root.querySelectorAll('main a[href]').flatMap((link) => {
    const what = link.outerHTML.slice(0, 100)
    const words = link.getAttribute('aria-label') ?? wordsOf(link)
    if (link.getAttribute('href') === '#') return [{ rule: 'empty-target', what }]
    const fault = words ? linkTextFault(words) : undefined
    return fault ? [{ rule: fault.rule, what }] : []
  })
}

function pictureProblems(root: HTMLElement): AccessProblem[] {
  return root.querySelectorAll('img[alt]').flatMap((image) => {
    const alt = image.getAttribute('alt')?.trim() ?? ''
    const caption = wordsOf(within(image, 'figure')?.querySelector('figcaption'))
    const problems: AccessProblem[] = []
    if (/\.(?:png|jpe?g|webp|avif|gif|svg)$/i.test(alt))
      problems.push({ rule: 'alt-is-file-name', what: alt })
    if (alt && alt === caption) problems.push({ rule: 'alt-repeats-caption', what: alt })
    return problems
  })
}

const tableProblems = (root: HTMLElement): AccessProblem[] =>
  root
    .querySelectorAll('table')
    .filter(
      (table) =>
        !/^(?:presentation|none)$/.test(table.getAttribute('role') ?? '') && !table.querySelector('th'),
    )
    .map((table) => ({ rule: 'table-without-head', what: wordsOf(table).slice(0, 60) }))

/** Finds paragraphs that are entirely bold, above another one. */
const headingProblems = (root: HTMLElement): AccessProblem[] =>
  root
    .querySelectorAll('main p')
    .filter((paragraph) => {
      const [first, second] = paragraph.childNodes.filter(({ text }) => text.trim() !== '')
      const isBold = first !== undefined && !second && /^<(?:b|strong)\b/i.test(first.toString())
      return isBold && paragraph.nextElementSibling?.tagName === 'P'
    })
    .map((paragraph) => ({ rule: 'bold-as-heading', what: wordsOf(paragraph).slice(0, 60) }))

/** Videos need captions, and players need controls. */
const recordingProblems = (root: HTMLElement): AccessProblem[] =>
  root.querySelectorAll('video, audio').flatMap((player) => {
    const what = player.outerHTML.slice(0, 100)
    const problems: AccessProblem[] = []
    if (player.tagName === 'VIDEO' && !player.querySelector('track[kind=captions], track[kind=subtitles]'))
      problems.push({ rule: 'video-without-captions', what })
    if (player.getAttribute('controls') === undefined)
      problems.push({ rule: 'player-without-controls', what })
    return problems
  })

/** The blocks of text on a page, each with the language of its closest `lang` attribute. */
function paragraphsOf(root: HTMLElement): { words: string; lines: string[]; language: string }[] {
  return root
    .querySelectorAll(
      'main p, main li, main dd, main td, main h1, main h2, main h3, main figcaption, main blockquote',
    )
    .filter((element) => !element.querySelector('p, li, dd, td, blockquote'))
    .map((element) => {
      const copy = element.innerHTML
        .replace(/<(\w+)[^>]*\slang=[^>]*>.*?<\/\1>/gs, ' ')
        .replace(/<code.*?<\/code>/gs, ' ')
      const lines = copy
        .split(/<br\s*\/?>/)
        .map((line) => line.replace(/<[^>]*>/g, '').replace(/&nbsp;/g, ' '))
      return {
        words: lines.join(' ').replace(/\s+/g, ' ').trim(),
        lines,
        language: within(element, '[lang]')?.getAttribute('lang') ?? '',
      }
    })
}

function wordProblems(root: HTMLElement, locale: LocaleCode): AccessProblem[] {
  return paragraphsOf(root).flatMap(({ words, lines, language }) => {
    const own = language.split('-')[0]
    const typed =
      lines.length > 1 ? typedLineFaults(lines).map(({ rule }) => ({ rule, what: words.slice(0, 60) })) : []
    const foreign = unmarkedLanguage(words, isLocaleCode(own) ? own : locale)
    return [...typed, ...(foreign ? [{ rule: 'unmarked-language', what: foreign }] : [])]
  })
}

/** Returns everything that is wrong with one page. */
export function accessProblems(root: HTMLElement, locale: LocaleCode): AccessProblem[] {
  return [
    ...fieldProblems(root),
    ...groupProblems(root),
    ...linkProblems(root),
    ...pictureProblems(root),
    ...headingProblems(root),
    ...tableProblems(root),
    ...recordingProblems(root),
    ...wordProblems(root, locale),
  ]
}

export const accessChecks = (site: Site): Check[] =>
  site.pages.map(({ path, root, locale }) => ({
    name: `access ${path}`,
    problems: accessProblems(root, locale).map(({ rule, what }) => `${rule}: ${what}`),
  }))
