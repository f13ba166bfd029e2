/** Inline text in another language: `[Page Not Found]{en}`, so that screen readers pronounce it correctly. */
import type MarkdownIt from 'markdown-it'
import { isLanguageTag } from '../../lib/language-tag'
import type { Token } from './heading-id'

/** The type of its opening token: `markup` is the tag as written, the attribute `lang` is set for a valid one. */
export const languageOpen = 'language_open'
export const languageClose = 'language_close'

const marks = /(\[|\](?:\{\s*[a-z][a-z0-9-]*\s*\})?)/i
const closing = /^\]\{\s*([a-z0-9-]+)\s*\}$/i

/** An open bracket: its index, and its nesting level in emphasis and links. */
type Opened = { at: number; level: number }

type Make = (type: string, tag: string, nesting: -1 | 0 | 1) => Token

/** Pairs the brackets of an inline token. Escaped brackets are not plain text tokens yet, so they are left alone. */
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

/** A plugin for both parsers: the renderer's and the content check's. */
export function languageSpan(parser: MarkdownIt): void {
  parser.core.ruler.before('text_join', 'language_span', ({ tokens, Token }) => {
    const make: Make = (type, tag, nesting) => new Token(type, tag, nesting)
    for (const token of tokens) if (token.children) token.children = withSpans(token.children, make)
  })
}
