/** Words in another language inside a text: `[Page Not Found]{en}`, so that screen readers say them as they are meant. */
import type MarkdownIt from 'markdown-it'
import { isLanguageTag } from '../../lib/language-tag'

type Token = ReturnType<MarkdownIt['parse']>[number]

/** The type of its opening token: `markup` is the tag as written, the attribute `lang` is there if a language has it. */
export const languageOpen = 'language_open'
export const languageClose = 'language_close'

const marks = /(\[|\](?:\{\s*[a-z][a-z0-9-]*\s*\})?)/i
const closing = /^\]\{\s*([a-z0-9-]+)\s*\}$/i

/** An open bracket: its position in the list, and how deep inside emphasis and links. */
type Opened = { at: number; level: number }

type Make = (type: string, tag: string, nesting: -1 | 0 | 1) => Token

/** Pairs the brackets of one run of words. An escaped bracket is no plain text yet, so it stays as it is. */
function withSpans(tokens: readonly Token[], make: Make): Token[] {
  const done: Token[] = []
  const opened: Opened[] = []
  const addPart = (part: string, level: number): void => {
    const closed = part.startsWith(']') && opened.at(-1)?.level === level ? opened.pop() : undefined
    const tag = closing.exec(part)?.[1]
    const inside = closed ? done.slice(closed.at + 1) : []
    if (closed && tag && inside.some(({ type, content }) => type !== 'text' || content.trim() !== '')) {
      const open = make(languageOpen, 'span', 1)
      open.markup = tag
      if (isLanguageTag(tag)) open.attrSet('lang', tag)
      done[closed.at] = open
      done.push(make(languageClose, 'span', -1))
      return
    }
    if (part === '[') opened.push({ at: done.length, level })
    done.push(Object.assign(make('text', '', 0), { content: part, level }))
  }
  for (const token of tokens) {
    while ((opened.at(-1)?.level ?? 0) > token.level) opened.pop()
    if (token.children) token.children = withSpans(token.children, make)
    if (token.type !== 'text' || !/[[\]]/.test(token.content)) done.push(token)
    else for (const part of token.content.split(marks)) if (part) addPart(part, token.level)
  }
  return done
}

/** A plugin for both parsers, that of the pages and that of the content check. */
export function languageSpan(parser: MarkdownIt): void {
  parser.core.ruler.before('text_join', 'language_span', ({ tokens, Token }) => {
    const make: Make = (type, tag, nesting) => new Token(type, tag, nesting)
    for (const token of tokens) if (token.children) token.children = withSpans(token.children, make)
  })
}
