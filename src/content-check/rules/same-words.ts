/** Links with the same text on one page have the same target: in a list of links, the text is all there is. */
import type { FieldPath, Finding } from '../../content-model/problems'
import type { Label } from '../../content-model/fields'
import { plainWords } from '../../lib/plain-words'
import { parseSiteLink } from '../../site/paths'
import { outOfBounds } from '../markdown-bounds'
import { linksOf, parseMarkdown } from '../markdown-parse'
import { bodyLabel, type Rule } from '../rule'
import { walkFields } from '../../content-model/walk'
import { message, quote } from '../../content-model/sentences'

type WordedLink = { words: string; target: string; at: FieldPath; label: Label; textLine?: number }

/** Reports a second target for the same link text. */
export const sameWords: Rule = ({ collection, values, lookup }) => {
  const links: WordedLink[] = []
  const addText = (source: unknown, at: FieldPath, label: Label) => {
    if (typeof source !== 'string' || outOfBounds(source)) return
    for (const { words, href, line } of linksOf(parseMarkdown(source).tokens))
      links.push({ words, target: href, at, label, textLine: line })
  }
  walkFields(collection.fields, values, ({ field, value, group, label, at }) => {
    if (field.kind === 'markdown') addText(value, at, label)
    const words = group['label']
    if (field.kind === 'link' && typeof value === 'string' && typeof words === 'string')
      links.push({ words, target: value, at, label })
  })
  addText(values['body'], ['body'], bodyLabel)
  const first = new Map<string, string>()
  return links.flatMap(({ words, target, at, label, textLine }): Finding[] => {
    const page = parseSiteLink(target, lookup.findEntry)
    const place = page ? `${page.route} ${page.entry ?? ''} ${page.suffix}` : target
    const key = plainWords(words)
    const before = first.get(key)
    if (before === undefined) first.set(key, place)
    if (key === '' || before === undefined || before === place) return []
    const named = quote(words, 60)
    const content = message('same-words-other-target', { named }, 'warning')
    return [{ ...content, label, at, ...(textLine === undefined ? {} : { textLine }) }]
  })
}
