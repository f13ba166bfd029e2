/** Parses Markdown into tokens for checking: raw HTML and unsafe links stay in the tokens instead of being dropped. */
import MarkdownIt from 'markdown-it'
import { createHeadingIds, textOf, type Token } from '../content-model/markdown/heading-id'
import { languageSpan } from '../content-model/markdown/language-span'
import { videoLine } from '../content-model/markdown/video-line'
import { memoizeRecent } from './memoize'

export type { Token }

const parser = new MarkdownIt({ html: true, linkify: false, typographer: false })
parser.use(videoLine)
parser.use(languageSpan)
parser.validateLink = () => true

export type ParsedMarkdown = {
  readonly tokens: Token[]
  readonly definitions: { href: string; line: number }[]
}

/** The name of a link reference definition (`[name]: address`), normalized as the parser does. */
function nameOf(line: string): string {
  return parser.utils.normalizeReference(/^ {0,3}\[([^\]]+)\]:/.exec(line)?.[1] ?? '')
}

/**
 * Parses a text. Check its bounds first (`markdown-bounds.ts`). `definitions` are the `[name]: address` lines.
 */
export const parseMarkdown = memoizeRecent((source): ParsedMarkdown => {
  const env: { references?: Record<string, { href: string }> } = {}
  const tokens = parser.parse(source, env)
  const lines = source.split('\n')
  const lineOf = (name: string) => lines.findIndex((line) => nameOf(line) === name)
  const definitions = Object.entries(env.references ?? {})
  return {
    tokens,
    definitions: definitions.map(([name, { href }]) => ({ href, line: Math.max(0, lineOf(name)) })),
  }
})

/** The accessible name of a link, alternative texts of images included. */
export function spokenText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => token.content)
    .join('')
    .trim()
}

export type WordedLink = { words: string; href: string; line: number }

/** An address with percent-encoding decoded. */
export function decoded(href: string): string {
  try {
    return decodeURI(href)
  } catch {
    return href
  }
}

/** The links of one inline token; `line` counts from 0. */
export function linksIn(children: readonly Token[], firstLine: number): WordedLink[] {
  let line = firstLine
  return children.flatMap((token, index): WordedLink[] => {
    if (token.type === 'softbreak' || token.type === 'hardbreak') line += 1
    if (token.type !== 'link_open') return []
    const end = children.findIndex((other, at) => at > index && other.type === 'link_close')
    const words = spokenText(children.slice(index + 1, end))
    return [{ words, href: decoded(token.attrGet('href') ?? ''), line }]
  })
}

/** All links of a text. */
export const linksOf = (tokens: readonly Token[]): WordedLink[] =>
  tokens.flatMap(({ children, map }) => (children ? linksIn(children, map?.[0] ?? 0) : []))

export type Heading = { level: number; text: string; id: string; line: number }

/** All headings in order, with the ids that the renderer gives them; `line` counts from 0. */
export function headingsOf(tokens: readonly Token[]): Heading[] {
  const idFor = createHeadingIds()
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open') return []
    const text = textOf(tokens[index + 1]?.children ?? null)
    return [{ level: Number(token.tag.slice(1)), text, id: idFor(text), line: token.map?.[0] ?? 0 }]
  })
}
